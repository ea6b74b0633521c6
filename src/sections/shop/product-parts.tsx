import {
  Box,
  type BoxProps,
  type ButtonProps,
  Flex,
  type FlexProps,
  Heading,
  type HeadingProps,
  VisuallyHidden,
} from "@chakra-ui/react";
import { labels } from "../../../data/labels.ts";
import type { Product } from "../../../data/products.ts";
import { RouteLink, SmartButton } from "../../components/links.tsx";
import { Icon } from "../../drawings/icon.tsx";
import { productPicture } from "../../drawings/slug/product.ts";
import { SlugDrawing } from "../../drawings/slug-drawing.tsx";
import { actionLink, type ProductSummary, priceLabel, priceNotes, productPath } from "../../shop/product-rules.ts";

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
          <VisuallyHidden>{`${labels.product.was} `}</VisuallyHidden>
          <Box as="s" textStyle="body" color="fg.muted" marginInlineEnd="2">
            {priceLabel(original_price)}
          </Box>
          <VisuallyHidden>{`, ${labels.product.now} `}</VisuallyHidden>
        </>
      )}
      {priceLabel(price)}
    </Box>
  );
}

interface PriceNotesProps extends FlexProps {
  product: Pick<Product, "equity_available" | "pay_it_forward">;
}

export function PriceNotes({ product, ...rest }: PriceNotesProps) {
  const notes = priceNotes(product);
  if (notes.length === 0) return null;
  return (
    <Flex as="ul" wrap="wrap" columnGap="5" rowGap="1" textStyle="small" {...rest}>
      {notes.map((note) => (
        <Flex as="li" key={note} alignItems="center" gap="2">
          <Icon name="check" size="icon.sm" color="colorPalette.fg" />
          {note}
        </Flex>
      ))}
    </Flex>
  );
}

/** The product's only button. Its label ends with the product's name, because a list has many such buttons. */
export function ProductAction({ product, ...rest }: ButtonProps & { product: ProductSummary }) {
  const link = actionLink(product);
  return (
    <SmartButton link={link} {...rest}>
      <span>
        {link.label}
        <VisuallyHidden>: {product.title}</VisuallyHidden>
      </span>
    </SmartButton>
  );
}

export function ProductBead({ product, ...rest }: Omit<BoxProps, "borderColor"> & { product: Pick<Product, "slug"> }) {
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

/** Links to the product's own page, which exists even if the product is sold elsewhere. */
export function ProductTitle({ product, ...rest }: HeadingProps & { product: ProductSummary }) {
  return (
    <Heading as="h3" {...rest}>
      <RouteLink to={productPath(product)}>{product.title}</RouteLink>
    </Heading>
  );
}
