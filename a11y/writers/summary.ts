import { writeFile } from "node:fs/promises";
import { recipesPath } from "../../data/design/pages.ts";
import { recipeFamilies } from "../../data/design/recipe-families.ts";
import type { LastAudit } from "../../data/last-audit.ts";
import type { Audit, Finding } from "../audit.ts";
import { type CriterionNumber, criteria } from "../criteria.ts";
import { type ModeName, modes } from "../modes.ts";
import { kindOf } from "../run/totals.ts";

/**
 * Returns the data for `/accessibility` and `/design/recipes/…`, or `null` for a narrowed audit, which does not cover
 * the whole site.
 */
export function summaryOf(audit: Audit): LastAudit | null {
  if (audit.narrowedTo !== null) return null;
  const { endedAt, commit, visits, looked, findings, totals, notChecked } = audit;
  const distinct = <Value>(values: Value[]) => [...new Set(values)];
  const used = new Set(visits.map(({ mode }) => mode));
  const aaa = findings.filter(({ conformance, excuse }) => conformance === "AAA" && !excuse);
  return {
    endedAt,
    commit,
    pages: distinct(visits.map(({ page }) => page)).length,
    states: distinct(visits.map(({ page, state }) => `${page}\n${state}`)).length,
    visits: visits.length,
    modes: (Object.keys(modes) as ModeName[]).filter((name) => used.has(name)).map((name) => modes[name].title),
    widths: distinct<number>(visits.map(({ width }) => width)).sort((one, other) => one - other),
    looked: looked
      .filter((each) => each.visits > 0)
      .map(({ name, version, looksFor }) => ({ name, version, looksFor })),
    failures: totals.failures,
    needsReview: totals.needsReview,
    excused: totals.excused,
    aaa: (Object.keys(criteria) as CriterionNumber[]).flatMap((criterion) => {
      const same = aaa.filter((finding) => finding.criteria.includes(criterion));
      const pages = distinct(same.flatMap(({ places }) => places.map(({ page }) => page)));
      const { title } = criteria[criterion];
      return same.length > 0 ? [{ criterion, title, findings: same.length, pages: pages.length }] : [];
    }),
    recipes: recipeFamilies.flatMap(({ slug, recipes }) =>
      recipes.map(({ name }) => ({ name, failures: failuresIn(name, recipesPath(slug), findings) })),
    ),
    notChecked: [...notChecked],
  };
}

function failuresIn(section: string, path: string, findings: readonly Finding[]): number {
  return findings.filter(
    (finding) =>
      kindOf(finding) === "failures" &&
      finding.element.section === section &&
      finding.places.some(({ page }) => page === path),
  ).length;
}

/**
 * Writes the summary of a full audit to `file`. A narrowed audit keeps the previous summary.
 *
 * A person publishes the summary by committing it as `data/last-audit.json`.
 */
export async function writeSummary(audit: Audit, file: string): Promise<void> {
  const summary = summaryOf(audit);
  if (summary) await writeFile(file, `${JSON.stringify(summary, null, 2)}\n`);
}
