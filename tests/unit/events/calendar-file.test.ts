import { describe, expect, it } from "vitest";
import { calendarFile } from "../../../src/events/calendar-file.ts";
import { supper } from "./supper.ts";

const slow = {
  ...supper,
  title: "Supper; slow, warm",
  description: "Bring a neighbor’s chair, a spoon and all the time you have. Nobody will hurry you, and there is cake.",
};
const file = calendarFile(slow, { name: "A House", url: "https://site.example/events" });

describe("calendarFile(event, home)", () => {
  it("states the times in UTC", () => {
    expect(file).toContain("\r\nDTSTART:20270417T210000Z\r\n");
    expect(file).toContain("\r\nDTEND:20270418T000000Z\r\n");
  });

  it("escapes the characters that separate values", () => {
    expect(file).toContain("SUMMARY:Supper\\; slow\\, warm");
  });

  it("leads back to the event", () => {
    expect(file).toContain("URL:https://site.example/events#long-supper");
    expect(file).toContain("UID:long-supper@site.example");
  });

  it("keeps every line within 75 octets and loses nothing by folding", () => {
    for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file.replaceAll("\r\n ", "").replaceAll("\\,", ",")).toContain(`DESCRIPTION:${slow.description}`);
  });
});
