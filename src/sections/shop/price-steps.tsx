import { Box } from "@chakra-ui/react/box";
import { DataList } from "@chakra-ui/react/data-list";
import { Text } from "@chakra-ui/react/text";
import type { PriceTier } from "../../../data/products.ts";
import { priceLabel } from "../../shop/product-rules.ts";

interface PriceStepsProps {
  intro: string;
  /** Lowest first. */
  steps: readonly PriceTier[];
}

export function PriceSteps({ intro, steps }: PriceStepsProps) {
  return (
    <>
      <Text>{intro}</Text>
      <DataList.Root variant="ruled" marginTop="4">
        {steps.map((step) => (
          <DataList.Item key={step.label} display="flex" flexWrap="wrap" alignItems="baseline" columnGap="6">
            <DataList.ItemLabel
              display="flex"
              flex="0 1 14rem"
              flexWrap="wrap"
              columnGap="4"
              justifyContent="space-between"
              textStyle="body"
              fontWeight="bold"
            >
              {step.label}
              <Box as="span" textStyle="h4" fontVariantNumeric="lining-nums tabular-nums">
                {priceLabel(step.amount)}
              </Box>
            </DataList.ItemLabel>
            <DataList.ItemValue flex="1 1 14rem">{step.for}</DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList.Root>
    </>
  );
}
