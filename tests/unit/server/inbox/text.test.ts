// @vitest-environment node
import { expect, test } from "vitest";
import { cut, minuteOf, padded, startOf, wrapped } from "../../../../server/inbox/text.ts";

test.each([
  ["Ama", 3],
  ["李小龍", 6],
  ["한글", 4],
  ["ｶﾅ", 2],
  ["Zoe\u0308", 3],
  ["👩🏾‍🌾", 2],
  ["🏳️‍🌈", 2],
  ["می\u200cخواهم", 7],
])("measures %s as %i columns", (text, width) => {
  expect(padded(text, 10)).toBe(text + " ".repeat(10 - width));
  expect(cut(text, width)).toBe(text);
});

test("truncates text between characters", () => {
  expect(cut("Ọlábísí", 7)).toBe("Ọlábísí");
  expect(cut("Ọlábísí", 5)).toBe("Ọláb…");
  expect(cut("李小龍", 4)).toBe("李…");
  expect(cut("ab👩🏾‍🌾cd", 4)).toBe("ab…");
});

test("pads by columns instead of characters", () => {
  expect(padded("李", 4)).toBe("李  ");
  expect(padded("12", 4, "right")).toBe("  12");
});

test("wraps lines at spaces, and within words that are too long", () => {
  expect(wrapped("one two three", 7)).toEqual(["one two", "three"]);
  expect(wrapped("a\n\nb", 7)).toEqual(["a", "", "b"]);
  expect(wrapped("abcdefghij k", 4)).toEqual(["abcd", "efgh", "ij k"]);
  expect(wrapped("  indented", 20)).toEqual(["  indented"]);
  expect(wrapped("  one  two   three", 7)).toEqual(["  one", "two", "three"]);
  expect(wrapped("", 4)).toEqual([""]);
});

test("formats times in the office's time zone, in winter and summer", () => {
  expect(minuteOf(Date.UTC(2026, 10, 21, 7, 47))).toBe("2026-11-21 02:47");
  expect(minuteOf(Date.UTC(2026, 6, 4, 3, 0))).toBe("2026-07-03 23:00");
});

test.each([
  ["2026-11-21", "2026-11-21T05:00:00.000Z"],
  ["2026-07-04", "2026-07-04T04:00:00.000Z"],
  ["2026-11-01", "2026-11-01T04:00:00.000Z"],
  ["2026-03-08", "2026-03-08T05:00:00.000Z"],
])("starts %s at %s", (day, begins) => {
  expect(new Date(startOf(day)).toISOString()).toBe(begins);
});
