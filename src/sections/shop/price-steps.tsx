import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import type { PriceTier } from "../../../data/products.ts";
import { priceLabel } from "../../shop/product-rules.ts";

interface PriceStepsProps {
  /** Says what to do with the steps. */
  intro: string;
  /** Lowest first. */
  steps: readonly PriceTier[];
}

/** A sliding scale: in columns where there is room for them, else wrapped. */
export function PriceSteps({ intro, steps }: PriceStepsProps) {
  return (
    <>
      <Text>{intro}</Text>
      <Box as="dl" marginTop="4">
        {steps.map((step) => (
          <Flex
            key={step.label}
            wrap="wrap"
            alignItems="baseline"
            columnGap="6"
            paddingY="4"
            borderTopWidth="thin"
            borderColor="border.subtle"
          >
            <Flex as="dt" flex="0 1 14rem" wrap="wrap" columnGap="4" justifyContent="space-between" fontWeight="bold">
              {step.label}
              <Box as="span" textStyle="h4" fontVariantNumeric="lining-nums tabular-nums">
                {priceLabel(step.amount)}
              </Box>
            </Flex>
            <Box as="dd" flex="1 1 14rem">
              {step.for}
            </Box>
          </Flex>
        ))}
      </Box>
    </>
  );
}
