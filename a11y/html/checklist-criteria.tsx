import { Box, Button, Flex, Grid, Link, List, type SystemStyleObject, Text, Textarea } from "@chakra-ui/react";
import type { HowToTest } from "@kindred-ground/audit/core/audit.ts";
import { understanding } from "@kindred-ground/audit/core/criteria.ts";
import { type Manual, type ManualAnswer, manualOutcomes } from "@kindred-ground/audit/core/manual.ts";
import { reach } from "@kindred-ground/audit/core/reach.ts";
import { count, list } from "@kindred-ground/audit/core/words.ts";
import { answeredOf } from "@kindred-ground/audit/reports/checklist-text.ts";
import { FieldLabel, needsScripts } from "./parts.tsx";
import type { CriterionState } from "./results.ts";

function automatedResult({ checked, failures, reviews }: CriterionState): string {
  const found = [
    failures.length > 0 && count(failures.length, "failure"),
    reviews.length > 0 && `${count(reviews.length, "finding")} to review`,
  ].filter((each) => each !== false);
  if (checked.length === 0 && found.length === 0) return "No automated check covers this criterion.";
  const machines =
    checked.length > 0 ? `Automated checks (${list(checked.map(({ name }) => name))}): ` : "Other checks: ";
  return `${machines}${found.length > 0 ? list(found) : "no findings, which does not prove that the criterion is met"}.`;
}

function Steps({
  number,
  howToTest: { pages, steps, expect },
}: Pick<CriterionState, "number"> & { howToTest: HowToTest }) {
  return (
    <>
      <Text marginTop="3">{pages.length === 0 ? "On every page:" : `On ${pages.join(", ")}:`}</Text>
      <List.Root as="ol" marginY="2">
        {steps.map((step) => (
          <List.Item key={step}>{step}.</List.Item>
        ))}
      </List.Root>
      <Text>Expect: {expect}</Text>
      <Text textStyle="small" marginTop="2" color="fg.muted">
        Left to a person: {reach[number].left}
      </Text>
    </>
  );
}

interface ChecklistCriterionProps {
  state: CriterionState;
  howToTest: HowToTest;
  answer: ManualAnswer | undefined;
}

export function ChecklistCriterion({ state, howToTest, answer }: ChecklistCriterionProps) {
  const { number, title, level, failures, reviews } = state;
  const [first] = [...failures, ...reviews];
  return (
    <Grid
      as="article"
      aria-labelledby={`criterion-${number}`}
      id={`by-hand-${number}`}
      data-criterion={number}
      templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 5fr)" }}
      gap="6"
      paddingY="6"
      borderTopWidth="thin"
      borderColor="border.control"
      _print={{ breakInside: "avoid" }}
    >
      <Box>
        <Box as="h4" textStyle="h4" id={`criterion-${number}`}>
          {number} {title}{" "}
          <Box as="span" textStyle="small" color="fg.muted" fontFamily="body">
            level {level}
          </Box>
        </Box>
        <Text textStyle="small" marginTop="2" color={failures.length > 0 ? "error.fg" : "fg.muted"}>
          {automatedResult(state)} {first && <Link href={`#finding-${first.id}`}>First finding</Link>}
        </Text>
        <Steps number={number} howToTest={howToTest} />
        <Text textStyle="small" marginTop="2">
          <Link href={understanding(number)}>Understanding {number}</Link>
        </Text>
      </Box>
      <Box>
        <fieldset>
          <legend>Outcome of {number}</legend>
          <Flex wrap="wrap" columnGap="5">
            {["", ...manualOutcomes].map((outcome) => (
              <label key={outcome}>
                <input
                  type="radio"
                  name={`outcome-${number}`}
                  value={outcome}
                  defaultChecked={outcome === (answer?.outcome ?? "")}
                />
                {outcome || "not checked"}
              </label>
            ))}
          </Flex>
        </fieldset>
        <FieldLabel htmlFor={`note-${number}`} marginTop="2">
          Note on {number}
        </FieldLabel>
        <Textarea id={`note-${number}`} minHeight="20" defaultValue={answer?.note} />
        <Box as="fieldset" hidden marginTop="2" data-tried="" />
        <Flex wrap="wrap" columnGap="4" rowGap="2" alignItems="center" marginTop="3">
          <Button variant="outline" data-add-issue={number} css={needsScripts}>
            Add an issue on {number}
          </Button>
          <Box as="span" textStyle="small" data-issues="" />
        </Flex>
      </Box>
    </Grid>
  );
}

/** Full width and opaque, because content scrolls below it. */
const barStyles: SystemStyleObject = {
  display: "flex",
  flexWrap: "wrap",
  columnGap: "[min(0.75rem, 12px)]",
  rowGap: "[min(0.25rem, 4px)]",
  alignItems: "center",
  bg: "bg.sunken",
  borderBottomWidth: "thin",
  borderColor: "border.control",
  marginX: "[calc({spacing.gutter} * -1)]",
  paddingX: "gutter",
  paddingY: "[min(0.5rem, 8px)]",
  // Caps the padding, to leave room for large text.
  "& button": { paddingX: "[min(0.75rem, 12px)]" },
  // The word would take a full line on a phone.
  "& .narrow": { "@media (max-width: 22em)": { display: "none" } },
  // Low windows have no room to spare.
  "@media (min-height: 25em)": { position: "sticky", top: "0", zIndex: "sticky" },
  ...needsScripts,
};

export function ChecklistBar({ answers }: Pick<Manual, "answers">) {
  return (
    <Box role="group" aria-label="Checklist" id="sheet-bar" css={barStyles}>
      <Box as="p" id="bar-answered" textStyle="label" flexGrow="1">
        <span id="sheet-answered">{answeredOf(answers)}</span> <span className="narrow">answered</span>
      </Box>
      <Box as="p" id="bar-saved" textStyle="label" flexGrow="1" flexBasis="[5rem]" hidden>
        <Link href="#sheet-saved" />
      </Box>
      <Button id="next-open" variant="outline">
        Next open
      </Button>
      <Button id="save-from-bar">Save</Button>
    </Box>
  );
}
