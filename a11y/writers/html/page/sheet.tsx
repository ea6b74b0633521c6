import { Box } from "@chakra-ui/react/box";
import type { SystemStyleObject } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import type { Audit } from "../../../audit.ts";
import type { Manual } from "../../../manual.ts";
import type { CriterionState } from "../model/criterion-states.ts";
import { whereToCheck } from "../model/where-to-check.ts";
import { Section } from "./section.tsx";
import { SheetBar } from "./sheet-bar.tsx";
import { SheetChoice } from "./sheet-choice.tsx";
import { SheetCriterion } from "./sheet-criterion.tsx";
import { SheetSignature } from "./sheet-signature.tsx";

const principles = { "1": "Perceivable", "2": "Operable", "3": "Understandable", "4": "Robust" };

/** Keeps focus and fragment targets clear of the sticky bar, even if large text wraps it. */
const criteriaStyles: SystemStyleObject = {
  "& a, & input, & textarea, & [data-criterion]": { scrollMarginTop: "8" },
  "& [data-left-out]": { "@media screen": { display: "none" } },
};

const withoutScripts: SystemStyleObject = {
  "@media not (scripting: none)": { display: "none" },
  _print: { display: "none" },
};

interface SheetProps {
  audit: Audit;
  states: readonly CriterionState[];
  /** The checklist in the report's folder, used as the initial state. */
  manual: Manual | null;
  /** The signer and the day, or `null` if unsigned. */
  signature: string | null;
  /** The reason why that checklist is unreadable, if it is. */
  mistake: string | null;
}

/** The manual checklist. It can also be printed and filled in with a pen. */
export function Sheet({ audit, states, manual, signature, mistake }: SheetProps) {
  return (
    <Section
      id="by-hand"
      title="Checks by hand"
      tone="sunken"
      lead="For each criterion at A and AA: what the machines say, what a person must still do, and what came of it. The answers stay in this browser until you save them as manual.json; put that file beside this report, and the next reports begin from it."
    >
      <Text maxWidth="measure" marginBottom="6">
        {whereToCheck(audit)}
      </Text>
      <Text maxWidth="measure" marginBottom="6" fontWeight="semibold" css={withoutScripts}>
        Scripts are off, so that this page can neither keep nor save your answers: turn them on, or fill the sheet in on
        paper.
      </Text>
      {mistake && (
        <Text role="note" marginBottom="6" padding="4" borderWidth="medium" borderColor="error.line">
          The sheet beside this report was left out. {mistake}.
        </Text>
      )}
      {manual && <SheetChoice />}
      <Box as="fieldset" id="sheet-fields" aria-labelledby="by-hand-title" minWidth="0">
        <SheetSignature manual={manual} signature={signature} />
        <Box marginTop="10">
          <SheetBar answers={manual?.answers ?? {}} />
          <Box id="sheet-criteria" css={criteriaStyles}>
            {Object.entries(principles).map(([first, principle]) => (
              <Box key={first} as="section" aria-labelledby={`principle-${first}`} paddingTop="10" data-principle="">
                <Box as="h3" textStyle="h3" id={`principle-${first}`} marginBottom="2">
                  {first} {principle}
                </Box>
                {states
                  .filter(({ number }) => number.startsWith(first))
                  .map((state) => (
                    <SheetCriterion key={state.number} state={state} answer={manual?.answers[state.number]} />
                  ))}
              </Box>
            ))}
          </Box>
        </Box>
      </Box>
    </Section>
  );
}
