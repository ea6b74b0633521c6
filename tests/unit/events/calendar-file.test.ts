import ICAL from "ical.js";
import ical from "node-ical";
import { describe, expect, it, test } from "vitest";
import { calendarFile } from "../../../src/events/calendar-file.ts";
import { supper } from "./supper.ts";

const host = { name: "A House", origin: "https://site.example" };

const slow = {
  ...supper,
  title: "Supper; slow, warm",
  description: "Bring a neighbor’s chair, a spoon and all the time you have. Nobody will hurry you, and there is cake.",
};

const lineOf = (file: string, name: string) => file.split("\r\n").find((line) => line.startsWith(name));

describe("calendarFile(events, host)", () => {
  const file = calendarFile([slow], host);

  it("escapes separators", () => {
    expect(file).toContain("SUMMARY:Supper\\; slow\\, warm");
  });

  it("links to the event", () => {
    expect(file).toContain("URL:https://site.example/events/long-supper");
  });

  it("folds lines at 75 octets without losing text", () => {
    for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file.replaceAll("\r\n ", "").replaceAll("\\,", ",")).toContain(`DESCRIPTION:${slow.description}`);
  });

  it("identifies an event by its slug and a change by its sequence number", () => {
    const moved = {
      ...slow,
      startsAt: "2027-04-17T18:00:00-04:00",
      title: "Supper",
      changes: [{ on: "2026-12-24", text: "An hour later." }],
    };
    const later = calendarFile([moved], host);
    expect(lineOf(later, "UID")).toBe("UID:long-supper@site.example");
    expect(lineOf(file, "UID")).toBe(lineOf(later, "UID"));
    expect([file, later].map((each) => lineOf(each, "SEQUENCE"))).toEqual(["SEQUENCE:0", "SEQUENCE:1"]);
    expect([file, later].map((each) => lineOf(each, "LAST-MODIFIED"))).toEqual([
      "LAST-MODIFIED:20261101T000000Z",
      "LAST-MODIFIED:20261224T000000Z",
    ]);
  });

  it("cancels an event that is called off", () => {
    const off = { ...slow, status: "called off", changes: [{ on: "2026-12-24", text: "Called off: snow." }] } as const;
    expect(lineOf(file, "STATUS")).toBe("STATUS:CONFIRMED");
    expect(lineOf(calendarFile([off], host), "STATUS")).toBe("STATUS:CANCELLED");
  });

  it("is identical for the same data", () => {
    expect(calendarFile([slow], host)).toBe(file);
  });
});

/**
 * Events around clock changes: zones with daylight saving time in the northern and southern hemispheres, and one
 * without.
 */
const around = [
  ["before-spring", "America/New_York", "2027-03-13T10:00:00-05:00", "2027-03-13T12:00:00-05:00"],
  ["through-spring", "America/New_York", "2027-03-14T01:30:00-05:00", "2027-03-14T03:30:00-04:00"],
  ["after-spring", "America/New_York", "2027-03-15T10:00:00-04:00", "2027-03-15T12:00:00-04:00"],
  ["before-fall", "America/New_York", "2027-11-06T10:00:00-04:00", "2027-11-06T12:00:00-04:00"],
  ["after-fall", "America/New_York", "2027-11-08T10:00:00-05:00", "2027-11-08T12:00:00-05:00"],
  ["southern-summer", "Australia/Sydney", "2027-10-02T10:00:00+10:00", "2027-10-02T11:00:00+10:00"],
  ["southern-later", "Australia/Sydney", "2027-10-04T10:00:00+11:00", "2027-10-04T11:00:00+11:00"],
  ["no-summer", "Asia/Kolkata", "2027-07-01T10:00:00+05:30", "2027-07-01T11:00:00+05:30"],
].map(([slug = "", timeZone = "", startsAt = "", endsAt = ""]) => ({ ...supper, slug, timeZone, startsAt, endsAt }));

const instants = around.map(({ slug, startsAt, endsAt }) => [
  slug,
  new Date(startsAt).toISOString(),
  new Date(endsAt).toISOString(),
]);

describe("around a change of clocks", () => {
  const file = calendarFile(around, host);

  test("gives ical.js the correct times", () => {
    const calendar = new ICAL.Component(ICAL.parse(file));
    const read = calendar.getAllSubcomponents("vevent").map((component) => {
      const { uid, startDate, endDate } = new ICAL.Event(component);
      return [uid.split("@")[0], startDate.toJSDate().toISOString(), endDate.toJSDate().toISOString()];
    });
    expect(read).toEqual(instants);
  });

  test("gives node-ical the correct times", () => {
    const events = Object.values(ical.sync.parseICS(file)).filter((component) => component?.type === "VEVENT");
    const read = events.map(({ uid, start, end }) => [
      uid.split("@")[0],
      new Date(start).toISOString(),
      new Date(end ?? "").toISOString(),
    ]);
    expect(read).toEqual(instants);
  });
});
