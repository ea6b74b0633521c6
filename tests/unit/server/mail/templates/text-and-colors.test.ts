import { contrastRatio } from "@kindred-ground/tokens/color/color.ts";
import { expect, test } from "vitest";
import { withoutControls } from "../../../../../server/inbox/text.ts";
import { dark, fontFamily, light } from "../../../../../server/mail/templates/markup.ts";
import { labelled, wrapped } from "../../../../../server/mail/templates/plain-text.ts";

test("wraps a paragraph at 72 characters without losing words", () => {
  const text = "one two three four ".repeat(30).trim();
  const rows = wrapped(text, "Self: ").split("\n");
  expect(rows.every((row) => row.length <= 72)).toBe(true);
  expect(rows.slice(1).every((row) => row.startsWith("      "))).toBe(true);
  expect(rows.join(" ").replace(/\s+/g, " ")).toBe(`Self: ${text}`);
});

test("keeps an address on one line", () => {
  const address = `https://example.org/${"a".repeat(100)}`;
  expect(wrapped(`See ${address} there`)).toBe(`See\n${address}\nthere`);
});

test("adds no colon to a label that is a question and indents multiline values", () => {
  expect(labelled({ label: "How many?", value: "3" })).toBe("How many? 3");
  expect(labelled({ label: "Message", value: "One\nTwo" })).toBe("Message:\n    One\n    Two");
});

test("preserves submitted lines and characters", () => {
  expect(withoutControls("a\r\nb\rc\u2028d\te  نور 👩‍🌾")).toBe("a\nb\nc\nd\te  نور 👩‍🌾");
});

test("removes control characters", () => {
  expect(withoutControls("a\u0000b\u001b[31mc\u0085d\ud800e")).toBe("ab[31mc\nd\ufffde");
});

test.each([
  ["light", light],
  ["dark", dark],
])("gives text and buttons enough contrast in %s mode", (_, palette) => {
  const { background, text, muted, link, button, onButton, wheel, onWheel } = palette;
  expect(contrastRatio(text, background)).toBeGreaterThanOrEqual(7);
  for (const color of [muted, link]) expect(contrastRatio(color, background)).toBeGreaterThanOrEqual(4.5);
  expect(contrastRatio(button, background)).toBeGreaterThanOrEqual(3);
  expect(contrastRatio(onButton, button)).toBeGreaterThanOrEqual(4.5);
  expect(wheel).toHaveLength(10);
  for (const segment of wheel) expect(contrastRatio(onWheel, segment)).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ["Fraunces", "serif", /^font-family:Fraunces,Georgia,.*,serif$/],
  [
    "Atkinson Hyperlegible Next",
    "sans-serif",
    /^font-family:'Atkinson Hyperlegible Next',-apple-system,.*,sans-serif$/,
  ],
])("fontFamily adds fallback fonts to %s", (family, generic, css) => {
  expect(fontFamily({ family, generic })).toMatch(css);
});
