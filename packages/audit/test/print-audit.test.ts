import { expect, test } from "vitest";
import type { Audit, Finding } from "../core/audit.ts";
import { totalsOf } from "../core/severity.ts";
import { countPageLoads, listPlan, printAudit, secondsFor } from "../runner/output.ts";
import { findingOf, sampleAudit } from "./sample-audit.ts";

const place = { page: "/", state: "as opened", mode: "light", width: 390 } as const;
const elsewhere = { ...place, page: "/shop" };

const finding = (changes: Partial<Finding>) => findingOf({ places: [place], ...changes });

const auditWith = (findings: Finding[], scans: Audit["scans"] = [place, elsewhere].map(visited)): Audit => ({
  ...sampleAudit,
  endedAt: "2026-11-22T09:04:05.000Z",
  scans,
  findings,
  totals: totalsOf(findings),
});

function visited<Where extends object>(where: Where) {
  return { ...where, seconds: 1, checks: ["axe"] };
}

test("counts a page load as failed only for certain A or AA failures", () => {
  expect(countPageLoads(auditWith([finding({})]))).toEqual({ passed: 1, failed: 1 });
  const tolerated = [
    finding({ certainty: "needs review" }),
    finding({ conformance: "AAA" }),
    finding({ conformance: "best practice" }),
    finding({ conformance: "experimental" }),
    finding({ excuse: { reason: "It is a logo.", link: "https://www.w3.org/" } }),
  ];
  expect(countPageLoads(auditWith(tolerated))).toEqual({ passed: 2, failed: 0 });
  expect(auditWith(tolerated).totals).toEqual({
    failures: 0,
    needsReview: 1,
    bestPractice: 1,
    experimental: 1,
    aaa: 1,
    excused: 1,
  });
});

test("reports an incomplete page load as failed, with the way to repeat it", () => {
  const audit = auditWith([], [visited(place), { ...visited(elsewhere), error: "axe: Timeout" }]);
  expect(countPageLoads(audit)).toEqual({ passed: 1, failed: 1 });
  expect(printAudit(audit)).toContain("Incomplete: /shop, as opened, light, 390 px\n    axe: Timeout");
  expect(printAudit(audit)).toContain("run the same command with --resume");
  expect(printAudit(auditWith([]))).not.toContain("--resume");
});

test("prints each failure with its place, the duration, and the unchecked areas", () => {
  const words = printAudit(auditWith([finding({})]));
  expect(words).toContain("AA 1.4.3  color-contrast (axe): The contrast is 3:1.");
  expect(words).toContain("at /, as opened, light, 390 px");
  expect(words).toContain("2 page loads in 4 min 05 s: 2 pages in 2 states");
  expect(words).toContain("Findings: 1 failure at A and AA");
  expect(words).toContain("Not checked:\n- Videos: the site has none.");
});

test("lists what an audit would do, with the time at the speed of the last one", () => {
  const planned = [place, elsewhere, { ...elsewhere, state: "menu open" }].map((each) => ({
    ...each,
    checks: ["axe"],
  }));
  const lines = listPlan(planned, auditWith([])).split("\n");
  expect(lines).toContain("3 page loads of 2 pages in 3 states:");
  expect(lines).toContain("  axe: 3 page loads");
  expect(lines).toContain("  /shop: 2 page loads in 2 states");
  expect(lines.at(-1)).toBe("Time: about 6 min 08 s at the speed of the audit of November 22, 2026.");
  expect(listPlan(planned, null)).toMatch(/Time: unknown/);
  const published = { endedAt: "2026-11-20T10:00:00.000Z", seconds: 1_000, scans: 50 };
  expect(listPlan(planned, null, published)).toMatch(
    /Time: about 1 min 00 s at the speed of the published audit of November 20, 2026\.$/,
  );
});

test("estimates a planned page load by its earlier time, and a new one by its number of checks", () => {
  const earlier = auditWith([], [{ ...visited(place), seconds: 9 }, visited(elsewhere)]);
  const planned = (where: typeof place | typeof elsewhere, checks: string[]) => ({ ...where, checks });
  const whole = secondsFor([planned(place, ["axe"]), planned(elsewhere, ["axe"])], earlier);
  expect(secondsFor([planned(place, ["axe"])], earlier)).toBeCloseTo(whole * 0.9);
  expect(secondsFor([planned({ ...place, page: "/new" }, ["axe", "names"])], earlier)).toBeCloseTo(whole);
});

test("uses the singular for one page load", () => {
  const places = Array.from({ length: 4 }, () => place);
  const words = printAudit(auditWith([finding({ places })], [visited(place)]));
  expect(words).toContain("1 page load in 4 min 05 s: 1 page in 1 state,");
  expect(words).toContain("and 1 more place");
});

test("refers to the list of unchecked areas after a filtered run", () => {
  const lines = printAudit({ ...auditWith([]), narrowedTo: "--page /shop" }).split("\n");
  expect(lines.filter((line) => line.startsWith("Not checked"))).toHaveLength(1);
  expect(lines.at(-1)).toContain("outside --page /shop");
});
