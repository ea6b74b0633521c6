import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { eventsPage } from "../../../../data/events.ts";
import { EventRow } from "../../../../src/sections/events/event-lists.tsx";
import { supper } from "../../events/supper.ts";
import { renderOnPage } from "../../on-page.tsx";

function openAt(now: string) {
  vi.setSystemTime(now);
  renderOnPage(
    <ul>
      <EventRow event={supper} words={eventsPage.upcoming} />
    </ul>,
  );
}

afterEach(() => void vi.useRealTimers());

describe("a listed event", () => {
  it("can be registered for until it ends", () => {
    openAt("2027-04-17T19:59:00-04:00");
    expect(screen.getByText("Register Now")).toBeVisible();
    expect(screen.getByRole("link", { name: "Register Free: Long Supper" })).toHaveAttribute(
      "href",
      "/events/long-supper#register",
    );
  });

  it("becomes a past event with only a link to its page", () => {
    openAt("2027-04-17T20:00:00-04:00");
    expect(screen.getByText("Past Event")).toBeVisible();
    expect(screen.getByRole("link")).toHaveAttribute("href", "/events/long-supper");
  });

  it("has a machine-readable date", () => {
    openAt("2027-01-01T12:00:00Z");
    expect(screen.getByText("17").closest("time")).toHaveAttribute("datetime", supper.startsAt);
  });
});
