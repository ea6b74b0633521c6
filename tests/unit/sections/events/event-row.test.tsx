import "@testing-library/jest-dom/vitest";
import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { eventsPage } from "../../../../data/events.ts";
import { EventRow } from "../../../../src/sections/events/event-lists.tsx";
import { system } from "../../../../theme/index.ts";
import { supper } from "../../events/supper.ts";

// The first render builds the whole theme, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

function openAt(now: string) {
  vi.setSystemTime(now);
  render(
    <ChakraProvider value={system}>
      <ul>
        <EventRow event={supper} words={eventsPage.upcoming} />
      </ul>
    </ChakraProvider>,
  );
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

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
