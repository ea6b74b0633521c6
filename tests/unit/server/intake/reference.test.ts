import { expect, test } from "vitest";
import { isReference, newReference } from "../../../../server/intake/reference.ts";

test("avoids ambiguous letters in references", () => {
  for (let count = 0; count < 1000; count++) {
    const reference = newReference();
    expect(reference).toMatch(/^KG-[2-9A-HJKMNP-TW-Z]{8}$/);
    expect(isReference(reference)).toBe(true);
  }
});

test("creates ten thousand distinct references", () => {
  expect(new Set(Array.from({ length: 10_000 }, newReference)).size).toBe(10_000);
});

test.each([
  "",
  "KG-",
  "KG-2345678",
  "KG-234567899",
  "kg-23456789",
  "KG-0OIL1UV8",
  " KG-23456789",
  "KG-23456789\n",
  "KG-2345678%39",
])("rejects %j as a reference", (text) => {
  expect(isReference(text)).toBe(false);
});
