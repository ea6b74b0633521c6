import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import type { Audit } from "../../../audit.ts";
import { count, list } from "../../../words.ts";
import { brokenOffIn, failuresIn, modesOf, partsOf, rowsOf } from "../model/matrix.ts";
import { BrokenOff } from "./broken-off.tsx";
import { Fold, FoldSummary } from "./fold.tsx";
import { MatrixKey } from "./matrix-key.tsx";
import { MatrixTable } from "./matrix-table.tsx";
import { Section } from "./section.tsx";

/** Maximum number of pages listed by name. */
const few = 6;

export function Matrix({ audit }: { audit: Audit }) {
  const rows = rowsOf(audit);
  const modes = modesOf(audit);
  const failing = rows.filter((row) => failuresIn([row]).size > 0);
  const pages = [...new Set(failing.map(({ page }) => page))];
  const named = pages.length > few ? [...pages.slice(0, few), `${pages.length - few} more`] : pages;
  return (
    <Section
      id="matrix"
      title="Pages, states and modes"
      tone="sunken"
      lead={`A row for each page in each state, a column for each mode. ${
        failing.length === 0
          ? "No row has a failure at A or AA."
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
                  {start === "" ? "Pages that stand alone" : `${start} and below`}
                </Box>
                <Text as="span" textStyle="small" color={failures > 0 ? "error.fg" : "fg.muted"}>
                  {count(new Set(part.map(({ page }) => page)).size, "page")}, {count(part.length, "state")},{" "}
                  {failures > 0 ? count(failures, "failure") : "no failure"}
                  {brokenOff > 0 && `, ${count(brokenOff, "visit")} not looked at to the end`}
                </Text>
              </Flex>
            </FoldSummary>
            <MatrixTable part={start === "" ? "pages that stand alone" : start} rows={part} modes={modes} />
          </Fold>
        );
      })}
    </Section>
  );
}
