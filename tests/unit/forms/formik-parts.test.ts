// @vitest-environment node
import { createRequire } from "node:module";
import fc from "fast-check";
import { expect, test } from "vitest";
import * as parts from "../../../src/forms/formik-parts.ts";

type Parts = Record<keyof typeof parts, (value: unknown) => unknown>;
/** The lodash functions that Formik uses outside the production browser build. */
const { clone, cloneDeep, isPlainObject, toPath }: Parts = createRequire(import.meta.url)("lodash");

const name = fc.stringMatching(/^[a-z_]{1,8}$/);
const state = fc.dictionary(name, fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.array(fc.string())));

test("a copy of a form’s state is what lodash’s is, and shares nothing with it", () => {
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

test("a copy one level deep shares what lies deeper", () => {
  const values = { interests: ["soup"] };
  expect(parts.clone(values)).toEqual(clone(values));
  expect(parts.clone(values)).not.toBe(values);
  expect(parts.clone(values).interests).toBe(values.interests);
  expect(parts.clone(["a"])).toEqual(["a"]);
});

test.each(["email", "guests[0].name", "guests.0.name", "a.b.c", 0, ["guests", 0]])(
  "the path %j is lodash’s",
  (path) => {
    expect(parts.toPath(path)).toEqual(toPath(path));
  },
);

test.each([{}, { a: 1 }, Object.create(null), [], null, undefined, "text", 1, new Date(), new Map()])(
  "whether %j is a plain object is what lodash says",
  (value) => {
    expect(parts.isPlainObject(value)).toBe(isPlainObject(value));
  },
);
