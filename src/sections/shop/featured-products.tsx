import { Badge } from "@chakra-ui/react/badge";
import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import { Band } from "../../components/band.tsx";
import { BandEdge } from "../../drawings/band-edge.tsx";
import { productPicture } from "../../drawings/slug/product.ts";
import { SlugDrawing } from "../../drawings/slug-drawing.tsx";
import { badgeLabel, categoryPalette, type ProductSummary } from "../../shop/product-rules.ts";
import { Price, PriceNotes, ProductAction, ProductBead, ProductTitle } from "./product-parts.tsx";

function SideProduct({ product }: { product: ProductSummary }) {
  const badge = badgeLabel(product);
  return (
    <Grid
      colorPalette={categoryPalette[product.category]}
      templateColumns={{ base: "minmax(0, 1fr)", sm: "8rem minmax(0, 1fr)" }}
      gap="6"
      position="relative"
      paddingTop="6"
      borderTopWidth="medium"
      borderColor="colorPalette.line"
    >
      {/* Fills the empty space beside the title in a one-column layout. */}
      <ProductBead
        product={product}
        boxSize={{ base: "20", sm: "32" }}
        position={{ base: "absolute", sm: "static" }}
        insetInlineEnd="0"
        top="6"
      />
      <Box>
        {badge && <Badge variant="solid">{badge}</Badge>}
        <ProductTitle product={product} textStyle="h3" marginTop="3" paddingInlineEnd={{ base: "24", sm: "0" }} />
        <Text marginTop="2">{product.description}</Text>
        <Flex wrap="wrap" alignItems="center" justifyContent="space-between" gap="4" marginY="4">
          <Price product={product} />
          <ProductAction product={product} />
        </Flex>
        <PriceNotes product={product} />
      </Box>
    </Grid>
  );
}

function LeadProduct({ product }: { product: ProductSummary }) {
  const badge = badgeLabel(product);
  return (
    <Box colorPalette={categoryPalette[product.category]}>
      <Box borderRadius="panel" overflow="hidden">
        <SlugDrawing slug={product.slug} family={productPicture} />
      </Box>
      <Box
        position="relative"
        bg="bg.raised"
        borderRadius="panel"
        padding={{ base: "6", md: "10" }}
        marginTop={{ base: "-12", md: "-24" }}
        marginInlineStart={{ md: "16" }}
      >
        {badge && <Badge variant="solid">{badge}</Badge>}
        <ProductTitle product={product} textStyle="h2" marginTop="3" />
        <Text textStyle="lead" marginTop="3">
          {product.description}
        </Text>
        <Flex wrap="wrap" alignItems="center" justifyContent="space-between" gap="4" marginY="5">
          <Price product={product} />
          <ProductAction product={product} size="lg" />
        </Flex>
        <PriceNotes product={product} />
      </Box>
    </Box>
  );
}

interface FeaturedProductsProps {
  title: string;
  intro: string;
  products: readonly ProductSummary[];
}

export function FeaturedProducts({ title, intro, products }: FeaturedProductsProps) {
  const [lead, ...others] = products;
  if (!lead) return null;
  return (
    <Band isStatic labelledBy="featured" width="wide" backdrop={<BandEdge motif="arc" tone="canvas" />}>
      <Heading as="h2" textStyle="h2" id="featured">
        {title}
      </Heading>
      <Text color="fg.muted" marginTop="2" marginBottom="8">
        {intro}
      </Text>
      <Grid
        as="ul"
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 5fr)" }}
        gap="gap"
        columnGap={{ lg: "16" }}
      >
        <Box as="li" gridRow={{ lg: `span ${Math.max(others.length, 1)}` }}>
          <LeadProduct product={lead} />
        </Box>
        {others.map((product) => (
          <li key={product.slug}>
            <SideProduct product={product} />
          </li>
        ))}
      </Grid>
    </Band>
  );
}
