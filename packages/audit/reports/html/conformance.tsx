import { criteria } from "@kindred-ground/audit/core/criteria.ts";
import { count } from "@kindred-ground/audit/core/words.ts";
import { type ConformanceReport, chapters } from "@kindred-ground/audit/reports/openacr.ts";
import type { Tested } from "@kindred-ground/audit/reports/tested-in-words.ts";
import { DataTable, Part, Section } from "./parts.tsx";

/** Terms of the VPAT with their meanings. */
const levels = {
  supports: ["Supports", "The site meets the criterion without known defects."],
  "partially-supports": ["Partially supports", "Some of the site does not meet the criterion."],
  "does-not-support": ["Does not support", "Most of the site does not meet the criterion."],
  "not-applicable": ["Not applicable", "The site has nothing that the criterion is about."],
  "not-evaluated": ["Not evaluated", "No person has stated a level. Automated checks can’t state one."],
} as const;

type Criterion = ConformanceReport["chapters"][keyof typeof chapters]["criteria"][number];

const levelOf = ({ components: [web] }: Criterion) => web.adherence.level;

function Summary({ chapters: stated }: ConformanceReport) {
  const rows = Object.entries(levels).map(([level, [name, meaning]]) => ({
    key: level,
    head: (
      <>
        {name}
        <p className="muted">{meaning}</p>
      </>
    ),
    cells: Object.values(stated).map((chapter) => chapter.criteria.filter((each) => levelOf(each) === level).length),
  }));
  return (
    <DataTable
      labelledBy="summary-title"
      columns={["Criteria at level", ...Object.values(chapters)]}
      rows={rows}
      className="measure"
    />
  );
}

function Chapter({ level, criteria: stated }: { level: string; criteria: readonly Criterion[] }) {
  const id = `level-${level.toLowerCase()}`;
  const rows = stated.map((row) => ({
    key: row.num,
    head: `${row.num} ${criteria[row.num].title}`,
    cells: [levels[levelOf(row)][0], row.components[0].adherence.notes],
  }));
  const columns = ["Criterion", "Level of conformance", "Remarks"];
  return (
    <Section id={id} title={`Level ${level}`}>
      <DataTable labelledBy={`${id}-title`} columns={columns} rows={rows} className="remarks" />
    </Section>
  );
}

/** The accessibility conformance report as a page. The first section is a summary for decision makers. */
export function Conformance({ report, tested }: { report: ConformanceReport; tested: Tested }) {
  const { title, product, author, report_date: date, notes, feedback, evaluation_methods_used: methods } = report;
  const [standing = "", ...provenance] = notes.split("\n");
  const { success_criteria_level_a: a, success_criteria_level_aa: aa } = report.chapters;
  const demanded = [...a.criteria, ...aa.criteria];
  const stated = demanded.filter((each) => levelOf(each) !== "not-evaluated").length;
  return (
    <main>
      <Section id="summary" title="In short" heading={title}>
        <p className="lead measure">
          {standing}{" "}
          {`${stated} of ${count(demanded.length, "criterion", "criteria")} at levels A and AA have a level.`}
        </p>
        <dl className="auto facts">
          <Part title="Product">
            {product.name}. {product.description}
          </Part>
          <Part title="Standard">Web Content Accessibility Guidelines (WCAG) 2.2, in the terms of VPAT 2.5</Part>
          <Part title="Date">{date}</Part>
          <Part title="Author">{[author.name, author.company_name, author.email].filter(Boolean).join(", ")}</Part>
          <Part title="Report a barrier">
            <a href={feedback}>The site’s accessibility page</a>
          </Part>
        </dl>
        <Summary {...report} />
      </Section>
      <Section id="tested" title="How it was tested">
        <dl className="auto facts">
          <Part title="Browser">{tested.browsers}</Part>
          <Part title="People and screen readers">{tested.people}</Part>
          <Part title="Pages">{tested.pages}</Part>
        </dl>
      </Section>
      {(Object.keys(chapters) as (keyof typeof chapters)[]).map((chapter) => (
        <Chapter key={chapter} level={chapters[chapter]} criteria={report.chapters[chapter].criteria} />
      ))}
      <Section id="methods" title="Details for auditors">
        <details>
          <summary>Checks, versions and gaps</summary>
          <ul className="measure">
            {[...methods.split("\n"), ...provenance].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      </Section>
    </main>
  );
}
