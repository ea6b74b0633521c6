import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import type { RolePackCopy } from "../../../data/quiz/role-pack-copy.ts";
import { columns } from "./columns.ts";
import { Tick } from "./sheet.tsx";
import { SheetPart } from "./sheet-part.tsx";

/** What to do after reading, to be ticked off. */
export function NextSteps({ title, steps }: RolePackCopy["next"]) {
  return (
    <SheetPart title={title}>
      <Grid
        as="ul"
        listStyle="none"
        templateColumns={columns.two}
        columnGap="8"
        rowGap="2"
        marginTop="2"
        textStyle="small"
      >
        {steps.map((step) => (
          <Flex as="li" key={step} gap="2">
            <Tick aria-hidden="true" />
            {step}
          </Flex>
        ))}
      </Grid>
    </SheetPart>
  );
}
