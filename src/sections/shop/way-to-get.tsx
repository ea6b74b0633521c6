import type { Checkout } from "../../../data/checkouts.ts";
import type { Link } from "../../../data/link.ts";
import type { Product } from "../../../data/products.ts";
import { checkoutLink } from "../../analytics/track.ts";
import { ButtonLink, SmartButton } from "../../components/links.tsx";
import { actionLink } from "../../shop/product-rules.ts";
import type { ProductWords } from "../../shop/product-words.ts";

interface WayToGetProps {
  product: Product;
  words: ProductWords;
  checkout: Checkout | undefined;
}

export function WayToGet({ product, words, checkout }: WayToGetProps) {
  return (
    <>
      <SmartButton link={payLink(product, words)} size="lg" {...(checkout && checkoutLink(checkout))} />
      <ButtonLink to={`${words.ask.to}&subject=${encodeURIComponent(product.title)}#form`} size="lg" variant="outline">
        {words.ask.label}
      </ButtonLink>
    </>
  );
}

/** Links a product sold here to the checkout. Other products lead where their list entry leads. */
function payLink(product: Product, words: ProductWords): Link {
  return product.checkout_url ? { label: words.payNow, href: product.checkout_url } : actionLink(product);
}
