import { Box, DataList, Flex, List, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { isSample } from "../../../data/link.ts";
import type { PriceTier, Product } from "../../../data/products.ts";
import { SmartLink } from "../../components/links.tsx";
import { CheckedItems } from "../../components/lists.tsx";
import { Columns, Flow, H3, Paragraphs, Section, SectionHeading } from "../../components/section.tsx";
import { Icon } from "../../drawings/icon.tsx";
import type { IconName } from "../../drawings/icons.ts";
import { categoryPalette, type ProductSummary, type ProductWords, priceLabel } from "../../shop/product-rules.ts";
import { ProductBead, ProductTitle } from "./product-parts.tsx";

export function ProductAbout({ product, words }: { product: Product; words: ProductWords }) {
  return (
    <Section colorPalette={categoryPalette[product.category]} labelledBy="about">
      <Columns lg="minmax(0, 7fr) minmax(0, 5fr)" gap="gap" columnGap={{ lg: "20" }}>
        <Flow maxWidth="measure">
          <SectionHeading id="about" title={words.about} />
          <Paragraphs of={product.long_description} />
        </Flow>
        <Flow>
          <SectionHeading title={words.contents} size="h3" />
          <CheckedItems of={product.contents} gap="4" />
        </Flow>
      </Columns>
      {product.sample_page && <SamplePage title={words.sample} page={product.sample_page} />}
    </Section>
  );
}

/** One page of the product on paper, with a shadow of the pages below it. */
function SamplePage({ title, page }: { title: string; page: NonNullable<Product["sample_page"]> }) {
  return (
    <Flow>
      <SectionHeading title={title} size="h3" />
      <Flow
        as="figure"
        bg="bg.raised"
        borderWidth="thin"
        borderColor="colorPalette.line"
        boxShadow="raised"
        maxWidth="[34rem]"
        padding={{ base: "6", md: "10" }}
        borderInlineStartWidth="thick"
      >
        <Text as="figcaption" textStyle="label" color="colorPalette.fg">
          {page.where}
        </Text>
        <H3>{page.title}</H3>
        <Paragraphs of={page.lines} textStyle="lead" />
      </Flow>
    </Flow>
  );
}

interface PriceStepsProps {
  intro: string;
  /** Lowest first. */
  steps: readonly PriceTier[];
}

function PriceSteps({ intro, steps }: PriceStepsProps) {
  return (
    <Flow>
      <Text>{intro}</Text>
      <DataList.Root variant="ruled">
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
    </Flow>
  );
}

interface HowToGetProps {
  product: Product;
  words: ProductWords;
  /** Replaces the text on how to buy the product while that is not decided. */
  notDecided: ReactNode;
}

export function HowToGet({ product, words, notDecided }: HowToGetProps) {
  const { equity_available, pay_it_forward, price_tiers } = product;
  return (
    <Section tone="sunken" colorPalette={categoryPalette[product.category]} labelledBy="how">
      <Columns lg="minmax(0, 5fr) minmax(0, 7fr)" gap="gap" columnGap={{ lg: "20" }}>
        <Flow>
          <SectionHeading id="how" title={words.buy} />
          {notDecided ?? <Text>{words[wayOf(product)]}</Text>}
        </Flow>
        <Box>
          {price_tiers.length > 0 && <PriceSteps intro={words.tiersIntro} steps={price_tiers} />}
          {equity_available && <Way icon="circle-team" text={words.equity} link={words.equityLink} />}
          {pay_it_forward && <Way icon="gift" text={words.payItForward} link={words.payItForwardLink} />}
        </Box>
      </Columns>
    </Section>
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

function wayOf({ checkout_url, external_url, product_type }: Product) {
  if (product_type === "donation") return "give";
  if (product_type === "service") return isSample(external_url ?? "") ? "notYetBooked" : "bookOutside";
  return checkout_url ? "buyHere" : "buyOutside";
}

export function RelatedProducts({ title, products }: { title: string; products: readonly ProductSummary[] }) {
  return (
    <Section isOnward labelledBy="related">
      <SectionHeading id="related" title={title} size="h3" />
      <List.Root variant="ruled">
        {products.map((product) => (
          <List.Item
            key={product.slug}
            display="grid"
            colorPalette={categoryPalette[product.category]}
            gridTemplateColumns={{
              base: "4rem minmax(0, 1fr)",
              _largeText: "minmax(0, 1fr)",
              md: "4rem minmax(0, 1fr) 9rem",
            }}
            alignItems="center"
            columnGap="6"
            rowGap="2"
            paddingY="5"
          >
            <ProductBead product={product} boxSize="16" />
            <ProductTitle product={product} textStyle="h4" />
            <Text
              gridColumn={{ base: "1 / -1", md: "auto" }}
              fontWeight="bold"
              textAlign={{ md: "end" }}
              textWrap="balance"
            >
              {priceLabel(product.price)}
            </Text>
          </List.Item>
        ))}
      </List.Root>
    </Section>
  );
}
