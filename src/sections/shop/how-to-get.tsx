import { Box } from "@chakra-ui/react/box";
import { DataList } from "@chakra-ui/react/data-list";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { PriceTier, Product } from "../../../data/products.ts";
import { Band } from "../../components/band.tsx";
import { SmartLink } from "../../components/links.tsx";
import { Icon } from "../../drawings/icon.tsx";
import type { IconName } from "../../drawings/icons.ts";
import { categoryPalette, type ProductWords, priceLabel } from "../../shop/product-rules.ts";

interface PriceStepsProps {
  intro: string;
  /** Lowest first. */
  steps: readonly PriceTier[];
}

function PriceSteps({ intro, steps }: PriceStepsProps) {
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

interface HowToGetProps {
  product: Product;
  words: ProductWords;
}

export function HowToGet({ product, words }: HowToGetProps) {
  const { equity_available, pay_it_forward, price_tiers } = product;
  return (
    <Band tone="sunken" colorPalette={categoryPalette[product.category]} labelledBy="how" width="wide">
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 5fr) minmax(0, 7fr)" }}
        gap="gap"
        columnGap={{ lg: "20" }}
      >
        <Box>
          <Heading as="h2" textStyle="h2" id="how" marginBottom="4">
            {words.buy}
          </Heading>
          <Text>{words[wayOf(product)]}</Text>
        </Box>
        <Box>
          {price_tiers.length > 0 && <PriceSteps intro={words.tiersIntro} steps={price_tiers} />}
          {equity_available && <Way icon="circle-team" text={words.equity} link={words.equityLink} />}
          {pay_it_forward && <Way icon="gift" text={words.payItForward} link={words.payItForwardLink} />}
        </Box>
      </Grid>
    </Band>
  );
}

interface WayProps {
  icon: IconName;
  text: string;
  link: ProductWords["equityLink"] | ProductWords["payItForwardLink"];
}

function Way({ icon, text, link }: WayProps) {
  return (
    <Flex gap="5" paddingY="5" borderTopWidth="thin" borderColor="border.subtle">
      <Icon name={icon} size="icon.lg" color="colorPalette.fg" flexShrink="0" />
      <Box minWidth="0">
        <Text>{text}</Text>
        <SmartLink link={link} variant="standalone" />
      </Box>
    </Flex>
  );
}

function wayOf({ checkout_url, product_type }: Product): "buyHere" | "bookOutside" | "give" | "buyOutside" {
  if (checkout_url) return "buyHere";
  if (product_type === "service") return "bookOutside";
  return product_type === "donation" ? "give" : "buyOutside";
}
