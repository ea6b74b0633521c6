import { Box, Button, Flex, Grid, Input, type SystemStyleObject, Text } from "@chakra-ui/react";
import type { Audit, SiteFacts } from "@kindred-ground/audit/core/audit.ts";
import type { Manual } from "@kindred-ground/audit/core/manual.ts";
import { checkedAgain, progressOf } from "@kindred-ground/audit/reports/checklist-text.ts";
import { ChecklistBar, ChecklistCriterion } from "./checklist-criteria.tsx";
import { ChecklistItems } from "./checklist-items.tsx";
import { FieldLabel, fileButton, Notice, needsScripts, Section, Title } from "./parts.tsx";
import type { CriterionState } from "./results.ts";
import { SamplePages } from "./sample.tsx";

/** Explains how to open the site for manual checks. The audit's server no longer runs. */
export function whereToCheck({ isOwnBuild, origin }: Audit): string {
  if (!isOwnBuild) return `Check this site: ${origin}.`;
  return "To open the site, run npm start in the project folder. Then open http://127.0.0.1:4173.";
}

const signatureFields = ({ name, email }: SiteFacts) =>
  [
    { id: "evaluator", label: "Your name", autoComplete: "name" },
    { id: "organization", label: `Your organization, if it is not ${name}`, autoComplete: "organization" },
    {
      id: "email",
      label: `Your email for the OpenACR, if it is not ${email}`,
      type: "email",
      autoComplete: "email",
    },
    { id: "date", label: "Date of signing", type: "date" },
  ] as const;

interface SheetSignatureProps {
  site: SiteFacts;
  manual: Manual | null;
  signature: string | null;
}

function SheetSignature({ site, manual, signature }: SheetSignatureProps) {
  return (
    <Box bg="bg.raised" borderWidth="thin" borderColor="border.control" borderRadius="panel" padding="gap">
      <Box as="p" id="sheet-signed" textStyle="label" marginBottom="4">
        {signature}
      </Box>
      <Grid templateColumns="repeat(auto-fit, minmax(min(14rem, 100%), 1fr))" gap="6" alignItems="end">
        {signatureFields(site).map(({ id, label, ...field }) => (
          <div key={id}>
            <FieldLabel htmlFor={id}>{label}</FieldLabel>
            <Input id={id} {...field} defaultValue={manual?.[id]} />
          </div>
        ))}
      </Grid>
      <Box css={needsScripts} marginTop="6">
        <Flex wrap="wrap" gap="3" alignItems="center">
          <Button id="save-sheet">Save as manual.json</Button>
          <Button id="clear-sheet" variant="outline">
            Clear the checklist
          </Button>
        </Flex>
        <Box marginTop="6">
          <FieldLabel htmlFor="open-sheet">Open a saved manual.json</FieldLabel>
          <Box asChild maxWidth="full" css={fileButton}>
            <input id="open-sheet" type="file" accept=".json,application/json" />
          </Box>
        </Box>
        <Box as="p" id="sheet-progress" textStyle="label" marginTop="4">
          {progressOf(manual?.answers ?? {})}
        </Box>
        <Box id="sheet-saved" tabIndex={-1} scrollMarginTop="4">
          <Box as="p" id="sheet-said" role="status" marginTop="2" />
          <Box as="p" id="sheet-alert" role="alert" marginTop="2" color="error.fg" fontWeight="semibold" />
        </Box>
        <Notice id="sheet-damaged" role="note" hidden marginTop="4" borderColor="error.line" />
        <Box id="sheet-older" hidden marginTop="4">
          <Box as="p" marginBottom="2">
            These answers are for the audit of <span id="sheet-audited" />. Check all changes since that audit.
          </Box>
          <Button id="sheet-again" variant="outline">
            {checkedAgain}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}

const principles = { "1": "Perceivable", "2": "Operable", "3": "Understandable", "4": "Robust" };

/** Keeps focus and fragment targets clear of the sticky bar, even if large text wraps it. */
const criteriaStyles: SystemStyleObject = {
  "& a, & input, & textarea, & [data-criterion]": { scrollMarginTop: "8" },
  "& fieldset label": { display: "flex", gap: "2", alignItems: "center", minHeight: "target", cursor: "pointer" },
  "& legend": { textStyle: "label", marginBottom: "1" },
  "& fieldset input": { boxSize: "5", flexShrink: "0", accentColor: "colorPalette.solid" },
};

const withoutScripts: SystemStyleObject = {
  "@media not (scripting: none)": { display: "none" },
  _print: { display: "none" },
};

interface SheetProps {
  audit: Audit;
  states: readonly CriterionState[];
  manual: Manual | null;
  signature: string | null;
  mistake: string | null;
}

/** The manual checklist. It can also be printed and filled in with a pen. */
export function Sheet({ audit, states, manual, signature, mistake }: SheetProps) {
  return (
    <Section
      id="by-hand"
      title="Manual checks"
      tone="sunken"
      lead="For each criterion at A and AA, this checklist shows the automated results and the manual check. Enter the outcome. The answers stay in this browser until you save them as manual.json. If you move that file to the folder of this report, later reports start with your answers."
    >
      <Text maxWidth="measure" marginBottom="6">
        {whereToCheck(audit)}
      </Text>
      <Text maxWidth="measure" marginBottom="6" fontWeight="semibold" css={withoutScripts}>
        Scripts are off, so this page can’t save your answers. Turn scripts on, or fill in the checklist on paper.
      </Text>
      <SamplePages audit={audit} />
      {mistake && (
        <Notice role="note" marginBottom="6" borderColor="error.line">
          This report omits the checklist in its folder. {mistake}.
        </Notice>
      )}
      {manual && (
        <Notice role="note" hidden marginBottom="6" borderColor="warning.line" data-differs="">
          This checklist is from this browser, and differs from manual.json in the folder of this report. To use that
          one, open it below. It replaces this one, so save this one first if you need it.
        </Notice>
      )}
      <Box as="fieldset" id="sheet-fields" aria-labelledby="by-hand-title" minWidth="0">
        <SheetSignature site={audit.site} manual={manual} signature={signature} />
        <ChecklistItems audit={audit} />
        <Box marginTop="10">
          <ChecklistBar answers={manual?.answers ?? {}} />
          <Box id="sheet-criteria" css={criteriaStyles}>
            {Object.entries(principles).map(([first, principle]) => (
              <Box key={first} as="section" aria-labelledby={`principle-${first}`} paddingTop="10">
                <Title id={`principle-${first}`} marginBottom="2">
                  {first} {principle}
                </Title>
                {states
                  .filter(({ number }) => number.startsWith(first))
                  .map((state) => (
                    <ChecklistCriterion
                      key={state.number}
                      state={state}
                      howToTest={audit.howToTest[state.number]}
                      answer={manual?.answers[state.number]}
                    />
                  ))}
              </Box>
            ))}
          </Box>
        </Box>
      </Box>
    </Section>
  );
}
