import { expect, test } from "vitest";
import type { Finding } from "../core/audit.ts";
import { consequencesInWords, withConsequences } from "../core/consequences.ts";
import { csv } from "../reports/csv.ts";
import { earl } from "../reports/earl.ts";
import { sarif } from "../reports/sarif.ts";
import { findingOf, sampleAudit } from "./sample-audit.ts";

const of = (rule: string, selector: string, changes: Partial<Finding> = {}) =>
  findingOf({
    id: `${rule} ${selector}`,
    rule,
    criteria: ["1.3.1"],
    conformance: "A",
    element: { selector, markup: "" },
    ...changes,
  });

const shape = (findings: readonly Finding[]) =>
  withConsequences(findings).map(({ id, consequences }) => [id, consequences?.map((one) => one.id)]);

test("names the items below the list whose role takes them out", () => {
  const list = of("aria-required-children", "ul");
  const items = [1, 2, 3].map((at) => of("listitem", `ul > li:nth-of-type(${at})`));
  expect(shape([...items, list])).toEqual([[list.id, items.map(({ id }) => id)]]);
});

test("names an unnamed link below the picture without an alternative, with the criteria of both", () => {
  const picture = of("image-alt", "nav > a > span > img", { criteria: ["1.1.1"] });
  const link = of("link-name", "nav > a", { criteria: ["2.4.4", "4.1.2"] });
  const [finding] = withConsequences([link, picture]);
  expect(finding).toMatchObject({ rule: "image-alt", criteria: ["1.1.1", "2.4.4", "4.1.2"], consequences: [link] });
});

test("names an unnamed button below the picture in it", () => {
  const picture = of("image-alt", "button > img", { criteria: ["1.1.1"] });
  expect(shape([of("button-name", "button"), picture])).toEqual([[picture.id, ["button-name button"]]]);
});

test("names all consequences of a chain below its first cause", () => {
  const hidden = of("focus-hidden-by-content", "#menu");
  const invisible = of("focus-invisible", "#menu");
  const pale = of("focus-indicator-contrast", "#menu");
  expect(shape([pale, invisible, hidden])).toEqual([[hidden.id, [pale.id, invisible.id]]]);
});

test.each<[string, Finding, Finding]>([
  [
    "on another page",
    of("aria-required-children", "ul"),
    of("listitem", "ul > li", { places: [{ ...place(), page: "/x" }] }),
  ],
  ["of a list, which its pictures do not name", of("image-alt", "ul > li > img"), of("aria-input-field-name", "ul")],
  ["that is no child", of("aria-required-children", "ul"), of("listitem", "ul > li > ul > li")],
  [
    "that is certain, below a question",
    of("aria-required-children", "ul", { certainty: "needs review" }),
    of("listitem", "ul > li"),
  ],
  [
    "at A, below a best practice",
    of("aria-required-children", "ul", { conformance: "best practice" }),
    of("listitem", "ul > li"),
  ],
  [
    "that is accepted",
    of("aria-required-children", "ul"),
    of("listitem", "ul > li", { excuse: { reason: "", link: "" } }),
  ],
  [
    "that asks about another criterion",
    of("aria-required-children", "ul"),
    of("listitem", "ul > li", { certainty: "needs review", criteria: ["4.1.2"] }),
  ],
])("keeps a finding %s", (_, cause, effect) => {
  expect(withConsequences([cause, effect])).toEqual([cause, effect]);
});

test("names a question about the same criterion, and no criterion becomes certain by it", () => {
  const list = of("aria-required-children", "ul");
  const question = of("sia-r42", "ul > li", { certainty: "needs review" });
  expect(withConsequences([list, question])).toEqual([{ ...list, consequences: [question] }]);
});

test("counts three consequences by name, and the rest", () => {
  const items = [1, 2, 3, 4, 5].map((at) => of("listitem", `ul > li:nth-of-type(${at})`));
  const [finding] = withConsequences([of("aria-required-children", "ul"), ...items]);
  const words = "listitem at ul > li:nth-of-type(3); 2 more.";
  expect(finding && consequencesInWords(finding)).toContain(words);
  const audit = { ...sampleAudit, findings: finding ? [finding] : [] };
  for (const text of [csv(audit), sarif(audit), earl(audit, null)]) expect(text).toContain(words);
});

test("takes linear time for deep elements of one rule", () => {
  const deep = Array.from({ length: 2_000 }, (_, at) => of("scrolls-sideways", Array(40).fill("div").join(" > ") + at));
  expect(withConsequences(deep)).toHaveLength(2_000);
});

function place() {
  return { page: "/", state: "as opened", mode: "light", width: 1280 } as const;
}
