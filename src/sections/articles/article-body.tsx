import { Box } from "@chakra-ui/react/box";
import type { SystemStyleObject } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { createElement, type ReactNode } from "react";
import type { ArticleNode } from "../../../data/articles/article-node.ts";
import { RouteLink, SmartLink } from "../../components/links.tsx";

/** One set of rules for the whole text costs the page less than a class on every paragraph. */
const prose = (origin: string): SystemStyleObject => ({
  "& > * + *": { marginTop: "5" },
  "& > p[class]": { marginY: "12" },
  "& > p:first-of-type": { textStyle: "lead" },
  "& h2": { textStyle: "h3", marginTop: "12" },
  "& h3": { textStyle: "h4", marginTop: "10" },
  "& ul, & ol": { paddingInlineStart: "6" },
  "& ul": { listStyleType: "disc" },
  "& ol": { listStyleType: "decimal" },
  "& li": { paddingInlineStart: "2", marginTop: "3" },
  "& blockquote": { borderInlineStartWidth: "thick", borderColor: "colorPalette.line", paddingInlineStart: "6" },
  "& li::marker": { color: "colorPalette.fg", fontWeight: "bold" },
  "& :is(h2, h3) a": {
    textDecorationLine: "none",
    // The `#` is only visual: its alternative text, after the slash, is empty.
    _after: { content: "'\u00a0#' / ''", color: "colorPalette.fg", opacity: "0" },
    "&:is(:hover, :focus-visible)::after": { opacity: "1" },
  },
  // On paper, a link prints its address. The theme does this for external links.
  "& :is(p, li) a[href^='/']": { _print: { _after: { content: `" (${origin}" attr(href) ")"` } } },
});

interface ArticleBodyProps {
  body: readonly ArticleNode[];
  /** Origin of the site, because paper shows full addresses. */
  origin: string;
}

/**
 * Draws a parsed body with the site's own elements. Without HTML strings, Trusted Types have nothing to refuse. Each
 * heading links to itself, so that visitors can share it.
 */
export function ArticleBody({ body, origin }: ArticleBodyProps) {
  return (
    <Box maxWidth="measure" css={prose(origin)}>
      {body.map(drawNode)}
    </Box>
  );
}

/** A body never changes while it's shown, so the position of a node is a stable key. */
function drawNode(node: ArticleNode, key: number): ReactNode {
  if (typeof node === "string") return node;
  const children = node.children.map(drawNode);
  if (node.element === "a") return <BodyLink key={key} href={node.href ?? ""} children={children} />;
  if (node.id)
    return createElement(node.element, { key, id: node.id }, <RouteLink to={`#${node.id}`}>{children}</RouteLink>);
  if (node.element === "pull-quote") return <PullQuote key={key} children={children} />;
  return createElement(node.element, { key }, children);
}

function BodyLink({ href, children }: { href: string; children: ReactNode }) {
  const link = href.startsWith("/") ? { label: href, to: href } : { label: href, href };
  return <SmartLink link={link}>{children}</SmartLink>;
}

/** A sentence of the text, set large and out into the margin. It quotes no one, so it stays a paragraph. */
function PullQuote({ children }: { children: ReactNode }) {
  return (
    <Text
      textStyle="quote"
      textWrap="balance"
      color="colorPalette.fg"
      width={{ lg: "[150%]" }}
      paddingY="8"
      borderBlockWidth="thin"
      borderColor="colorPalette.line"
    >
      {children}
    </Text>
  );
}
