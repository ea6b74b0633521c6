import { describe, expect, it } from "vitest";
import { events, recentEvents } from "../../../data/events.ts";

describe("the events", () => {
  it("end after they start, in order of date", () => {
    for (const { title, startsAt, endsAt } of events) {
      expect(Date.parse(endsAt), title).toBeGreaterThan(Date.parse(startsAt));
    }
    expect(events.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))).toEqual(events);
  });

  it("state an offset that their zone has on that day", () => {
    for (const { title, startsAt, endsAt, timeZone } of events) {
      for (const iso of [startsAt, endsAt]) {
        const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" }).formatToParts(
          new Date(iso),
        );
        expect(parts.find(({ type }) => type === "timeZoneName")?.value, title).toBe(`GMT${iso.slice(-6)}`);
      }
    }
  });

  it("have unique slugs", () => {
    const slugs = [...events, ...recentEvents].map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
  });
});
