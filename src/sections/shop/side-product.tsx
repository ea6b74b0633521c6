import { Badge } from "@chakra-ui/react/badge";
import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Text } from "@chakra-ui/react/text";
import { categoryPalette } from "../../shop/category-palette.ts";
import { badgeLabel } from "../../shop/product-rules.ts";
import type { ProductSummary } from "../../shop/product-summary.ts";
import { Price } from "./price.tsx";
import { PriceNotes } from "./price-notes.tsx";
import { ProductAction } from "./product-action.tsx";
import { ProductBead } from "./product-bead.tsx";
import { ProductTitle } from "./product-title.tsx";

export function SideProduct({ product }: { product: ProductSummary }) {
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
