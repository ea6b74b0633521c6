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

test("confirms a failure found by both runs and keeps the first message", () => {
  const first = found("#a", { message: "It is 20 px." });
  expect(seenTwice([first], [found("#a", { message: "It is 21 px." })])).toEqual([first]);
});

test("marks a failure found by only one run as needing review", () => {
  const [once, again] = seenTwice([found("#a")], [found("#b")]);
  expect(once).toMatchObject({ certainty: "needs review", element: { selector: "#a" } });
  expect(once?.message).toBe("It is small. Only one of two runs found it.");
  expect(again).toMatchObject({ certainty: "needs review", element: { selector: "#b" } });
});

test("keeps AAA findings and review findings of the first run unchanged", () => {
  const others = [found("#a", { conformance: "AAA" }), found("#b", { certainty: "needs review" })];
  expect(seenTwice(others, [])).toEqual(others);
  expect(seenTwice([], others)).toEqual([]);
});

test("treats different rules at the same element as different failures", () => {
  const [one, other] = seenTwice([found("#a")], [found("#a", { rule: "color-contrast" })]);
  expect([one?.certainty, other?.certainty]).toEqual(["needs review", "needs review"]);
});
