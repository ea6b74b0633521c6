import { expect, test } from "vitest";
import { crowded, type Target, tooSmall } from "../../../../a11y/checks/targets.ts";

function target(name: string, x: number, size: number, rest: Partial<Target> = {}): Target {
  const boxes = [{ x, y: 100 - size / 2, width: size, height: size }];
  return {
    element: 0,
    name,
    boxes,
    isInSentence: false,
    isUnstyled: false,
    isPartlyScrolledAway: false,
    does: null,
    pane: 0,
    ...rest,
  };
}
const names = (targets: readonly Target[]) => targets.map(({ name }) => name);

test("reports a target below the minimum size", () => {
  expect(names(tooSmall([target("23", 0, 23), target("24", 50, 24)], 24))).toEqual(["23"]);
});

test("tolerates rounding differences in target sizes", () => {
  expect(tooSmall([target("almost", 0, 23.98)], 24)).toEqual([]);
});

test("exempts links in sentences, unstyled controls, and targets with a larger equivalent", () => {
  const excepted = [
    target("link", 0, 16, { isInSentence: true }),
    target("box", 50, 13, { isUnstyled: true }),
    target("small", 100, 16, { does: "/events" }),
    target("large", 200, 48, { does: "/events" }),
  ];
  expect(tooSmall(excepted, 24)).toEqual([]);
});

test("reports two small targets whose centers are less than 24 px apart", () => {
  const near = [target("one", 0, 16), target("two", 23, 16)];
  const apart = [target("one", 0, 16), target("two", 24, 16)];
  expect(crowded(near, near)).toHaveLength(2);
  expect(crowded(apart, apart)).toEqual([]);
});

test("reports a small target within 12 px of a large one in the same pane", () => {
  const small = target("small", 0, 16);
  expect(crowded([small], [small, target("large", 19, 48)])).toHaveLength(1);
  expect(crowded([small], [small, target("large", 20, 48)])).toEqual([]);
  expect(crowded([small], [small, target("bar", 10, 48, { pane: 1 })])).toEqual([]);
});
