import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Input } from "@chakra-ui/react/input";
import type { SystemStyleObject } from "@chakra-ui/react/styled-system";
import { contact, site } from "../../../../data/site.ts";
import type { Manual } from "../../../manual.ts";
import { lookedAgain, progressOf } from "../model/sheet-words.ts";
import { FieldLabel } from "./field-label.tsx";
import { needsScripts } from "./needs-scripts.ts";

const fileButton: SystemStyleObject = {
  "&::file-selector-button": {
    minHeight: "target",
    paddingX: "5",
    marginInlineEnd: "3",
    font: "inherit",
    fontWeight: "semibold",
    color: "colorPalette.fg",
    bg: "transparent",
    borderWidth: "medium",
    borderStyle: "solid",
    borderColor: "colorPalette.line",
    borderRadius: "control",
    cursor: "pointer",
  },
};

interface SheetSignatureProps {
  manual: Manual | null;
  signature: string | null;
}

export function SheetSignature({ manual, signature }: SheetSignatureProps) {
  return (
    <Box bg="bg.raised" borderWidth="thin" borderColor="border.control" borderRadius="panel" padding="gap">
      <Box as="p" id="sheet-signed" textStyle="label" marginBottom="4">
        {signature}
      </Box>
      <Grid templateColumns="repeat(auto-fit, minmax(min(14rem, 100%), 1fr))" gap="6" alignItems="end">
        <div>
          <FieldLabel htmlFor="evaluator">Name of the evaluator</FieldLabel>
          <Input id="evaluator" autoComplete="name" defaultValue={manual?.evaluator} />
        </div>
        <div>
          <FieldLabel htmlFor="organization">Your organization, where it is not {site.name}</FieldLabel>
          <Input id="organization" autoComplete="organization" defaultValue={manual?.organization} />
        </div>
        <div>
          <FieldLabel htmlFor="email">Your email for the OpenACR, where it is not {contact.email}</FieldLabel>
          <Input id="email" type="email" autoComplete="email" defaultValue={manual?.email} />
        </div>
        <div>
          <FieldLabel htmlFor="date">Day of signing</FieldLabel>
          <Input id="date" type="date" defaultValue={manual?.date} />
        </div>
      </Grid>
      <Box css={needsScripts} marginTop="6">
        <Flex wrap="wrap" gap="3" alignItems="center">
          <Button id="save-sheet">Save as manual.json</Button>
          <Button id="clear-sheet" variant="outline">
            Empty the sheet
          </Button>
        </Flex>
        <Box marginTop="6">
          <FieldLabel htmlFor="open-sheet">Go on with a saved manual.json</FieldLabel>
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
        <Box id="sheet-older" hidden marginTop="4">
          <Box as="p" marginBottom="2">
            These answers were given for the audit of <span id="sheet-audited" />. What has changed since needs another
            look.
          </Box>
          <Button id="sheet-again" variant="outline">
            {lookedAgain}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}
