import fc from "fast-check";
import { expect, test } from "vitest";
import { printablePath } from "../../../src/not-found/printable-path.ts";

test("an ordinary path is printed as it is, accents and other scripts included", () => {
  expect(printablePath("/events/café-日本")).toBe("/events/café-日本");
});

test("a line break cannot start a second line in the log", () => {
  expect(printablePath("/a\nb\r\u2028c")).toBe("/a\\u{a}b\\u{d}\\u{2028}c");
});

test("characters that turn or hide text are shown by number", () => {
  expect(printablePath("/\u202egnp.exe\u0007")).toBe("/\\u{202e}gnp.exe\\u{7}");
});

test("a path over 200 characters ends in an ellipsis at the two hundredth", () => {
  const printed = printablePath(`/${"a".repeat(500)}`);
  expect(printed).toHaveLength(200);
  expect(printed.endsWith("a…")).toBe(true);
});

test("whatever the path, the result is one printable line of at most 200 characters", () => {
  const codeUnits = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 300 });
  fc.assert(
    fc.property(codeUnits, (units) => {
      const printed = printablePath(String.fromCharCode(...units));
      expect(printed.length).toBeLessThanOrEqual(200);
      expect(printed).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
    }),
  );
});
