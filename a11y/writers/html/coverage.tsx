import { Box, Grid, List, type SystemStyleObject } from "@chakra-ui/react";
import type { Audit } from "../../audit.ts";
import { criterionNumbers } from "../../criteria.ts";
import type { Manual } from "../../manual.ts";
import { asServed } from "../../run/plan.ts";
import { coverageOf } from "../../run/totals.ts";
import { count, figure } from "../../words.ts";
import { versionsInWords } from "../provenance.ts";
import { settingsOf } from "./describe-finding.ts";
import { Code, CommitHash, DataTable, Part, Section, Title, twoColumns } from "./parts.tsx";
import { ReachTable, TriedTable } from "./reach.tsx";

/** Describes the coverage of a check in sentences: pages as opened, then other states. */
export function whereChecked(name: string, visits: Audit["visits"]): string[] {
  const own = visits.filter(({ checks }) => checks.includes(name));
  const opened = own.filter(({ state }) => state === asServed.state);
  const others = own.filter(({ state }) => state !== asServed.state);
  const { pages } = coverageOf(opened);
  const { states } = coverageOf(others);
  return [
    ...(pages > 0 ? [`${count(pages, "page")} as opened, in ${settingsOf(opened)}.`] : []),
    ...(states > 0 ? [`${count(states, "other state")}, in ${settingsOf(others)}.`] : []),
  ];
}

/**
 * Turns rows into lists in narrow windows, with the column name in each cell. Browsers still expose the table headers.
 */
const stacked: SystemStyleObject = {
  "& td:nth-of-type(2), & td:nth-of-type(6)": { minWidth: "32" },
  "& td:nth-of-type(1), & td:nth-of-type(4), & td:nth-of-type(5)": { minWidth: "40" },
  _print: {
    fontSize: "[0.6875rem]",
    "& th, & td": { minWidth: "[0 !important]", padding: "1", overflowWrap: "anywhere" },
    "& thead th, & tbody th": { fontSize: "[0.6875rem]", overflowWrap: "normal" },
  },
  mdDown: {
    "&, & caption, & tbody, & tr, & tbody th, & td": { display: "block" },
    "& thead": { position: "absolute", width: "[1px]", height: "[1px]", overflow: "hidden", clipPath: "inset(50%)" },
    "& tbody th, & td": { paddingX: "0", paddingY: "1", borderBottomWidth: "0" },
    "& tbody th": { paddingTop: "5", textStyle: "h4" },
    "& td::before": { display: "block", content: "attr(data-column)", textStyle: "label", color: "fg.muted" },
    "& td:last-of-type": { paddingBottom: "5", borderBottomWidth: "thin" },
  },
};

export function Coverage({ audit, signed }: { audit: Audit; signed: Manual | null }) {
  const { looked, visits: every, notChecked, commit, policy, origin } = audit;
  return (
    <Section id="coverage" title="Coverage">
      <DataTable
        labelledBy="coverage-title"
        caption={`${count(looked.length, "engine and check", "engines and checks")} of the policy`}
        columns={["Engine or check", "Purpose", "Criteria", "Page loads", "Environments", "Reason", "Version"]}
        css={stacked}
        rows={looked.map(({ name, looksFor, criteria, visits, because, version }) => ({
          key: name,
          head: name,
          cells: [
            looksFor,
            criterionNumbers.filter((number) => criteria.includes(number)).join(", ") || "none",
            visits > 0 ? figure(visits) : "did not run",
            whereChecked(name, every).join(" "),
            because,
            version === commit ? "the commit below" : version,
          ],
        }))}
      />
      <ReachTable />
      {signed && <TriedTable manual={signed} />}
      <Grid marginTop="10" templateColumns={twoColumns} gap="gap">
        <Box>
          <Title>Not checked</Title>
          {notChecked.length === 0 ? (
            <p>The audit has no known gaps.</p>
          ) : (
            <List.Root>
              {notChecked.map((sentence) => (
                <List.Item key={sentence}>{sentence}</List.Item>
              ))}
            </List.Root>
          )}
        </Box>
        <Box>
          <Title>Source</Title>
          <dl>
            <Part title="Site">
              <Code>{origin}</Code>
            </Part>
            <Part title="Commit">
              {commit === null ? "unknown: no repository" : <CommitHash commit={commit} />}
              {commit?.endsWith("+") && ", with changed files"}
            </Part>
            <Part title="Policy">
              <Code>{policy}</Code>
            </Part>
            <Part title="Versions">{versionsInWords(audit)}</Part>
          </dl>
        </Box>
      </Grid>
    </Section>
  );
}
