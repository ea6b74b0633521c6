import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { events, eventsPage } from "../../../../data/events.ts";
import { registrationFor } from "../../../../data/forms/event-registration.ts";
import { gatherings } from "../../../../data/homestead.ts";
import { renderOnPage } from "../../on-page.tsx";
// Preloads the form's lazy modules, so that a slow machine does not matter.
import "../../../../src/forms/site-form-body.tsx";
import { RecentEvents, UpcomingEvents } from "../../../../src/sections/events/event-lists.tsx";
import { OpenRegistration } from "../../../../src/sections/events/events-hero.tsx";
import { RegistrationForm } from "../../../../src/sections/events/registration-form.tsx";

async function openAt(now: string) {
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

afterEach(() => void vi.useRealTimers());

it("lists an ended event as past and removes it from the form", async () => {
  await openAt(events[1]?.endsAt ?? "");
  expect(titles("Upcoming events")).toEqual(["Ground and Breath"]);
  expect(titles("Recent events")).toEqual(["The 15 Pillars at Work", "Winter Kitchen"]);
  expect(screen.getByRole("link", { name: "Winter Kitchen" })).toHaveAttribute("href", "/events/winter-kitchen");
  expect(screen.queryByText(/Bring a knife/)).toBeNull();
  const choice = await screen.findByLabelText("Event");
  expect(choice).toHaveTextContent("Ground and Breath");
});

it("keeps an event that has begun in the list, without its registration", async () => {
  await openAt(events[0]?.startsAt ?? "");
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
  await openAt(events.at(-1)?.endsAt ?? "");
  expect(titles("Upcoming events")).toEqual([]);
  expect(screen.getByText(eventsPage.registration.none)).toBeVisible();
  expect(screen.queryByText(eventsPage.registration.text)).toBeNull();
  expect(screen.getByText(eventsPage.upcoming.none)).toBeVisible();
  // Screen readers announce empty lists, too.
  expect(within(screen.getByRole("region", { name: "Upcoming events" })).queryByRole("list")).toBeNull();
  expect(screen.queryByRole("form")).toBeNull();
});
