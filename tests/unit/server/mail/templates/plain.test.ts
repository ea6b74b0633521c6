// @vitest-environment node
import { expect, test } from "vitest";
import { labelled, typedText, wrapped } from "../../../../../server/mail/templates/plain-text.ts";

test("a paragraph is at most 72 characters wide and loses no word", () => {
  const text = "one two three four ".repeat(30).trim();
  const rows = wrapped(text, "Self: ").split("\n");
  expect(rows.every((row) => row.length <= 72)).toBe(true);
  expect(rows.slice(1).every((row) => row.startsWith("      "))).toBe(true);
  expect(rows.join(" ").replace(/\s+/g, " ")).toBe(`Self: ${text}`);
});

test("an address stays whole", () => {
  const address = `https://example.org/${"a".repeat(100)}`;
  expect(wrapped(`See ${address} there`)).toBe(`See\n${address}\nthere`);
});

test("a label that asks needs no colon, and several lines stand below it", () => {
  expect(labelled({ label: "How many?", value: "3" })).toBe("How many? 3");
  expect(labelled({ label: "Message", value: "One\nTwo" })).toBe("Message:\n    One\n    Two");
});

test("what was typed keeps its lines and its letters", () => {
  expect(typedText("a\r\nb\rc\u2028d\te  نور 👩‍🌾")).toBe("a\nb\nc\nd\te  نور 👩‍🌾");
});

test("what steers a screen is taken out", () => {
  expect(typedText("a\u0000b\u001b[31mc\u0085d\ud800e")).toBe("ab[31mcd\ufffde");
});
