import { describe, expect, it } from "vitest";
import { readerTime } from "../../../src/events/reader-time.ts";

const evening = {
  startsAt: "2027-02-04T18:30:00-05:00",
  endsAt: "2027-02-04T20:00:00-05:00",
  timeZone: "America/New_York",
};

describe("readerTime(span, readerZone)", () => {
  it("returns null for a reader with the same local time", () => {
    expect(readerTime(evening, "America/New_York")).toBeNull();
    expect(readerTime(evening, "America/Toronto")).toBeNull();
  });

  it("returns only times on the same day", () => {
    expect(readerTime(evening, "America/Los_Angeles")).toBe("3:30 PM–5:00 PM PST");
  });

  it("adds the day if it differs", () => {
    expect(readerTime(evening, "Asia/Tokyo")).toBe("Friday, February 5, 8:30 AM–10:00 AM GMT+9");
  });
});
