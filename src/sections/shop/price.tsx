import { Box, type BoxProps } from "@chakra-ui/react/box";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import type { Product } from "../../../data/products.ts";
import { priceLabel } from "../../shop/product-rules.ts";

interface PriceProps extends BoxProps {
  product: Pick<Product, "price" | "original_price">;
}

export function Price({ product: { price, original_price }, ...rest }: PriceProps) {
  return (
    <Box
      as="p"
      textStyle={price === null ? "body" : "h2"}
      fontFamily="heading"
      fontWeight="semibold"
      textWrap="balance"
      fontVariantNumeric="lining-nums tabular-nums"
      {...rest}
    >
      {original_price !== null && (
        <>
          <VisuallyHidden>Was </VisuallyHidden>
          <Box as="s" textStyle="body" color="fg.muted" marginInlineEnd="2">
            {priceLabel(original_price)}
          </Box>
          <VisuallyHidden>, now </VisuallyHidden>
        </>
      )}
      {priceLabel(price)}
    </Box>
  );
}
