import "@testing-library/jest-dom/vitest";
import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { cleanup, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { eventPage } from "../../../../data/event-page.ts";
import { NextEvent } from "../../../../src/sections/events/event-registration.tsx";
import { system } from "../../../../theme/index.ts";
import { supper } from "../../events/supper.ts";

// The first render builds the whole theme, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const [breakfast, walk] = [
  { ...supper, slug: "long-breakfast", title: "Long Breakfast", endsAt: "2027-05-01T10:00:00-04:00" },
  { ...supper, slug: "long-walk", title: "Long Walk", endsAt: "2027-06-01T10:00:00-04:00" },
];

function openAt(now: string) {
  vi.setSystemTime(now);
  render(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <NextEvent event={supper} events={[supper, breakfast, walk]} words={eventPage} />
      </MemoryRouter>
    </ChakraProvider>,
  );
}

const links = (region: string) =>
  within(screen.getByRole("region", { name: region }))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

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
