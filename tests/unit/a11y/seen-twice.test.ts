import { expect, test } from "vitest";
import type { Found } from "../../../a11y/audit.ts";
import { seenTwice } from "../../../a11y/run/run-checks.ts";

function found(selector: string, more: Partial<Found> = {}): Found {
  return {
    rule: "target-size",
    criteria: ["2.5.8"],
    conformance: "AA",
    certainty: "fails",
    element: { selector, markup: "<a>" },
    message: "It is small.",
    help: "Make it larger.",
    ...more,
  };
}

test("what both looks found fails, in the words of the first", () => {
  const first = found("#a", { message: "It is 20 px." });
  expect(seenTwice([first], [found("#a", { message: "It is 21 px." })])).toEqual([first]);
});

test("what one look alone is sure of is for a person to look at, whichever that was", () => {
  const [once, again] = seenTwice([found("#a")], [found("#b")]);
  expect(once).toMatchObject({ certainty: "needs review", element: { selector: "#a" } });
  expect(once?.message).toBe("It is small. Of two looks, one found it.");
  expect(again).toMatchObject({ certainty: "needs review", element: { selector: "#b" } });
});

test("what demands nothing, or is for a person anyway, stays as the first look has it", () => {
  const others = [found("#a", { conformance: "AAA" }), found("#b", { certainty: "needs review" })];
  expect(seenTwice(others, [])).toEqual(others);
  expect(seenTwice([], others)).toEqual([]);
});

test("another rule at the same element is another failure", () => {
  const [one, other] = seenTwice([found("#a")], [found("#a", { rule: "color-contrast" })]);
  expect([one?.certainty, other?.certainty]).toEqual(["needs review", "needs review"]);
});
