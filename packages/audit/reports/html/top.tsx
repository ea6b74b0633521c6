import type { Audit } from "@kindred-ground/audit/core/audit.ts";
import { modesIn, widths } from "@kindred-ground/audit/core/modes.ts";
import { clockOf, count, dayOf, duration, list } from "@kindred-ground/audit/core/words.ts";
import { versionsInWords } from "@kindred-ground/audit/reports/provenance.ts";
import { coverageOf, secondsOf } from "@kindred-ground/audit/runner/audit-figures.ts";

export function verdictOf(audit: Audit) {
  const { failures, needsReview } = audit.totals;
  const brokenOff = audit.scans.filter(({ error }) => error !== undefined).length;
  const reviews = `${count(needsReview, "finding")} to review`;
  const passed = `No automated failures at A or AA${needsReview > 0 ? `; ${reviews}` : ""}`;
  return {
    headline: failures > 0 ? `${count(failures, "failure")} at level A or AA` : passed,
    scope: scopeOf(audit),
    brokenOff: brokenOff > 0 ? count(brokenOff, "incomplete page load") : null,
    caution:
      "Automated checks detect only some kinds of barriers. A person must decide whether the site meets WCAG 2.2, with the checklist for manual checks.",
  };
}

function scopeOf(audit: Audit): string {
  const { scans, checked, startedAt, endedAt } = audit;
  const { pages, states } = coverageOf(scans);
  const used = Object.keys(widths).filter((width) => scans.some((scan) => String(scan.width) === width));
  return [
    `${count(pages, "page")} in ${count(states, "state")}, with ${count(scans.length, "page load")}`,
    `in ${count(modesIn(scans).length, "mode")} and at ${list(used)} px`,
    `by ${count(checked.filter((each) => each.scans > 0).length, "engine and check", "engines and checks")},`,
    `on ${dayOf(endedAt)} from ${clockOf(startedAt)} to ${clockOf(endedAt)} UTC (${duration(secondsOf(audit))}).`,
  ].join(" ");
}

const places = [
  { to: "#findings", label: "Findings" },
  { to: "#pages", label: "Pages" },
  { to: "#coverage", label: "Coverage" },
  { to: "#by-hand", label: "Manual checks" },
];

export function Top({ audit, signed }: { audit: Audit; signed: string | null }) {
  const { headline, scope, brokenOff, caution } = verdictOf(audit);
  return (
    <header>
      <div className="wrap">
        <div className="row">
          <p className="label">{audit.site.name}: accessibility audit</p>
          <nav aria-label="Parts of the report" className="row small">
            {places.map(({ to, label }) => (
              <a key={to} href={to}>
                {label}
              </a>
            ))}
          </nav>
        </div>
        <h1>{headline}</h1>
        {audit.narrowedTo !== null && (
          <p className="notice">
            Narrowed to <code>{audit.narrowedTo}</code>. The results apply only to this part of the site.
            {audit.isSample && " A person can evaluate and sign these pages as a sample."}
          </p>
        )}
        <p className="lead">{scope}</p>
        {signed && (
          <p className="label">
            {signed}{" "}
            <span data-differs="" hidden>
              The checklist in this browser differs from the signed checklist.
            </span>
          </p>
        )}
        {brokenOff && (
          <p className="notice">
            <a href="#broken-off">{brokenOff}</a>: findings may be missing.
          </p>
        )}
        <p>
          Commit <code>{audit.commit ?? "unknown"}</code>; {versionsInWords(audit)}.
        </p>
        <p className="measure">{caution}</p>
      </div>
    </header>
  );
}
