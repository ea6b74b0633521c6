import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Audit } from "@kindred-ground/audit/core/audit.ts";
import { type Manual, statedAnswers } from "@kindred-ground/audit/core/manual.ts";
import { foundByHand, signatureOf } from "@kindred-ground/audit/reports/checklist-text.ts";
import { withIssues } from "@kindred-ground/audit/reports/issues.ts";
import { conformanceReport } from "@kindred-ground/audit/reports/openacr.ts";
import { gapOf, signedAnswers } from "@kindred-ground/audit/reports/signature.ts";
import { testedInWords } from "@kindred-ground/audit/reports/tested-in-words.ts";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Checklist } from "./checklist.tsx";
import { Conformance } from "./conformance.tsx";
import { Coverage } from "./coverage.tsx";
import { Findings } from "./findings.tsx";
import { Pages } from "./pages.tsx";
import { criterionStates } from "./results.ts";
import { RetestSection } from "./retest.tsx";
import { Top, verdictOf } from "./top.tsx";
import { Totals } from "./totals.tsx";

function Report({ audit, manual, mistake }: Omit<ReportParts, "script">) {
  const states = criterionStates(audit);
  const signature = gapOf(audit) ? null : signatureOf(manual, audit);
  const told = withIssues(audit, manual);
  return (
    <>
      <a href="#findings" className="skip">
        Skip to the findings
      </a>
      <Top audit={told} signed={manual && signature && `${signature} ${foundByHand(statedAnswers(manual))}`} />
      <main>
        <Totals totals={told.totals} states={criterionStates(told)} />
        <RetestSection audit={told} />
        <Findings audit={told} />
        <Pages audit={audit} />
        <Coverage audit={audit} signed={signedAnswers(audit, manual).signed} />
        <Checklist audit={audit} states={states} manual={manual} signature={signature} mistake={mistake} />
      </main>
      <p id="said" role="status" className="visually-hidden" />
    </>
  );
}

const css = readFileSync(new URL("report.css", import.meta.url), "utf8");

export interface ReportParts {
  audit: Audit;
  manual: Manual | null;
  mistake: string | null;
  /** The page's script, bundled without imports. */
  script: string;
}

/**
 * Returns the report as a complete HTML page. The page loads only its pictures, and its policy blocks all other
 * requests.
 */
export function renderReport({ audit, manual, mistake, script }: ReportParts): string {
  const { origin, endedAt, commit } = audit;
  const facts = JSON.stringify({
    manual,
    audited: { commit, endedAt },
    gap: gapOf(audit),
    origin,
  }).replaceAll("<", "\\u003c");
  return renderPage({
    title: `${verdictOf(audit).headline}: accessibility audit of ${audit.site.name}`,
    children: <Report audit={audit} manual={manual} mistake={mistake} />,
    facts,
    script,
  });
}

export function renderConformance(audit: Audit, manual: Manual | null): string {
  const report = conformanceReport(withIssues(audit, manual), manual);
  const children = <Conformance report={report} tested={testedInWords(audit, manual)} />;
  return renderPage({ title: report.title, children });
}

interface PageParts {
  title: string;
  children: ReactNode;
  facts?: string;
  script?: string;
}

function renderPage({ title, children, facts, script }: PageParts): string {
  const page = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policyFor(script)} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        {children}
        {facts && <script type="application/json" id="facts" dangerouslySetInnerHTML={{ __html: facts }} />}
        {script && <script dangerouslySetInnerHTML={{ __html: script }} />}
      </body>
    </html>,
  );
  return `<!doctype html>${page}`;
}

/**
 * Returns the page's content security policy. It allows `file:`, because a page on disk has no origin that `'self'`
 * could match, and `data:` for pages that contain their pictures.
 *
 * The report shows the site's markup only as text. If escaping ever failed, the policy would still block scripts and
 * requests.
 */
function policyFor(script: string | undefined): string {
  return [
    "default-src 'none'",
    `style-src ${hashOf(css)}`,
    ...(script ? [`script-src ${hashOf(script)}`] : []),
    "img-src 'self' file: data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
