import { describe, expect, it } from "vitest";
import { eventBadge, isOpen } from "../../../src/events/event-rules.ts";

const evening = { status: "upcoming", endsAt: "2027-02-04T20:00:00-05:00" } as const;

describe("isOpen(event, now)", () => {
  it("returns true before and during the event", () => {
    expect(isOpen(evening, new Date("2026-12-01T00:00:00Z"))).toBe(true);
    expect(isOpen(evening, new Date("2027-02-05T00:59:59Z"))).toBe(true);
  });

  it("returns false after the event ends in any time zone", () => {
    expect(isOpen(evening, new Date("2027-02-05T01:00:00Z"))).toBe(false);
    expect(isOpen(evening, new Date("2027-02-05T10:00:00+09:00"))).toBe(false);
  });

  it("returns false for an event marked past before its date", () => {
    expect(isOpen({ ...evening, status: "past" }, new Date("2026-12-01T00:00:00Z"))).toBe(false);
  });
});

it("treats a canceled event as closed, with a badge at any time", () => {
  const off = { ...evening, status: "called off" } as const;
  expect(isOpen(off, new Date("2026-12-01T00:00:00Z"))).toBe(false);
  expect(eventBadge(off, new Date("2026-12-01T00:00:00Z"))).toBe("Called Off");
  expect(eventBadge(off, new Date("2027-03-01T00:00:00Z"))).toBe("Called Off");
});

describe("eventBadge(event, now)", () => {
  it("changes from Register Now to Past Event when the event ends", () => {
    expect(eventBadge(evening, new Date("2027-02-04T12:00:00Z"))).toBe("Register Now");
    expect(eventBadge(evening, new Date("2027-02-06T12:00:00Z"))).toBe("Past Event");
  });
});
