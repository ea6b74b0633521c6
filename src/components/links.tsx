import {
  Button,
  type ButtonProps,
  Link as ChakraLink,
  type LinkProps as ChakraLinkProps,
  chakra,
  Flex,
  type FlexProps,
  VisuallyHidden,
} from "@chakra-ui/react";
import type { ReactNode } from "react";
import { labels } from "../../data/labels.ts";
import type { Link } from "../../data/link.ts";
import { Icon } from "../drawings/icon.tsx";

type To = { to: string };
type Href = { href: string };

/** Removes the `type="button"` that Chakra gives every button. On a link, `type` would be a media type. */
export const noType = undefined;

export function RouteLink({ to, ...rest }: Omit<ChakraLinkProps, "href"> & To) {
  return <ChakraLink href={to} {...rest} />;
}

export function ButtonLink({ to, children, ...rest }: ButtonProps & To) {
  return (
    <Button asChild type={noType} {...rest}>
      <a href={to}>{children}</a>
    </Button>
  );
}

/**
 * A link to another site. It opens in a new tab, which an icon and a text for screen readers indicate. A phone number
 * or an email address opens no tab.
 */
export function ExternalLink({ href, ...rest }: ChakraLinkProps & Href) {
  if (!href.startsWith("https:")) return <ChakraLink href={href} {...rest} />;
  return (
    <ChakraLink href={href} target="_blank" rel="noreferrer" {...rest}>
      <NewTab>{rest.children}</NewTab>
    </ChakraLink>
  );
}

/** An `ExternalLink` that looks like a button. */
export function ExternalButton({ href, children, ...rest }: ButtonProps & Href) {
  if (!href.startsWith("https:"))
    return (
      <ButtonLink to={href} {...rest}>
        {children}
      </ButtonLink>
    );
  return (
    <Button asChild type={noType} {...rest}>
      <a href={href} target="_blank" rel="noreferrer">
        <NewTab>{children}</NewTab>
      </a>
    </Button>
  );
}

export function SmartLink({ link, ...rest }: Omit<ChakraLinkProps, "href"> & { link: Link }) {
  const props = { children: link.label, ...rest };
  return "to" in link ? <RouteLink to={link.to} {...props} /> : <ExternalLink href={link.href} {...props} />;
}

export function SmartButton({ link, ...rest }: ButtonProps & { link: Link }) {
  const props = { children: link.label, ...rest };
  return "to" in link ? <ButtonLink to={link.to} {...props} /> : <ExternalButton href={link.href} {...props} />;
}

export function NewTab({ children }: { children: ReactNode }) {
  const text = typeof children === "string" ? children : "";
  const lastWord = text.lastIndexOf(" ") + 1;
  return (
    <span>
      {text ? text.slice(0, lastWord) : children}
      {/* The icon stays on the line of the last word. */}
      <chakra.span whiteSpace="nowrap">
        {text.slice(lastWord)}
        <Icon name="arrow-up-right" size="icon.sm" marginInlineStart="2" />
      </chakra.span>
      <VisuallyHidden>{` ${labels.newTab}`}</VisuallyHidden>
    </span>
  );
}

/** Buttons side by side, or stacked if there is no room. */
export const ActionRow = (props: FlexProps) => <Flex data-actions="" flexWrap="wrap" gap="4" {...props} />;

interface ActionsProps extends FlexProps {
  /** The first link is the primary action. */
  links: readonly Link[];
  on?: "paper" | "deep";
}

/** A section's calls to action. */
export function Actions({ links, on = "paper", ...rest }: ActionsProps) {
  const [main, other] = on === "deep" ? (["onDeep", "onDeepOutline"] as const) : (["solid", "outline"] as const);
  return (
    <ActionRow {...rest}>
      {links.map((link, index) => (
        <SmartButton key={link.label} link={link} size="lg" variant={index === 0 ? main : other} />
      ))}
    </ActionRow>
  );
}
