import { Badge } from "@chakra-ui/react/badge";
import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import { productPicture } from "../../drawings/slug/product.ts";
import { SlugDrawing } from "../../drawings/slug-drawing.tsx";
import { categoryPalette } from "../../shop/category-palette.ts";
import { badgeLabel } from "../../shop/product-rules.ts";
import type { ProductSummary } from "../../shop/product-summary.ts";
import { Price } from "./price.tsx";
import { PriceNotes } from "./price-notes.tsx";
import { ProductAction } from "./product-action.tsx";
import { ProductTitle } from "./product-title.tsx";

export function LeadProduct({ product }: { product: ProductSummary }) {
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
