import { Box } from "@chakra-ui/react/box";
import { Link } from "@chakra-ui/react/link";
import { List } from "@chakra-ui/react/list";
import { Table } from "@chakra-ui/react/table";
import { Text } from "@chakra-ui/react/text";
import { criteria } from "../../criteria.ts";
import { count } from "../../words.ts";
import { type ConformanceReport, chapters } from "../openacr.ts";
import { Part, Section, scroller } from "./parts.tsx";

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
} as const;

const facts = { display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(14rem, 1fr))", columnGap: "8" } as const;

/** Counts the levels for a reader who needs one page to decide. */
function Summary({ chapters: stated }: ConformanceReport) {
  const used = (Object.keys(levels) as (keyof typeof levels)[]).map((level) => ({
    level,
    counts: Object.values(stated).map((chapter) => chapter.criteria.filter((each) => levelOf(each) === level).length),
  }));
  return (
    <Table.Root maxWidth="measure">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader scope="col">Criteria at level</Table.ColumnHeader>
          {Object.values(chapters).map((level) => (
            <Table.ColumnHeader key={level} scope="col">
              {level}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {used.map(({ level, counts }) => (
          <Table.Row key={level}>
            <Table.Cell asChild>
              <th scope="row">
                {levels[level][0]}
                <Text textStyle="small" fontWeight="normal" color="fg.muted">
                  {levels[level][1]}
                </Text>
              </th>
            </Table.Cell>
            {Object.values(chapters).map((name, index) => (
              <Table.Cell key={name}>{counts[index]}</Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

function Chapter({ level, criteria: rows }: { level: string; criteria: readonly Criterion[] }) {
  const id = `level-${level.toLowerCase()}`;
  return (
    <Section id={id} title={`Level ${level}`}>
      <Box role="group" aria-labelledby={`${id}-title`} tabIndex={0} css={scroller("canvas", "md")}>
        <Table.Root textStyle="small" css={onPaper}>
          <Table.Header>
            <Table.Row>
              {["Criterion", "Level of conformance", "Remarks"].map((column) => (
                <Table.ColumnHeader key={column} scope="col">
                  {column}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {rows.map((row) => (
              <Table.Row key={row.num}>
                <Table.Cell asChild>
                  <th scope="row">
                    {row.num} {criteria[row.num].title}
                  </th>
                </Table.Cell>
                <Table.Cell whiteSpace="nowrap">{levels[levelOf(row)][0]}</Table.Cell>
                <Table.Cell whiteSpace="pre-line" overflowWrap="anywhere">
                  {row.components[0].adherence.notes}
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
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
