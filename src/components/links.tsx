import { Button, type ButtonProps } from "@chakra-ui/react/button";
import { Link as ChakraLink, type LinkProps as ChakraLinkProps } from "@chakra-ui/react/link";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import type { ReactNode } from "react";
import type { Link } from "../../data/link.ts";
import { Icon } from "../drawings/icon.tsx";
import { outsideAddress } from "./outside-address.ts";

type To = { to: string };
type Href = { href: string };

/** Chakra gives every button `type="button"`; on a link that would be a wrong media type. */
export const noType = undefined;

/** A link to a page of this site. */
export function RouteLink({ to, children, ...rest }: Omit<ChakraLinkProps, "href"> & To) {
  return (
    <ChakraLink href={to} {...rest}>
      {children}
    </ChakraLink>
  );
}

/** A link to a page of this site that looks like a button. */
export function ButtonLink({ to, children, ...rest }: ButtonProps & To) {
  return (
    <Button asChild type={noType} {...rest}>
      <a href={to}>{children}</a>
    </Button>
  );
}

/** A link to another site. It opens in a new tab and says so, to the eye and to assistive technology. */
export function ExternalLink({ href, children, ...rest }: ChakraLinkProps & Href) {
  return (
    <ChakraLink href={outsideAddress(href)} target="_blank" rel="noreferrer" {...rest}>
      <NewTab>{children}</NewTab>
    </ChakraLink>
  );
}

/** The same as `ExternalLink`, looking like a button. */
export function ExternalButton({ href, children, ...rest }: ButtonProps & Href) {
  return (
    <Button asChild type={noType} {...rest}>
      <a href={outsideAddress(href)} target="_blank" rel="noreferrer">
        <NewTab>{children}</NewTab>
      </a>
    </Button>
  );
}

/** The link that a `Link` of the data describes. `children` replace its label. */
export function SmartLink({ link, children, ...rest }: Omit<ChakraLinkProps, "href"> & { link: Link }) {
  const label = children ?? link.label;
  if ("to" in link)
    return (
      <RouteLink to={link.to} {...rest}>
        {label}
      </RouteLink>
    );
  return (
    <ExternalLink href={link.href} {...rest}>
      {label}
    </ExternalLink>
  );
}

/** The same as `SmartLink`, looking like a button. */
export function SmartButton({ link, children, ...rest }: ButtonProps & { link: Link }) {
  const label = children ?? link.label;
  if ("to" in link)
    return (
      <ButtonLink to={link.to} {...rest}>
        {label}
      </ButtonLink>
    );
  return (
    <ExternalButton href={link.href} {...rest}>
      {label}
    </ExternalButton>
  );
}

/** Says, to the eye and to assistive technology, that what is pressed opens in a new tab. */
export function NewTab({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Icon name="arrow-up-right" size="icon.sm" />
      <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
    </>
  );
}
