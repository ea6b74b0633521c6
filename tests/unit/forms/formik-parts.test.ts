import { createRequire } from "node:module";
import fc from "fast-check";
import { expect, test } from "vitest";
import * as parts from "../../../src/forms/formik-parts.ts";

type Parts = Record<keyof typeof parts, (value: unknown) => unknown>;
/** The lodash functions that Formik uses outside the production browser build. */
const { clone, cloneDeep, isPlainObject, toPath }: Parts = createRequire(import.meta.url)("lodash");

const name = fc.stringMatching(/^[a-z_]{1,8}$/);
const state = fc.dictionary(name, fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.array(fc.string())));

test("copies form state like lodash without sharing objects", () => {
  fc.assert(
    fc.property(state, (values) => {
      const copy = parts.cloneDeep(values);
      expect(copy).toEqual(cloneDeep(values));
      for (const [key, value] of Object.entries(values)) {
        if (typeof value === "object") expect(copy[key]).not.toBe(value);
      }
    }),
  );
  expect(parts.cloneDeep(undefined)).toBeUndefined();
});

test("shares deeper levels in a shallow copy", () => {
  const values = { interests: ["soup"] };
  expect(parts.clone(values)).toEqual(clone(values));
  expect(parts.clone(values)).not.toBe(values);
  expect(parts.clone(values).interests).toBe(values.interests);
  expect(parts.clone(["a"])).toEqual(["a"]);
});

test.each(["email", "guests[0].name", "guests.0.name", "a.b.c", 0, ["guests", 0]])(
  "parses the path %j like lodash",
  (path) => {
    expect(parts.toPath(path)).toEqual(toPath(path));
  },
);

test.each([{}, { a: 1 }, Object.create(null), [], null, undefined, "text", 1, new Date(), new Map()])(
  "recognizes %j as a plain object like lodash",
  (value) => {
    expect(parts.isPlainObject(value)).toBe(isPlainObject(value));
  },
);
