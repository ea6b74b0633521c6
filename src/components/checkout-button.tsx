import { type ButtonProps, VisuallyHidden } from "@chakra-ui/react";
import type { Checkout } from "../../data/checkouts.ts";
import { isSample, type SiteLink } from "../../data/link.ts";
import { checkoutLink } from "../analytics/track.ts";
import { ExternalButton, SmartButton } from "./links.tsx";

interface CheckoutButtonProps extends Omit<ButtonProps, "children"> {
  /** The payment provider’s page. */
  href: string;
  checkout: Checkout;
  label: string;
  /**
   * Link shown instead of the button while `href` is a sample, so that no one is sent to a page where they cannot pay.
   */
  whenSample: SiteLink;
  /** Name of the item, for screen reader users who reach the button out of context. */
  name?: string;
}

export function CheckoutButton({ href, checkout, label, whenSample, name, ...rest }: CheckoutButtonProps) {
  if (isSample(href))
    return (
      <SmartButton link={whenSample} {...rest}>
        <span>
          {whenSample.label}
          {name && <VisuallyHidden>{` ${name}`}</VisuallyHidden>}
        </span>
      </SmartButton>
    );
  return (
    <ExternalButton href={href} {...checkoutLink(checkout)} {...rest}>
      <span>
        {label}
        {name && <VisuallyHidden>{` for ${name}`}</VisuallyHidden>}
      </span>
    </ExternalButton>
  );
}
