import { expect, test } from "vitest";
import { agreed } from "../engines/agreement.ts";
import { type Doubt, doubts } from "../engines/doubts.ts";
import { seen } from "./seen.ts";

const doubt: Doubt = {
  engines: ["axe"],
  rules: ["color-contrast"],
  tags: [],
  by: [],
  because: "The engine does not see the background of the text.",
};

test("keeps a doubted failure that another engine confirms", () => {
  const both = [seen(), seen({ by: "alfa", rule: "sia-r69" })];
  expect(agreed(both, [doubt])).toEqual(both);
});

test("leaves a doubted failure of one engine to a person", () => {
  const [one] = agreed([seen()], [doubt]);
  expect(one?.found).toMatchObject({ certainty: "needs review" });
  expect(one?.found.message).toMatch(/No other engine agrees\.$/);
});

test("does not confirm a failure by the same engine, or by a question", () => {
  const asked = seen({ by: "alfa", rule: "sia-r69", certainty: "needs review" });
  for (const other of [seen(), asked])
    expect(agreed([seen(), other], [doubt]).map(({ found }) => found.certainty)).not.toContain("fails");
});

test("accepts only the confirmation of an engine that can see it", () => {
  const others = [seen(), seen({ by: "alfa", rule: "sia-r69" })];
  expect(agreed(others, [{ ...doubt, by: ["alfa"] }])).toEqual(others);
  const [one] = agreed(others, [{ ...doubt, by: ["text-background"] }]);
  expect(one?.found.certainty).toBe("needs review");
});

test("takes no best practice for a confirmation of a failure", () => {
  const other = seen({ by: "equal-access" });
  const practice = { ...other, found: { ...other.found, conformance: "best practice" as const, criteria: [] } };
  const [one] = agreed([seen(), practice], [doubt]);
  expect(one?.found.certainty).toBe("needs review");
});

test("limits a doubt to elements", () => {
  expect(agreed([seen()], [{ ...doubt, tags: ["video"] }])).toEqual([seen()]);
  const [tag = ""] = /\w+/.exec(seen().found.element.markup) ?? [];
  expect(agreed([seen()], [{ ...doubt, tags: [tag] }])).not.toEqual([seen()]);
});

test("keeps failures without a doubt", () => {
  const sure = seen({ rule: "target-size" });
  expect(agreed([sure], [doubt])).toEqual([sure]);
});

test("gives each doubt a reason in a sentence", () => {
  for (const { because } of doubts) expect(because).toMatch(/(\S+ ){4}.*\.$/);
});
