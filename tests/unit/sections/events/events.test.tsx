import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { eventPage } from "../../../../data/event-page.ts";
import { events, eventsPage } from "../../../../data/events.ts";
import { registrationFor } from "../../../../data/forms/event-registration.ts";
import { gatherings } from "../../../../data/homestead.ts";
// Preloads the form's lazy modules, so that a slow machine does not matter.
import "../../../../src/forms/site-form-body.tsx";
import { EventRow, RecentEvents, UpcomingEvents } from "../../../../src/sections/events/event-lists.tsx";
import { NextEvent } from "../../../../src/sections/events/event-registration.tsx";
import { OpenRegistration } from "../../../../src/sections/events/events-hero.tsx";
import { EventReceipt, RegistrationForm } from "../../../../src/sections/events/registration-form.tsx";
import { supper } from "../../events/supper.ts";
import { renderOnPage } from "../../on-page.tsx";

const [breakfast, walk] = [
  {
    ...supper,
    slug: "long-breakfast",
    title: "Long Breakfast",
    startsAt: "2027-05-01T08:00:00-04:00",
    endsAt: "2027-05-01T10:00:00-04:00",
  },
  {
    ...supper,
    slug: "long-walk",
    title: "Long Walk",
    startsAt: "2027-06-01T08:00:00-04:00",
    endsAt: "2027-06-01T10:00:00-04:00",
  },
];
const row = <EventRow event={supper} words={eventsPage.upcoming} />;
const next = <NextEvent event={supper} events={[supper, breakfast, walk]} words={eventPage} />;
const receipt = (chosen: string) => (
  <EventReceipt events={[breakfast, supper]} chosen={chosen} words={eventsPage.upcoming} />
);

function openAt(now: string, content: ReactNode) {
  vi.setSystemTime(now);
  return renderOnPage(content);
}

afterEach(() => void vi.useRealTimers());

it("lists an open event with its registration and a machine-readable date until it begins", () => {
  openAt("2027-04-17T16:59:00-04:00", row);
  expect(screen.getByText("Register Now")).toBeVisible();
  const register = screen.getByRole("link", { name: "Register Free: Long Supper" });
  expect(register).toHaveAttribute("href", "/events/long-supper#register");
  expect(screen.getByText("17").closest("time")).toHaveAttribute("datetime", supper.startsAt);
});

it("lists a past event with only a link to its page", () => {
  openAt("2027-04-17T20:00:00-04:00", row);
  expect(screen.getByText("Past Event")).toBeVisible();
  expect(screen.getByRole("link")).toHaveAttribute("href", "/events/long-supper");
});

it.each([
  ["the next open event", "2027-04-01T12:00:00-04:00", eventPage.next, ["/events/long-breakfast", "/events"]],
  ["a later one", "2027-05-02T12:00:00-04:00", eventPage.next, ["/events/long-walk", "/events"]],
  ["all events if no other event is open", "2028-01-01T12:00:00-05:00", eventPage.more, ["/events"]],
])("links to %s", (_, now, name, hrefs) => {
  openAt(now, next);
  const links = within(screen.getByRole("region", { name })).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(hrefs);
  expect(screen.getAllByRole("region")).toHaveLength(1);
});

it("names event, time, place, and calendar in the receipt of a registration", () => {
  openAt("2027-01-01T12:00:00Z", receipt("long-supper"));
  expect(screen.getByText("Long Supper")).toBeVisible();
  expect(screen.getByText("Saturday, April 17, 2027, 5:00 PM–8:00 PM EDT")).toBeVisible();
  expect(screen.getByText("The barn")).toBeVisible();
  expect(screen.getByRole("button", { name: "Add to calendar: Long Supper" })).toBeVisible();
  expect(screen.queryByText("Long Breakfast")).toBeNull();
  cleanup();
  expect(openAt("2027-01-01T12:00:00Z", receipt("long-nap")).container).toHaveTextContent("");
});

function openPage(now: string) {
  vi.setSystemTime(now);
  renderOnPage(
    <>
      <UpcomingEvents words={eventsPage.upcoming} events={events} gatherings={[]} />
      <OpenRegistration events={events} words={eventsPage.registration}>
        <RegistrationForm events={events} copy={eventsPage} formFor={registrationFor} />
      </OpenRegistration>
      <RecentEvents words={eventsPage.recent} told={[]} events={events} />
    </>,
  );
}

const titles = (region: string) =>
  within(screen.getByRole("region", { name: region }))
    .queryAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);

it("lists an ended event as past and removes it from the form", async () => {
  openPage(events[1]?.endsAt ?? "");
  expect(titles("Upcoming events")).toEqual(["Ground and Breath"]);
  expect(titles("Recent events")).toEqual(["The 15 Pillars at Work", "Winter Kitchen"]);
  expect(screen.getByRole("link", { name: "Winter Kitchen" })).toHaveAttribute("href", "/events/winter-kitchen");
  expect(screen.queryByText(/Bring a knife/)).toBeNull();
  const choice = await screen.findByLabelText("Event");
  expect(choice).toHaveTextContent("Ground and Breath");
});

it("keeps an event that has begun in the list, without its registration", async () => {
  openPage(events[0]?.startsAt ?? "");
  expect(screen.getByText("Happening Now")).toBeVisible();
  expect(screen.queryByRole("link", { name: /Register Free.*Winter Kitchen/ })).toBeNull();
  const choice = await screen.findByLabelText("Event");
  expect(within(choice).getAllByRole("option")).toHaveLength(2);
});

it("lists gatherings by date with the later events, and filters them", async () => {
  vi.setSystemTime(events[0]?.startsAt ?? "");
  renderOnPage(<UpcomingEvents words={eventsPage.upcoming} events={events} gatherings={gatherings} />);
  const list = screen.getByRole("region", { name: "Also coming up" });
  const shown = () =>
    within(list)
      .getAllByRole("heading", { level: 3 })
      .filter((heading) => !heading.closest("[hidden]"))
      .map(({ textContent }) => textContent);
  expect(shown()).toEqual([
    "Also coming up",
    "Fire and soup",
    "The 15 Pillars at Work",
    "Seed keeping day",
    "First Thaw weekend retreat",
    "Ground and Breath",
  ]);
  await userEvent.click(within(list).getByRole("button", { name: "Public events" }));
  expect(shown()).toEqual(["Also coming up", "The 15 Pillars at Work", "Ground and Breath"]);
  await userEvent.click(within(list).getByRole("button", { name: "Gatherings on the land" }));
  expect(shown()).toHaveLength(4);
  expect(window.location.search).toBe("?show=land");
});

it("replaces the form with a notice after all events", async () => {
  openPage(events.at(-1)?.endsAt ?? "");
  expect(titles("Upcoming events")).toEqual([]);
  expect(screen.getByText(eventsPage.registration.none)).toBeVisible();
  expect(screen.queryByText(eventsPage.registration.text)).toBeNull();
  expect(screen.getByText(eventsPage.upcoming.none)).toBeVisible();
  // Screen readers announce empty lists, too.
  expect(within(screen.getByRole("region", { name: "Upcoming events" })).queryByRole("list")).toBeNull();
  expect(screen.queryByRole("form")).toBeNull();
});
