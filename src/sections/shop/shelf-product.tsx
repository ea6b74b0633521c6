import { Badge } from "@chakra-ui/react/badge";
import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import { categoryPalette } from "./category-palette.ts";
import { Price } from "./price.tsx";
import { PriceNotes } from "./price-notes.tsx";
import { ProductAction } from "./product-action.tsx";
import { ProductBead } from "./product-bead.tsx";
import { badgeLabel } from "./product-rules.ts";
import type { ProductSummary } from "./product-summary.ts";
import { ProductTitle } from "./product-title.tsx";

/** A product that hangs from a rail like a bead on a string; the rails of neighbors meet. */
export function ShelfProduct({ product }: { product: ProductSummary }) {
  const badge = badgeLabel(product);
  return (
    <Flex
      as="li"
      direction="column"
      position="relative"
      colorPalette={categoryPalette[product.category]}
      borderTopWidth="thick"
      borderColor="colorPalette.line"
      paddingInlineEnd="8"
    >
      <ProductBead product={product} position="absolute" top="-10" boxSize="20" />
      <Flex alignItems="center" minHeight="16" paddingInlineStart="24">
        <Price product={product} color="colorPalette.fg" />
      </Flex>
      <Text textStyle="label" color="fg.muted" marginTop="2">
        {product.category}
      </Text>
      <ProductTitle product={product} textStyle="h3" marginTop="1" />
      {badge && <Badge marginTop="2">{badge}</Badge>}
      <Text textStyle="small" marginTop="3">
        {product.description}
      </Text>
      <PriceNotes product={product} marginTop="3" color="fg.muted" />
      <Box marginTop="auto" paddingTop="5">
        <ProductAction product={product} variant="outline" />
      </Box>
    </Flex>
  );
}
