// @vitest-environment node
import { expect, test } from "vitest";
import { harmlessLine, harmlessLines } from "../../../../server/inbox/text.ts";
import { newMail } from "../store/candidate.ts";
import { desk } from "./desk.ts";

/**
 * Sequences that clear, color, rename the window, link, send input, ring the bell and erase, also as 8-bit controls and
 * with reversed text direction.
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
