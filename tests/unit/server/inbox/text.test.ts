import { expect, test } from "vitest";
import { cut, harmlessLine, harmlessLines, minuteOf, padded, startOf, wrapped } from "../../../../server/inbox/text.ts";
import { newMail } from "../store/candidate.ts";
import { desk } from "./desk.ts";

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

/**
 * Sequences that clear the screen, color text, rename the window, make links, send input, ring the bell and erase. Some
 * use 8-bit controls or reverse the text direction.
 */
const escapes = [
  "\u001b[2J\u001b[H",
  "\u001b[31mred\u001b[0m",
  "\u001b]0;another title\u0007",
  "\u001b]8;;https://example.org\u001b\\link\u001b]8;;\u001b\\",
  "\u001b[6n",
  "\u001bP+q544e\u001b\\",
  "\u001b]52;c;Y3VybA==\u0007",
  "\u009b31m",
  "\u0090q\u009c",
  "\u0007\u0008\u0008\u0008",
  "over\rwritten",
  "line\u0085break\u2028and\u2029more",
  "\u202egpj.exe",
  "\u2066\u2067\u2068a\u2069",
  "\u007f\u0000",
  "\ud800",
];

// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters must be absent
const dangerous = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ud800-\udfff]/u;

test.each(escapes)("neutralizes %j for the terminal", (text) => {
  expect(harmlessLines(text)).not.toMatch(dangerous);
  expect(harmlessLine(text)).not.toMatch(/[\n]/);
});

test("keeps readable text unchanged", () => {
  for (const text of ["Ọlábísí", "مريم", "می\u200cخواهم", "👩🏾‍🌾", "a\u200eb"]) expect(harmlessLine(text)).toBe(text);
  expect(harmlessLines("one\r\ntwo\tthree")).toBe("one\ntwo    three");
});

test("prints no submitted escape sequences in any command", async () => {
  const all = escapes.join(" ");
  const [mail, suspect] = [newMail({ to: `a${all.replace(/\s/g, "")}@example.org` }), "KG-ESC22222"];
  const fields = { name: all, message: all, inquiry: all, [`field ${all}`]: all };
  const { inbox, onScreen, store } = await desk([{ reference: suspect, state: "quarantined", fields, mail: [mail] }]);
  await store.settleMail(mail.id, { state: "dead", answer: all });
  await store.setSubscription({ address: `a${all}@example.org`, state: "confirmed", changedAt: 1 });
  const outcomes = [
    await inbox("list"),
    await inbox("show", suspect),
    await inbox("outbox"),
    await inbox("list", "--stats"),
    await inbox("show", all),
    await inbox("outbox", "--retry", all),
    await inbox(all),
    await inbox("list", "--form", all),
    await inbox("forget", "\u001b[31m@example.org"),
    await inbox("search", "red"),
    await inbox("search", all),
    await inbox("digest"),
    await inbox("export", "--person", `a${all.replace(/\s/g, "")}@example.org`),
    await inbox("answered", suspect, "--by", all),
    await inbox("show", suspect),
    await onScreen("export", "--format", "csv"),
    await onScreen("export", "--format", "jsonl"),
    await onScreen("export", "--subscribers", "all"),
  ];
  for (const { out, err } of outcomes) expect(out + err).not.toMatch(dangerous);
});

test("escapes control characters in jsonl and preserves the input", async () => {
  const message = escapes.join(" ");
  const { inbox } = await desk([{ fields: { message } }]);
  const { out } = await inbox("export", "--format", "jsonl");
  expect(out).not.toMatch(dangerous);
  expect(JSON.parse(out).fields.message).toBe(message);
});

test("writes submitted text to files unchanged and rejects npm's extra output", async () => {
  const message = "\u001b[31mred\u202e";
  const { inbox, onScreen } = await desk([{ fields: { message } }]);
  expect((await inbox("export", "--format", "csv")).out).toContain(message);
  expect((await onScreen("export", "--format", "csv")).out).toContain("␛[31mred");
  const npm = await desk([{ fields: { message } }], { npm_lifecycle_event: "inbox" });
  const { code, out, err } = await npm.inbox("export", "--format", "csv");
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(err).toContain("npm run --silent inbox --");
  expect((await npm.onScreen("export", "--format", "csv")).code).toBe(0);
  const quiet = await desk([{}], { npm_lifecycle_event: "inbox", npm_config_loglevel: "silent" });
  expect((await quiet.inbox("export", "--format", "csv")).code).toBe(0);
});
