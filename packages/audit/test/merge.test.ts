import { expect, test } from "vitest";
import type { Found } from "../core/audit.ts";
import { matches, unneeded } from "../core/excuses.ts";
import { merge } from "../core/merge.ts";
import { seenTwice } from "../runner/run-checks.ts";
import { excuse, seen } from "./seen.ts";

const one = (findings: ReturnType<typeof merge>) => {
  expect(findings).toHaveLength(1);
  return findings[0];
};

test("merges findings of two engines with the same meaning and element", () => {
  const finding = one(merge([seen(), seen({ by: "equal-access", rule: "text_contrast_sufficient" })]));
  expect(finding?.foundBy).toEqual(["axe", "equal-access"]);
  expect(finding?.places).toHaveLength(1);
});

test("separates findings with different rules, elements, or pages", () => {
  const all = [seen(), seen({ rule: "target-size" }), seen({ selector: "h1" }), seen({ place: { page: "/about" } })];
  const findings = merge(all);
  expect(findings).toHaveLength(4);
  expect(new Set(findings.map(({ id }) => id)).size).toBe(4);
});

test("merges a finding across states, modes, and widths, and lists its places", () => {
  const places = [{}, { mode: "dark" as const }, { width: 390 as const }, { state: "menu open" }, {}];
  expect(one(merge(places.map((place) => seen({ place }))))?.places).toEqual([
    { page: "/shop", state: "as opened", mode: "light", width: 1280 },
    { page: "/shop", state: "as opened", mode: "dark", width: 1280 },
    { page: "/shop", state: "as opened", mode: "light", width: 390 },
    { page: "/shop", state: "menu open", mode: "light", width: 1280 },
  ]);
});

test("keeps the id of a finding when message, state, or engine changes", () => {
  const before = one(merge([seen()]));
  const after = one(
    merge([
      seen({ by: "equal-access", rule: "text_contrast_sufficient", message: "3.1", place: { state: "menu open" } }),
    ]),
  );
  expect(after?.id).toBe(before?.id);
});

test("uses the message of the engine that is certain", () => {
  const unsure = seen({ certainty: "needs review", message: "Perhaps." });
  const sure = seen({ by: "text-background", rule: "text-contrast", message: "For certain." });
  const finding = one(merge([unsure, sure]));
  expect(finding).toMatchObject({ certainty: "fails", message: "For certain.", foundBy: ["text-background", "axe"] });
});

test("prefers a level A rating over best practice, even a certain one", () => {
  const practice = seen({ rule: "landmark-unique", criteria: [], conformance: "best practice" });
  const demand = seen({
    by: "equal-access",
    rule: "aria_landmark_name_unique",
    criteria: ["1.3.1"],
    conformance: "A",
    certainty: "needs review",
  });
  expect(one(merge([practice, demand]))).toMatchObject({ conformance: "A", criteria: ["1.3.1"] });
});

test("lists the criteria of all engines except best practices", () => {
  const finding = one(
    merge([
      seen({ rule: "label", criteria: ["4.1.2"], conformance: "A" }),
      seen({ rule: "input_label_exists", criteria: ["3.3.2", "4.1.2"], conformance: "A" }),
      seen({ rule: "text-content", criteria: ["1.3.1"], conformance: "best practice" }),
    ]),
  );
  expect(finding?.criteria).toEqual(["4.1.2", "3.3.2"]);
});

test("includes the reason and link of an accepted finding", () => {
  expect(one(merge([seen()], [excuse]))?.excuse).toEqual({ reason: excuse.reason, link: excuse.link });
});

test("doesn't accept a finding while another engine reports it too", () => {
  const both = [seen(), seen({ by: "equal-access", rule: "text_contrast_sufficient" })];
  expect(one(merge(both, [excuse]))).not.toHaveProperty("excuse");
});

const found = (selector: string, more: Partial<Found> = {}) => seen({ selector, ...more }).found;

test("confirms a failure found by both runs and keeps the first message", () => {
  const first = found("#a", { message: "It is 20 px." });
  expect(seenTwice([first], [found("#a", { message: "It is 21 px." })])).toEqual([first]);
});

test("marks a failure found by only one run as needing review", () => {
  const [once, again] = seenTwice([found("#a")], [found("#b")]);
  expect(once).toMatchObject({ certainty: "needs review", element: { selector: "#a" } });
  expect(once?.message).toBe("The contrast is 3.9. Only one of two runs found it.");
  expect(again).toMatchObject({ certainty: "needs review", element: { selector: "#b" } });
});

test("keeps AAA findings and review findings of the first run unchanged", () => {
  const others = [found("#a", { conformance: "AAA" }), found("#b", { certainty: "needs review" })];
  expect(seenTwice(others, [])).toEqual(others);
  expect(seenTwice([], others)).toEqual([]);
});

test("treats different rules at the same element as different failures", () => {
  const [one, other] = seenTwice([found("#a")], [found("#a", { rule: "target-size" })]);
  expect([one?.certainty, other?.certainty]).toEqual(["needs review", "needs review"]);
});

test("matches an accepted finding by source, rule, page, and element together", () => {
  expect(matches(excuse, seen())).toBe(true);
  expect(matches(excuse, seen({ by: "text-background" }))).toBe(false);
  expect(matches(excuse, seen({ rule: "target-size" }))).toBe(false);
  expect(matches(excuse, seen({ place: { page: "/about" } }))).toBe(false);
  expect(matches(excuse, seen({ selector: "main > p:nth-of-type(2)" }))).toBe(false);
});

test("can accept a finding on every page", () => {
  expect(matches({ ...excuse, pages: "every page" }, seen({ place: { page: "/about" } }))).toBe(true);
});

test("can accept a finding for every element that a rule misjudges", () => {
  const everywhere = { ...excuse, element: "every element" };
  expect(matches(everywhere, seen({ selector: "main > p:nth-of-type(2)" }))).toBe(true);
  expect(matches(everywhere, seen({ rule: "target-size" }))).toBe(false);
});

test("reports accepted findings that match nothing", () => {
  const other = { ...excuse, rule: "target-size" };
  expect(unneeded([excuse, other], [seen()])).toEqual([other]);
});
