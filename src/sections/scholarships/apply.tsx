import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { Choice, EquitySeatFormCopy } from "../../../data/form-copy.ts";
import type { ScholarshipsPage } from "../../../data/scholarships.ts";
import { Band } from "../../components/band.tsx";
import { Icon } from "../../drawings/icon.tsx";
import { EquitySeatForm } from "../../forms/equity-seat-form.tsx";
import { FormBeside } from "./form-beside.tsx";

interface ApplyProps {
  words: ScholarshipsPage["apply"];
  form: EquitySeatFormCopy;
  programs: readonly Choice[];
}

/** Asks for a seat, and shows what is asked for and what never is. */
export function Apply({ words, form, programs }: ApplyProps) {
  return (
    <Band tone="sunken" id="equity-seat" labelledBy="apply-title" colorPalette="clay">
      <FormBeside
        words={
          <>
            <Heading as="h2" id="apply-title" textStyle="h2">
              {words.title}
            </Heading>
            <Text marginTop="4" maxWidth="measure">
              {words.intro}
            </Text>
            <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 14rem), 1fr))" gap="8" marginTop="8">
              <Ledger icon="check" {...words.asked} />
              <Ledger icon="close" {...words.unasked} />
            </Grid>
          </>
        }
        form={<EquitySeatForm copy={form} programs={programs} labelledBy="apply-title" />}
      />
    </Band>
  );
}

interface LedgerProps {
  icon: "check" | "close";
  title: string;
  items: readonly string[];
}

function Ledger({ icon, title, items }: LedgerProps) {
  return (
    <div>
      <Heading as="h3" textStyle="h4">
        {title}
      </Heading>
      <Box as="ul" listStyle="none" marginTop="3" display="grid" gap="3">
        {items.map((item) => (
          <Flex as="li" key={item} gap="3" alignItems="center">
            <Icon name={icon} size="icon.sm" color="colorPalette.fg" flexShrink="0" />
            {item}
          </Flex>
        ))}
      </Box>
    </div>
  );
}
