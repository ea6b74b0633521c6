import { Badge } from "@chakra-ui/react/badge";
import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { Checkout } from "../../../data/checkouts.ts";
import type { Product } from "../../../data/products.ts";
import type { Trail } from "../../../data/trails.ts";
import { Band } from "../../components/band.tsx";
import { Breadcrumbs } from "../../components/breadcrumbs.tsx";
import { productPicture } from "../../drawings/slug/product.ts";
import { SlugDrawing } from "../../drawings/slug-drawing.tsx";
import { categoryPalette } from "../../shop/category-palette.ts";
import { badgeLabel } from "../../shop/product-rules.ts";
import type { ProductWords } from "../../shop/product-words.ts";
import { Price } from "./price.tsx";
import { PriceNotes } from "./price-notes.tsx";
import { WayToGet } from "./way-to-get.tsx";

interface ProductPartProps {
  product: Product;
  words: ProductWords;
  trail: Trail;
  /** Undefined if the product isn't sold on this site. */
  checkout: Checkout | undefined;
}

export function ProductHeader({ product, words, trail, checkout }: ProductPartProps) {
  const badge = badgeLabel(product);
  return (
    <Band tone="tint" colorPalette={categoryPalette[product.category]} width="wide" paddingTop="6">
      <Breadcrumbs trail={trail} />
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", md: "minmax(0, 7fr) minmax(0, 5fr)" }}
        gap="gap"
        columnGap={{ lg: "20" }}
        alignItems="center"
      >
        <Box>
          <Flex wrap="wrap" gap="2" marginBottom="4">
            <Badge variant="outline">{product.category}</Badge>
            {badge && <Badge variant="solid">{badge}</Badge>}
          </Flex>
          <Heading as="h1" textStyle="display">
            {product.title}
          </Heading>
          <Text textStyle="lead" marginTop="5" maxWidth="measure">
            {product.description}
          </Text>
          <Price product={product} marginTop="6" />
          <PriceNotes product={product} marginTop="2" />
          <Flex wrap="wrap" gap="4" marginTop="6">
            <WayToGet product={product} words={words} checkout={checkout} />
          </Flex>
        </Box>
        <Box
          order={{ base: "-1", md: "0" }}
          borderRadius="panel"
          overflow="hidden"
          maxWidth={{ base: "[24rem]", md: "full" }}
        >
          <SlugDrawing slug={product.slug} family={productPicture} ratio="1:1" bg="bg.raised" />
        </Box>
      </Grid>
    </Band>
  );
}
