import { Box, Link, List, Text } from "@chakra-ui/react";
import { criteria } from "@kindred-ground/audit/core/criteria.ts";
import { count } from "@kindred-ground/audit/core/words.ts";
import { type ConformanceReport, chapters } from "@kindred-ground/audit/reports/openacr.ts";
import { DataTable, Part, Section } from "./parts.tsx";

/** Terms of the VPAT, with what they mean. */
const levels = {
  supports: ["Supports", "The site meets the criterion without known defects."],
  "partially-supports": ["Partially supports", "Some of the site does not meet the criterion."],
  "does-not-support": ["Does not support", "Most of the site does not meet the criterion."],
  "not-applicable": ["Not applicable", "The site has nothing that the criterion is about."],
  "not-evaluated": ["Not evaluated", "No person has stated a level. Automated checks can’t state one."],
} as const;

type Criterion = ConformanceReport["chapters"][keyof typeof chapters]["criteria"][number];

const levelOf = ({ components: [web] }: Criterion) => web.adherence.level;

/** A cell stays on one sheet of paper, and the heading row repeats. */
const onPaper = {
  "& tr": { breakInside: "avoid" },
  "& thead": { display: "table-header-group" },
  "& td:nth-of-type(1)": { whiteSpace: "nowrap" },
  "& td:nth-of-type(2)": { whiteSpace: "pre-line", overflowWrap: "anywhere" },
} as const;

const facts = { display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(14rem, 1fr))", columnGap: "8" } as const;

function Summary({ chapters: stated }: ConformanceReport) {
  const rows = Object.entries(levels).map(([level, [name, meaning]]) => ({
    key: level,
    head: (
      <>
        {name}
        <Text textStyle="small" fontWeight="normal" color="fg.muted">
          {meaning}
        </Text>
      </>
    ),
    cells: Object.values(stated).map((chapter) => chapter.criteria.filter((each) => levelOf(each) === level).length),
  }));
  return (
    <DataTable
      labelledBy="summary-title"
      columns={["Criteria at level", ...Object.values(chapters)]}
      rows={rows}
      css={{ maxWidth: "measure" }}
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
      <DataTable labelledBy={`${id}-title`} columns={columns} rows={rows} wideFrom="md" css={onPaper} />
    </Section>
  );
}

/** The accessibility conformance report as a page. The first section is the page for people who decide. */
export function Conformance({ report }: { report: ConformanceReport }) {
  const { title, product, author, report_date: date, notes, feedback, evaluation_methods_used: methods } = report;
  const [standing = "", ...provenance] = notes.split("\n");
  const { success_criteria_level_a: a, success_criteria_level_aa: aa } = report.chapters;
  const demanded = [...a.criteria, ...aa.criteria];
  const stated = demanded.filter((each) => levelOf(each) !== "not-evaluated").length;
  return (
    <Box colorPalette="clay">
      <main>
        <Section id="summary" title="In short" heading={title}>
          <Text textStyle="lead" maxWidth="measure">
            {standing}{" "}
            {`${stated} of ${count(demanded.length, "criterion", "criteria")} at levels A and AA have a level.`}
          </Text>
          <Box as="dl" css={facts} marginTop="6">
            <Part title="Product">
              {product.name}. {product.description}
            </Part>
            <Part title="Standard">Web Content Accessibility Guidelines (WCAG) 2.2, in the terms of VPAT 2.5</Part>
            <Part title="Date">{date}</Part>
            <Part title="Author">{[author.name, author.company_name, author.email].filter(Boolean).join(", ")}</Part>
            <Part title="Report a barrier">
              <Link href={feedback}>The site’s accessibility page</Link>
            </Part>
          </Box>
          <Summary {...report} />
        </Section>
        {(Object.keys(chapters) as (keyof typeof chapters)[]).map((chapter) => (
          <Chapter key={chapter} level={chapters[chapter]} criteria={report.chapters[chapter].criteria} />
        ))}
        <Section id="methods" title="How it was evaluated">
          <List.Root maxWidth="measure">
            {[...methods.split("\n"), ...provenance].map((line) => (
              <List.Item key={line} overflowWrap="anywhere">
                {line}
              </List.Item>
            ))}
          </List.Root>
        </Section>
      </main>
    </Box>
  );
}
