// @vitest-environment node
import { expect, test } from "vitest";
import { placeOf } from "../../../../theme/token-text/json-place.ts";

function found(text: string, ...path: string[]) {
  const place = placeOf(text, path);
  return place && text.slice(place.start, place.end);
}

test.each([
  ['{"a": 1, "b": {"c": [1, {"d": 2}]}}', ["b", "c"], '[1, {"d": 2}]'],
  ['{ "a" : "x\\"}," , "b" : true }', ["b"], "true"],
  ['{"a": {"b": 1}, "b": -2.5e3}', ["b"], "-2.5e3"],
  ['{"\\u0061": null}', ["a"], "null"],
])("in %s the value at %j is found", (text, path, value) => {
  expect(found(text, ...path)).toBe(value);
});

test("where there is no such key, or no object to have it, nothing is found", () => {
  expect(found('{"a": {"b": 1}}', "a", "c")).toBeUndefined();
  expect(found('{"a": 1}', "a", "b")).toBeUndefined();
  expect(found("{}", "a")).toBeUndefined();
});
