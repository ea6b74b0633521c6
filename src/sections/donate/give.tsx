import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { List } from "@chakra-ui/react/list";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import type { GivingPage } from "../../../data/giving.ts";
import { dollars } from "../../../data/money.ts";
import { Band } from "../../components/band.tsx";
import { Split } from "../../components/split.tsx";
import { FormPanel } from "../../forms/form-panel.ts";

interface GiveProps {
  copy: GivingPage["give"];
  /** The form, which must be labeled by `formTitleId`. */
  form: ReactNode;
}

export const formTitleId = "gift-form-title";

export function Give({ copy, form }: GiveProps) {
  return (
    <Band tone="tint" width="wide" id="give" labelledBy="give-title">
      <Split>
        <Box>
          <Heading as="h2" id="give-title" textStyle="h2">
            {copy.title}
          </Heading>
          <List.Root variant="ruled" borderColor="colorPalette.line" marginTop="5">
            {copy.suggested.map(({ amount, does }) => (
              <List.Item key={amount} display="flex" flexWrap="wrap" columnGap="5" alignItems="baseline">
                <Text as="span" textStyle="numeral" minWidth="[2.6em]" color="colorPalette.fg">
                  {dollars(amount)}
                </Text>
                <Text as="span" flex="1 1 12rem">
                  {does}
                </Text>
              </List.Item>
            ))}
          </List.Root>
          <Text marginTop="5">{copy.any}</Text>
        </Box>
        <FormPanel boxShadow="raised" _print={{ display: "none" }}>
          <Heading as="h2" id={formTitleId} textStyle="h2" marginBottom="4">
            {copy.formTitle}
          </Heading>
          {form}
        </FormPanel>
      </Split>
    </Band>
  );
}
