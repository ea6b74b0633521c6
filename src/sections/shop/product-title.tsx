import { Heading, type HeadingProps } from "@chakra-ui/react/heading";
import { RouteLink } from "../../components/links.tsx";
import { productPath } from "../../shop/product-rules.ts";
import type { ProductSummary } from "../../shop/product-summary.ts";

interface ProductTitleProps extends HeadingProps {
  product: ProductSummary;
}

/** Links to the product's own page, which exists even if the product is sold elsewhere. */
export function ProductTitle({ product, ...rest }: ProductTitleProps) {
  return (
    <Heading as="h3" {...rest}>
      <RouteLink to={productPath(product)}>{product.title}</RouteLink>
    </Heading>
  );
}
