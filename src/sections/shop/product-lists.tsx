import { Badge, Box, Flex, Grid, Text } from "@chakra-ui/react";
import type { shop } from "../../../data/shop.ts";
import { Cards } from "../../components/cards.tsx";
import { countInWords } from "../../components/count-in-words.ts";
import { countData, FilterButtons } from "../../components/filter-buttons.tsx";
import { SmartButton, SmartLink } from "../../components/links.tsx";
import { Columns, Flow, Lead, Section, SectionHeading } from "../../components/section.tsx";
import { SectionEdge } from "../../drawings/section-edge.tsx";
import { productPicture } from "../../drawings/slug/product.ts";
import { SlugDrawing } from "../../drawings/slug-drawing.tsx";
import { badgeLabel, categoriesOf, categoryPalette, type ProductSummary } from "../../shop/product-rules.ts";
import { Price, PriceNotes, ProductAction, ProductBead, ProductTitle } from "./product-parts.tsx";

function SideProduct({ product }: { product: ProductSummary }) {
  const badge = badgeLabel(product);
  return (
    <Columns
      sm="8rem minmax(0, 1fr)"
      colorPalette={categoryPalette[product.category]}
      gap="6"
      position="relative"
      paddingTop="6"
      borderTopWidth="medium"
      borderColor="colorPalette.line"
    >
      {/* Fills the empty space next to the title in a one-column layout. */}
      <ProductBead
        product={product}
        boxSize={{ base: "20", sm: "32" }}
        position={{ base: "absolute", sm: "static" }}
        insetInlineEnd="0"
        top="6"
      />
      <Flow rhythm="tight">
        {badge && <Badge variant="solid">{badge}</Badge>}
        <ProductTitle product={product} textStyle="h3" paddingInlineEnd={{ base: "24", sm: "0" }} />
        <Flex wrap="wrap" alignItems="center" justifyContent="space-between" gap="4">
          <Price product={product} />
          <ProductAction product={product} />
        </Flex>
      </Flow>
    </Columns>
  );
}

function LeadProduct({ product }: { product: ProductSummary }) {
  const badge = badgeLabel(product);
  return (
    <Box colorPalette={categoryPalette[product.category]}>
      <Box borderRadius="panel" overflow="hidden">
        <SlugDrawing slug={product.slug} family={productPicture} />
      </Box>
      <Flow
        position="relative"
        bg="bg.raised"
        borderRadius="panel"
        padding={{ base: "6", md: "10" }}
        marginTop={{ base: "-12", md: "-24" }}
        marginInlineStart={{ md: "16" }}
      >
        {badge && <Badge variant="solid">{badge}</Badge>}
        <ProductTitle product={product} textStyle="h2" />
        <Lead>{product.description}</Lead>
        <Flex wrap="wrap" alignItems="center" justifyContent="space-between" gap="4">
          <Price product={product} />
          <ProductAction product={product} size="lg" />
        </Flex>
      </Flow>
    </Box>
  );
}

export function FeaturedProducts({ title, products }: { title: string; products: readonly ProductSummary[] }) {
  const [lead, ...others] = products;
  if (!lead) return null;
  return (
    // Hidden on a phone, so that each product appears only once, in the list below.
    <Section labelledBy="featured" hideBelow="md" backdrop={<SectionEdge motif="arc" tone="canvas" />}>
      <Cards id="featured" title={title} lg="minmax(0, 7fr) minmax(0, 5fr)" gap="gap" columnGap={{ lg: "16" }}>
        <Box as="li" gridRow={{ lg: `span ${Math.max(others.length, 1)}` }}>
          <LeadProduct product={lead} />
        </Box>
        {others.map((product) => (
          <li key={product.slug}>
            <SideProduct product={product} />
          </li>
        ))}
      </Cards>
    </Section>
  );
}

function ShelfProduct({ product }: { product: ProductSummary }) {
  const badge = badgeLabel(product);
  return (
    <Flex
      direction="column"
      gap="2"
      height="full"
      colorPalette={categoryPalette[product.category]}
      borderTopWidth="thick"
      borderColor="colorPalette.line"
      paddingInlineEnd={{ sm: "8" }}
    >
      <Flex wrap="wrap" alignItems="center" columnGap="4" minHeight="16">
        <ProductBead product={product} boxSize="20" marginTop="-10" alignSelf="start" />
        <Price product={product} color="colorPalette.fg" flex="1 1 6rem" />
      </Flex>
      <Flex wrap="wrap" alignItems="center" columnGap="3" minHeight="8">
        <Text textStyle="label" color="fg.muted">
          {product.category}
        </Text>
        {badge && <Badge>{badge}</Badge>}
      </Flex>
      <ProductTitle product={product} textStyle="h3" />
      <Text textStyle="small">{product.description}</Text>
      <PriceNotes product={product} color="fg.muted" />
      <Box marginTop="auto" paddingTop="5">
        <ProductAction product={product} variant="outline" />
      </Box>
    </Flex>
  );
}

export function ShopAll({ words, products }: { words: (typeof shop)["all"]; products: readonly ProductSummary[] }) {
  const all = words.allCategories;
  return (
    <Section tone="sunken" labelledBy="all">
      <SectionHeading id="all" title={words.title} />
      <FilterButtons
        name="category"
        label={words.filterLabel}
        options={[all, ...categoriesOf(products)].map((name) => ({ value: name, label: name }))}
        controls="shelf"
        words={words}
      />
      <Flow id="shelf">
        <Text textStyle="small" color="fg.muted" data-count={countData(words)}>
          {countInWords(products.length, words)}
        </Text>
        <Text textStyle="small">
          {words.refunds.short} <SmartLink link={words.refunds.link} />
        </Text>
        <Box data-none hidden>
          {/* A link and not a button, because it disappears when used. Its target then gets focus. */}
          <SmartButton link={words.showAll} variant="outline" />
        </Box>
        <Grid
          as="ul"
          data-filtered
          templateColumns="repeat(auto-fill, minmax(min(100%, 18rem), 1fr))"
          rowGap={{ base: "20", md: "24" }}
          paddingTop="10"
        >
          {products.map((product) => (
            <li key={product.slug} data-category={`${all}|${product.category}`}>
              <ShelfProduct product={product} />
            </li>
          ))}
        </Grid>
      </Flow>
    </Section>
  );
}
