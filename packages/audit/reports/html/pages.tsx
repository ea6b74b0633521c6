import type { Audit, Finding } from "@kindred-ground/audit/core/audit.ts";
import { modes, modesIn } from "@kindred-ground/audit/core/modes.ts";
import { severityOf } from "@kindred-ground/audit/core/severity.ts";
import { count, list, stateInWords } from "@kindred-ground/audit/core/words.ts";
import { type PageResults, resultsByPage } from "@kindred-ground/audit/reports/results-by-page.ts";
import { coverageOf } from "@kindred-ground/audit/runner/audit-figures.ts";
import { settingsOf } from "./describe-finding.ts";
import { DataTable, Section } from "./parts.tsx";

const isBrokenOff = ({ error }: Audit["scans"][number]) => error !== undefined;

function BrokenOff({ scans }: Pick<Audit, "scans">) {
  const brokenOff = scans.filter(isBrokenOff);
  if (brokenOff.length === 0) return null;
  return (
    <section id="broken-off" aria-labelledby="broken-off-title">
      <h3 id="broken-off-title">Incomplete page loads</h3>
      <ul className="small">
        {brokenOff.map((scan) => (
          <li key={`${scan.page} ${stateInWords(scan)}`}>
            <code>{scan.page}</code>, {stateInWords(scan)}: {scan.error}
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * A link to a page's findings, or a dash if there are none. Without scripts, it leads to the first finding. A script
 * makes it show all of them.
 */
function FindingsLink({ page, findings, what }: { page: string; findings: readonly Finding[]; what: string }) {
  const [first] = findings;
  if (!first) return "–";
  const used = modesIn(findings.flatMap(({ places }) => places.filter((place) => place.page === page)));
  return (
    <a href={`#finding-${first.id}`} data-filter={new URLSearchParams({ page }).toString()}>
      {count(findings.length, what)} in {list(used.map((mode) => modes[mode].title))}
      <span className="visually-hidden"> on {page}</span>
    </a>
  );
}

function rowOf({ page, scans, findings }: PageResults) {
  const of = (kind: ReturnType<typeof severityOf>) => findings.filter((finding) => severityOf(finding) === kind);
  const brokenOff = scans.filter(isBrokenOff).length;
  const [failures, reviews] = [of("failures"), of("needsReview")];
  return {
    key: page,
    head: page,
    failures: failures.length,
    isClean: failures.length + reviews.length + brokenOff === 0,
    cells: [
      coverageOf(scans).states,
      settingsOf(scans),
      <FindingsLink key="failures" page={page} findings={failures} what="failure" />,
      <FindingsLink key="reviews" page={page} findings={reviews} what="review" />,
      brokenOff > 0 ? <a href="#broken-off">{brokenOff}</a> : "–",
    ],
  };
}

const columns = ["Page", "States", "Environments", "Failures at A and AA", "To review", "Incomplete page loads"];

/** A table of the pages with findings at A or AA or with incomplete page loads, and a table of the other pages. */
export function Pages({ audit }: { audit: Audit }) {
  const rows = resultsByPage(audit).map(rowOf);
  const failing = rows.filter(({ failures }) => failures > 0).length;
  const [clean, found] = [rows.filter(({ isClean }) => isClean), rows.filter(({ isClean }) => !isClean)];
  return (
    <Section
      id="pages"
      title="Pages"
      isSunken
      lead={`Of ${count(rows.length, "page")}, ${failing === 0 ? "none has" : `${failing} ${failing === 1 ? "has" : "have"}`} failures at A or AA.`}
    >
      <BrokenOff scans={audit.scans} />
      {found.length > 0 && <DataTable labelledBy="pages-title" columns={columns} rows={found} />}
      {clean.length > 0 && (
        <details>
          <summary id="clean-pages">{count(clean.length, "page")} without findings to fix or review</summary>
          <DataTable labelledBy="clean-pages" columns={columns} rows={clean} />
        </details>
      )}
    </Section>
  );
}
