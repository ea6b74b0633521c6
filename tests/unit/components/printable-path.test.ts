import fc from "fast-check";
import { expect, test } from "vitest";
import { printablePath } from "../../../src/components/printable-path.ts";

test("prints an ordinary path unchanged in any script", () => {
  expect(printablePath("/events/café-日本")).toBe("/events/café-日本");
});

test("escapes line breaks so that a log entry stays on one line", () => {
  expect(printablePath("/a\nb\r\u2028c")).toBe("/a\\u{a}b\\u{d}\\u{2028}c");
});

test("escapes characters that reorder or hide text", () => {
  expect(printablePath("/\u202egnp.exe\u0007")).toBe("/\\u{202e}gnp.exe\\u{7}");
});

test("truncates a path to 200 characters with an ellipsis", () => {
  const printed = printablePath(`/${"a".repeat(500)}`);
  expect(printed).toHaveLength(200);
  expect(printed.endsWith("a…")).toBe(true);
});

test("prints any path as one printable line of at most 200 characters", () => {
  const codeUnits = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 300 });
  fc.assert(
    fc.property(codeUnits, (units) => {
      const printed = printablePath(String.fromCharCode(...units));
      expect(printed.length).toBeLessThanOrEqual(200);
      expect(printed).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
    }),
  );
});
