import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { eventPage } from "../../../../data/event-page.ts";
import { eventsPage, events as everyEvent } from "../../../../data/events.ts";
import { gatherings } from "../../../../data/homestead.ts";
import { builtAt } from "../../../../src/components/use-hydrated.ts";
import { EventRow, RecentEvents, UpcomingEvents } from "../../../../src/sections/events/event-lists.tsx";
import { EventRegistration, NextEvent } from "../../../../src/sections/events/event-registration.tsx";
import { EventReceipt } from "../../../../src/sections/events/registration-form.tsx";
import { supper } from "../../events/supper.ts";
import { renderOnPage } from "../../on-page.tsx";
import { isShown, startLists } from "../../with-lists.ts";

/** Sample events, because real events come and go. */
const events = everyEvent.filter(({ placeholder }) => placeholder);

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

const built = builtAt.getTime();

/** Opens content at `now` without a new build. */
function openAt(now: string, content: ReactNode) {
  vi.setSystemTime(now);
  const page = renderOnPage(content);
  startLists();
  return page;
}

/** Renders content as built and opened at `now`. */
function buildAt(now: string, content: ReactNode) {
  builtAt.setTime(Date.parse(now));
  return openAt(now, content);
}

/** Leaves timeouts and microtasks real, because forms load code on demand. */
const fakeClock = () => vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  builtAt.setTime(built);
});

const shownText = (text: string) => screen.getAllByText(text).some(isShown);

it("lists an open event with its registration and a machine-readable date until it begins", () => {
  fakeClock();
  openAt("2027-04-17T16:59:00-04:00", row);
  expect(shownText("Register Now")).toBe(true);
  const register = screen.getByRole("link", { name: "Register Free: Long Supper" });
  expect(register).toHaveAttribute("href", "/events/long-supper#register");
  expect(screen.getByText("17").closest("time")).toHaveAttribute("datetime", supper.startsAt);
  vi.advanceTimersByTime(60_000);
  expect([shownText("Register Now"), shownText("Happening Now")]).toEqual([false, true]);
  expect(screen.queryByRole("link", { name: "Register Free: Long Supper" })).toBeNull();
});

it("lists a past event with only a link to its page", () => {
  openAt("2027-04-17T20:00:00-04:00", row);
  expect([shownText("Happening Now"), shownText("Past Event")]).toEqual([false, true]);
  expect(screen.getByRole("link")).toHaveAttribute("href", "/events/long-supper");
});

it.each([
  ["the next open event", "2027-04-01T12:00:00-04:00", eventPage.next, ["/events/long-breakfast", "/events"]],
  ["a later one", "2027-05-02T12:00:00-04:00", eventPage.next, ["/events/long-walk", "/events"]],
  ["all events if no other event is open", "2028-01-01T12:00:00-05:00", eventPage.more, ["/events"]],
])("links to %s", (_, now, name, hrefs) => {
  buildAt(now, next);
  const links = within(screen.getByRole("region", { name })).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(hrefs);
  expect(screen.getAllByRole("region")).toHaveLength(1);
});

it("names event, time, place, and calendar in the receipt of a registration", () => {
  openAt("2027-01-01T12:00:00Z", <EventReceipt event={supper} words={eventsPage.upcoming} />);
  expect(screen.getByText("Long Supper")).toBeVisible();
  expect(screen.getByText("Saturday, April 17, 2027, 5:00 PM–8:00 PM EDT")).toBeVisible();
  expect(screen.getByText("The barn")).toBeVisible();
  expect(screen.getByRole("button", { name: "Add to calendar: Long Supper" })).toBeVisible();
});

function EventPage() {
  return (
    <EventRegistration event={supper} events={[supper, breakfast]} words={eventPage} ended={eventsPage.registration}>
      <p>The form</p>
    </EventRegistration>
  );
}

it("replaces an event's form by a notice after it begins, and by another one after it ends", () => {
  fakeClock();
  openAt("2027-04-17T16:59:00-04:00", <EventPage />);
  const region = () => screen.getAllByRole("region");
  expect(region()).toEqual([screen.getByRole("region", { name: "Register for Long Supper" })]);
  expect(shownText("The form")).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(shownText("The form")).toBe(false);
  expect(region()).toHaveLength(1);
  const closed = eventsPage.registration.closed.replace("{event}", "Long Supper");
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(closed);
  vi.advanceTimersByTime(3 * 3_600_000);
  expect(region()).toEqual([screen.getByRole("region", { name: eventPage.over })]);
  expect(region()[0]).toHaveTextContent("It was on April 17, 2027.");
  expect(region()[0]).toHaveTextContent("Long Breakfast");
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

const page = (
  <>
    <UpcomingEvents words={eventsPage.upcoming} events={events} gatherings={[]} />
    <RecentEvents words={eventsPage.recent} told={[]} events={events} />
  </>
);

const titles = (region: string) =>
  within(screen.getByRole("region", { name: region }))
    .queryAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);

it("lists in the next build an ended event as past", () => {
  buildAt(events[1]?.endsAt ?? "", page);
  expect(titles("Upcoming events")).toEqual(["Ground and Breath"]);
  expect(titles("Recent events")).toEqual(["The 15 Pillars at Work", "Winter Kitchen"]);
  expect(screen.getByRole("link", { name: "Winter Kitchen" })).toHaveAttribute("href", "/events/winter-kitchen");
  expect(screen.queryByText(/Bring a knife/)).toBeNull();
});

it("hides a later date when it ends, without a new build", () => {
  openAt(events[1]?.endsAt ?? "", page);
  expect(titles("Also coming up").slice(1)).toEqual(["Ground and Breath"]);
});

it("keeps an event that has begun in the list, without its registration", () => {
  openAt(events[0]?.startsAt ?? "", page);
  expect(shownText("Happening Now")).toBe(true);
  expect(screen.queryByRole("link", { name: /Register Free.*Winter Kitchen/ })).toBeNull();
});

it("shows the type of every upcoming event, and that it can be registered for", () => {
  openAt(builtAt.toISOString(), page);
  const upcoming = within(screen.getByRole("region", { name: "Upcoming events" }));
  expect(events).toHaveLength(3);
  for (const { type } of events) expect(upcoming.getByText(type)).toBeVisible();
  expect(upcoming.getAllByText("Register Now").filter(isShown)).toHaveLength(3);
});

it("lists gatherings by date with the later events, and filters them", async () => {
  openAt(
    events[0]?.startsAt ?? "",
    <UpcomingEvents words={eventsPage.upcoming} events={events} gatherings={gatherings} />,
  );
  const list = screen.getByRole("region", { name: "Also coming up" });
  const shown = () =>
    within(list)
      .getAllByRole("heading", { level: 3 })
      .filter(isShown)
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

it("has no empty list of events in a build after all events", () => {
  buildAt(events.at(-1)?.endsAt ?? "", page);
  expect(titles("Upcoming events")).toEqual([]);
  expect(screen.getByText(eventsPage.upcoming.none)).toBeVisible();
  // Screen readers announce empty lists, too.
  expect(within(screen.getByRole("region", { name: "Upcoming events" })).queryByRole("list")).toBeNull();
});

it.each([
  ["the next open event", "2027-05-02T12:00:00-04:00", eventPage.next, ["/events/long-walk", "/events"]],
  ["all events after the last one", "2028-01-01T12:00:00-05:00", eventPage.more, ["/events"]],
])("links to %s without a new build", (_, now, name, hrefs) => {
  openAt(now, next);
  const links = within(screen.getByRole("region", { name })).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(hrefs);
  expect(screen.getAllByRole("region")).toHaveLength(1);
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it("hides the later dates with their filters after the last one ends", () => {
  const ends = [...events, ...gatherings].map(({ endsAt }) => Date.parse(endsAt));
  openAt(
    new Date(Math.max(...ends)).toISOString(),
    <UpcomingEvents words={eventsPage.upcoming} events={events} gatherings={gatherings} />,
  );
  expect(screen.queryByRole("region", { name: "Also coming up" })).toBeNull();
});
