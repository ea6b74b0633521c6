import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { eventPage } from "../../../../data/event-page.ts";
import { NextEvent } from "../../../../src/sections/events/event-registration.tsx";
import { supper } from "../../events/supper.ts";
import { renderOnPage } from "../../on-page.tsx";

const [breakfast, walk] = [
  { ...supper, slug: "long-breakfast", title: "Long Breakfast", endsAt: "2027-05-01T10:00:00-04:00" },
  { ...supper, slug: "long-walk", title: "Long Walk", endsAt: "2027-06-01T10:00:00-04:00" },
];

function openAt(now: string) {
  vi.setSystemTime(now);
  renderOnPage(<NextEvent event={supper} events={[supper, breakfast, walk]} words={eventPage} />);
}

const links = (region: string) =>
  within(screen.getByRole("region", { name: region }))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

afterEach(() => void vi.useRealTimers());

it("links to the next open event", () => {
  openAt("2027-04-01T12:00:00-04:00");
  expect(links(eventPage.next)).toEqual(["/events/long-breakfast", "/events"]);
  cleanup();
  openAt("2027-05-02T12:00:00-04:00");
  expect(links(eventPage.next)).toEqual(["/events/long-walk", "/events"]);
});

it("links to all events if no other event is open", () => {
  openAt("2028-01-01T12:00:00-05:00");
  expect(links(eventPage.more)).toEqual(["/events"]);
  expect(screen.queryByRole("region", { name: eventPage.next })).toBeNull();
});
