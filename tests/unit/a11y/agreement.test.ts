import { expect, test } from "vitest";
import { agreed, type Doubt, doubts } from "../../../a11y/engines/agreement.ts";
import { seen } from "./seen.ts";

const doubt: Doubt = {
  engine: "axe",
  rules: ["color-contrast"],
  unless: "confirmed",
  because: "The engine does not see what is behind the text.",
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

test("drops a wrong failure, which confirms no other", () => {
  const wrong: Doubt = { ...doubt, engine: "alfa", rules: ["sia-r69"], unless: "dropped" };
  const sightings = [seen(), seen({ by: "alfa", rule: "sia-r69" })];
  expect(agreed(sightings, [doubt, wrong]).map(({ by, found }) => [by, found.certainty])).toEqual([
    ["axe", "needs review"],
  ]);
});

test("limits a doubt to elements and messages", () => {
  const elsewhere: Doubt = { ...doubt, where: { markup: /<video/ } };
  expect(agreed([seen()], [elsewhere])).toEqual([seen()]);
  const said: Doubt = { ...doubt, unless: "dropped", where: { message: /contrast/ } };
  expect(agreed([seen()], [said])).toEqual([]);
});

test("keeps failures without a doubt", () => {
  const sure = seen({ rule: "target-size" });
  expect(agreed([sure], [doubt])).toEqual([sure]);
});

test("gives each doubt a reason in a sentence", () => {
  for (const { because } of doubts) expect(because).toMatch(/(\S+ ){4}.*\.$/);
});
