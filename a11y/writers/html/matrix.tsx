import { Box, Flex, List, Text } from "@chakra-ui/react";
import type { Audit } from "../../audit.ts";
import { modes, modesIn } from "../../modes.ts";
import { count, list } from "../../words.ts";
import { cellStyles, MatrixTable } from "./matrix-table.tsx";
import { Code, Fold, FoldSummary, Section } from "./parts.tsx";
import { brokenOffIn, failuresIn, partsOf, rowsOf } from "./results.ts";

function BrokenOff({ visits }: Pick<Audit, "visits">) {
  const brokenOff = visits.filter(({ error }) => error !== undefined);
  if (brokenOff.length === 0) return null;
  return (
    <Box as="section" id="broken-off" aria-labelledby="broken-off-title" marginBottom="8">
      <Box as="h3" textStyle="h4" id="broken-off-title" marginBottom="3">
        Incomplete page loads
      </Box>
      <List.Root textStyle="small">
        {brokenOff.map(({ page, state, mode, width, error }) => (
          <List.Item key={[page, state, mode, width].join()}>
            <Code>{page}</Code>, {state}, in {modes[mode].title} at {width} px: {error}
          </List.Item>
        ))}
      </List.Root>
    </Box>
  );
}

const entries = [
  { className: "fails", sign: "3", label: "failures at A or AA" },
  { className: "review", sign: "2?", label: "findings to review, no failures" },
  { className: "clean", sign: "✓", label: "checked, no findings" },
  { className: "broken", sign: "!", label: "incomplete" },
  { className: "none", sign: "–", label: "unchecked" },
];

function MatrixKey() {
  return (
    <Flex as="ul" wrap="wrap" columnGap="6" rowGap="2" marginBottom="6" textStyle="small" css={cellStyles}>
      {entries.map(({ className, sign, label }) => (
        <Flex as="li" key={className} alignItems="center" gap="2">
          <Box as="span" className={className} aria-hidden="true">
            {sign}
          </Box>
          {label}
        </Flex>
      ))}
    </Flex>
  );
}

const few = 6;

export function Matrix({ audit }: { audit: Audit }) {
  const rows = rowsOf(audit);
  const columns = modesIn(audit.visits);
  const failing = rows.filter((row) => failuresIn([row]).size > 0);
  const pages = [...new Set(failing.map(({ page }) => page))];
  const named = pages.length > few ? [...pages.slice(0, few), `${pages.length - few} more`] : pages;
  return (
    <Section
      id="matrix"
      title="Pages, states and modes"
      tone="sunken"
      lead={`The table has a row for each page and state, and a column for each mode. ${
        failing.length === 0
          ? "No row has failures at A or AA."
          : `Of ${count(rows.length, "row")}, ${failing.length} ${failing.length === 1 ? "has" : "have"} failures at A or AA, on ${list(named)}.`
      }`}
    >
      <MatrixKey />
      <BrokenOff visits={audit.visits} />
      {partsOf(rows).map(({ start, rows: part }) => {
        const failures = failuresIn(part).size;
        const brokenOff = brokenOffIn(part);
        return (
          <Fold key={start} borderBottomWidth="thin" borderColor="border.control" open={failures > 0 || brokenOff > 0}>
            <FoldSummary>
              <Flex wrap="wrap" columnGap="3" alignItems="baseline">
                <Box as="h3" textStyle="h4">
                  {start === "" ? "Single pages" : `${start} and below`}
                </Box>
                <Text as="span" textStyle="small" color={failures > 0 ? "error.fg" : "fg.muted"}>
                  {count(new Set(part.map(({ page }) => page)).size, "page")}, {count(part.length, "state")},{" "}
                  {failures > 0 ? count(failures, "failure") : "no failures"}
                  {brokenOff > 0 && `, ${count(brokenOff, "incomplete page load")}`}
                </Text>
              </Flex>
            </FoldSummary>
            <MatrixTable part={start === "" ? "single pages" : start} rows={part} modes={columns} />
          </Fold>
        );
      })}
    </Section>
  );
}
