// @vitest-environment node
import { expect, test } from "vitest";
import { harmlessLine, harmlessLines } from "../../../../server/inbox/text/harmless.ts";
import { newMail } from "../store/candidate.ts";
import { desk } from "./desk.ts";

/**
 * Clears, colors, renames the window, links, types for the user, rings, erases, and says it in eight bits and
 * backwards.
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

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
const dangerous = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ud800-\udfff]/u;

test.each(escapes)("%j does nothing to the terminal", (text) => {
  expect(harmlessLines(text)).not.toMatch(dangerous);
  expect(harmlessLine(text)).not.toMatch(/[\n]/);
});

test("what can be read stays as it is", () => {
  for (const text of ["Ọlábísí", "مريم", "می\u200cخواهم", "👩🏾‍🌾", "a\u200eb"]) expect(harmlessLine(text)).toBe(text);
  expect(harmlessLines("one\r\ntwo\tthree")).toBe("one\ntwo    three");
});

test("no command prints an escape that somebody typed", async () => {
  const all = escapes.join(" ");
  const [mail, suspect] = [newMail({ to: `a${all.replace(/\s/g, "")}@example.org` }), "KG-ESC22222"];
  const fields = { name: all, message: all, inquiry: all, [`field ${all}`]: all };
  const { inbox, store } = await desk([{ reference: suspect, state: "quarantined", fields, mail: [mail] }]);
  await store.settleMail(mail.id, { state: "dead", answer: all });
  const outcomes = [
    await inbox("list"),
    await inbox("show", suspect),
    await inbox("outbox"),
    await inbox("stats"),
    await inbox("show", all),
    await inbox("retry", all),
    await inbox(all),
    await inbox("list", "--form", all),
    await inbox("forget", "\u001b[31m@example.org"),
  ];
  for (const { out, err } of outcomes) expect(out + err).not.toMatch(dangerous);
});
