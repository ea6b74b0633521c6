import { Badge } from "@chakra-ui/react/badge";
import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import { memo } from "react";
import { categoryPalette } from "../../shop/category-palette.ts";
import { badgeLabel } from "../../shop/product-rules.ts";
import type { ProductSummary } from "../../shop/product-summary.ts";
import { Price } from "./price.tsx";
import { PriceNotes } from "./price-notes.tsx";
import { ProductAction } from "./product-action.tsx";
import { ProductBead } from "./product-bead.tsx";
import { ProductTitle } from "./product-title.tsx";

export const ShelfProduct = memo(({ product }: { product: ProductSummary }) => {
  const badge = badgeLabel(product);
  return (
    <Flex
      direction="column"
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
      <Flex wrap="wrap" alignItems="center" columnGap="3" minHeight="8" marginTop="2">
        <Text textStyle="label" color="fg.muted">
          {product.category}
        </Text>
        {badge && <Badge>{badge}</Badge>}
      </Flex>
      <ProductTitle product={product} textStyle="h3" marginTop="1" />
      <Text textStyle="small" marginTop="3">
        {product.description}
      </Text>
      <PriceNotes product={product} marginTop="3" color="fg.muted" />
      <Box marginTop="auto" paddingTop="5">
        <ProductAction product={product} variant="outline" />
      </Box>
    </Flex>
  );
});
