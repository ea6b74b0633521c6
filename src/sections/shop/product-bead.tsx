import { Box, type BoxProps } from "@chakra-ui/react/box";
import type { Product } from "../../../data/products.ts";
import { productPicture } from "../../drawings/slug/product.ts";
import { SlugDrawing } from "../../drawings/slug-drawing.tsx";

interface ProductBeadProps extends BoxProps {
  product: Pick<Product, "slug">;
}

export function ProductBead({ product, ...rest }: ProductBeadProps) {
  return (
    <Box
      borderRadius="pill"
      borderWidth="medium"
      borderColor="colorPalette.line"
      overflow="hidden"
      flexShrink="0"
      {...rest}
    >
      <SlugDrawing slug={product.slug} family={productPicture} ratio="1:1" />
    </Box>
  );
}
