import { screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { events, eventsPage } from "../../../../data/events.ts";
import { registrationFor } from "../../../../data/forms/event-registration.ts";
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
      <UpcomingEvents words={eventsPage.upcoming} events={events} />
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
  expect(titles("Upcoming events")).toEqual(["Ground and Breath", "Ground and Breath at Midsummer"]);
  expect(titles("Recent events")).toEqual(["The 15 Pillars at Work", "Winter Kitchen"]);
  expect(screen.getByRole("link", { name: "Winter Kitchen" })).toHaveAttribute("href", "/events/winter-kitchen");
  expect(screen.queryByText(/Bring a knife/)).toBeNull();
  const choice = await screen.findByLabelText("Event");
  expect(within(choice).getAllByRole("option")).toHaveLength(2);
  expect(choice).toHaveValue("ground-and-breath");
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
