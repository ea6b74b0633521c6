import { Badge, Box, Flex, Text } from "@chakra-ui/react";
import type { Checkout } from "../../../data/checkouts.ts";
import type { Product } from "../../../data/products.ts";
import type { Trail } from "../../../data/trails.ts";
import { Breadcrumbs } from "../../components/breadcrumbs.tsx";
import { CheckoutButton } from "../../components/checkout-button.tsx";
import { ActionRow, ButtonLink, SmartButton, SmartLink } from "../../components/links.tsx";
import { Columns, Flow, PageHeading, Section } from "../../components/section.tsx";
import { productPicture } from "../../drawings/slug/product.ts";
import { SlugDrawing } from "../../drawings/slug-drawing.tsx";
import { actionLink, badgeLabel, categoryPalette, type ProductWords, productPath } from "../../shop/product-rules.ts";
import { Price, PriceNotes } from "./product-parts.tsx";

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
    <Section tone="tint" colorPalette={categoryPalette[product.category]} paddingTop="6">
      <Breadcrumbs trail={trail} />
      <Columns md="minmax(0, 7fr) minmax(0, 5fr)" gap="gap" columnGap={{ lg: "20" }} alignItems="center">
        <Flow>
          <Flex wrap="wrap" gap="2">
            <Badge variant="outline">{product.category}</Badge>
            {badge && <Badge variant="solid">{badge}</Badge>}
          </Flex>
          <PageHeading title={product.title} lead={product.description} maxWidth="measure" />
          <Price product={product} />
          <PriceNotes product={product} />
          {product.checkout_url && (
            <Text textStyle="small">
              {words.refunds.short} <SmartLink link={words.refunds.link} />
            </Text>
          )}
          <ActionRow>
            <MainAction product={product} words={words} checkout={checkout} />
            <ButtonLink
              to={`${words.ask.to}&subject=${encodeURIComponent(product.title)}#form`}
              size="lg"
              variant="outline"
            >
              {words.ask.label}
            </ButtonLink>
          </ActionRow>
        </Flow>
        <Box
          order={{ base: "-1", md: "0" }}
          borderRadius="panel"
          overflow="hidden"
          maxWidth={{ base: "[24rem]", md: "full" }}
        >
          <SlugDrawing slug={product.slug} family={productPicture} ratio="1:1" bg="bg.raised" />
        </Box>
      </Columns>
    </Section>
  );
}

/**
 * Links to the checkout of a product that is sold here. Other products have the link of their list entry, or `tellMe`
 * if that leads to this page.
 */
function MainAction({ product, words, checkout }: Omit<ProductPartProps, "trail">) {
  if (product.checkout_url && checkout) {
    return (
      <CheckoutButton
        href={product.checkout_url}
        checkout={checkout}
        label={words.payNow}
        whenSample={words.tellMe}
        size="lg"
      />
    );
  }
  const listed = actionLink(product);
  const isHere = "to" in listed && listed.to === productPath(product);
  return <SmartButton link={isHere ? words.tellMe : listed} size="lg" />;
}
