import type { Finding } from "@kindred-ground/audit/core/audit.ts";
import { criteria, criterionNumbers } from "@kindred-ground/audit/core/criteria.ts";
import { modes, modesIn } from "@kindred-ground/audit/core/modes.ts";
import { withoutAAA } from "./client/filter.ts";
import { Select } from "./parts.tsx";

type Option = [value: string, text: string];

/**
 * Filter for the findings, stored in the address. Offers only values that occur, plus “all but AAA”.
 *
 * Collapsed in narrow windows, so that the first findings are visible. The number of shown findings stays next to it.
 */
export function FilterForm({ findings }: { findings: readonly Finding[] }) {
  const places = findings.flatMap((finding) => finding.places);
  const same = (word: string): Option => [word, word];
  const occurring = (words: readonly string[]) => [...new Set(words)].sort().map(same);
  const failed = new Set(findings.flatMap((finding) => finding.criteria));
  const failedCriteria = criterionNumbers.filter((number) => failed.has(number));
  const selects: { name: string; label: string; options: Option[] }[] = [
    {
      name: "level",
      label: "Level",
      options: [[withoutAAA, "all but AAA"], ...occurring(findings.map((each) => each.conformance))],
    },
    { name: "certainty", label: "Certainty", options: occurring(findings.map((each) => each.certainty)) },
    {
      name: "criterion",
      label: "Criterion",
      options: failedCriteria.map((number) => [number, `${number} ${criteria[number].title}`]),
    },
    { name: "page", label: "Page", options: occurring(places.map(({ page }) => page)) },
    { name: "mode", label: "Mode", options: modesIn(places).map((name) => [name, modes[name].title]) },
    { name: "engine", label: "Engine or check", options: occurring(findings.flatMap((each) => each.foundBy)) },
  ];
  return (
    <div className="needs-scripts">
      <search aria-label="Filter the findings" className="filter">
        <details>
          <summary>Filter the findings</summary>
          <form id="filter" className="flow">
            <div className="auto compact">
              <div>
                <label htmlFor="filter-words">Words</label>
                <input id="filter-words" name="words" type="search" autoComplete="off" />
              </div>
              {selects.map(({ name, label, options }) => (
                <div key={name}>
                  <label htmlFor={`filter-${name}`}>{label}</label>
                  <Select id={`filter-${name}`} name={name} options={[["", "all"], ...options]} />
                </div>
              ))}
            </div>
            <div className="auto compact">
              <button type="reset" className="full">
                Show all
              </button>
              <button type="button" data-fold="open">
                Open all
              </button>
              <button type="button" data-fold="closed">
                Close all
              </button>
            </div>
          </form>
        </details>
        <p id="shown" role="status" className="small" />
      </search>
    </div>
  );
}
