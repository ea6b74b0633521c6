import type { ButtonProps } from "@chakra-ui/react/button";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { SmartButton } from "../../components/links.tsx";
import { actionLink } from "../../shop/product-rules.ts";
import type { ProductSummary } from "../../shop/product-summary.ts";

interface ProductActionProps extends ButtonProps {
  product: ProductSummary;
}

/** The product's only button. Its label ends with the product's name, because a list has many of them. */
export function ProductAction({ product, ...rest }: ProductActionProps) {
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
