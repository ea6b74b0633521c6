import { Box, Button, Grid, Input, type SystemStyleObject } from "@chakra-ui/react";
import type { Finding } from "@kindred-ground/audit/core/audit.ts";
import { criteria, criterionNumbers } from "@kindred-ground/audit/core/criteria.ts";
import { modes, modesIn } from "@kindred-ground/audit/core/modes.ts";
import { FieldLabel, Fold, FoldSummary, needsScripts, Select } from "./parts.tsx";

const compact: SystemStyleObject = {
  "& input, & select": { minHeight: "10", paddingY: "1", fontSize: "small" },
};

/** Wide windows hide the summary. */
const openWhereWide: SystemStyleObject = {
  "&::details-content": { md: { contentVisibility: "visible", display: "block" } },
};

type Option = [value: string, text: string];

/**
 * Filter for the findings, stored in the address. Offers only values that occur.
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
    { name: "level", label: "Level", options: occurring(findings.map((each) => each.conformance)) },
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
    <Box css={needsScripts}>
      <Box as="search" aria-label="Filter the findings" display="block" position={{ xl: "sticky" }} top="4">
        <Fold css={openWhereWide}>
          <FoldSummary hideFrom="md">Filter the findings</FoldSummary>
          <form id="filter">
            <Grid templateColumns="repeat(auto-fit, minmax(min(9rem, 100%), 1fr))" gap="3" css={compact}>
              <div>
                <FieldLabel htmlFor="filter-words">Words</FieldLabel>
                <Input id="filter-words" name="words" type="search" autoComplete="off" />
              </div>
              {selects.map(({ name, label, options }) => (
                <div key={name}>
                  <FieldLabel htmlFor={`filter-${name}`}>{label}</FieldLabel>
                  <Select id={`filter-${name}`} name={name} options={[["", "all"], ...options]} />
                </div>
              ))}
            </Grid>
            <Grid templateColumns="repeat(auto-fit, minmax(min(7rem, 100%), 1fr))" gap="2" marginTop="4">
              <Button type="reset" variant="outline" gridColumn="1 / -1">
                Show all
              </Button>
              <Button variant="ghost" px="2" data-fold="open">
                Open all
              </Button>
              <Button variant="ghost" px="2" data-fold="closed">
                Close all
              </Button>
            </Grid>
          </form>
        </Fold>
        <Box as="p" id="shown" role="status" textStyle="small" marginTop="3" />
      </Box>
    </Box>
  );
}
