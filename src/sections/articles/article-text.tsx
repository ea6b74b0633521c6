import { Badge, Box, Flex, Grid, List, type SystemStyleObject, Text } from "@chakra-ui/react";
import { createElement, type ReactNode } from "react";
import type { ContentsEntry } from "../../../data/articles/parse-body.server.ts";
import type { ArticleNode } from "../../../data/articles/read-article-body.ts";
import type { ArticleSummary, ArticleWords } from "../../../data/articles.ts";
import { RouteLink, SmartLink } from "../../components/links.tsx";
import { Eyebrow, Flow, Section } from "../../components/section.tsx";
import { SectionEdge } from "../../drawings/section-edge.tsx";
import { articlePicture } from "../../drawings/slug/article.ts";
import { SlugDrawing } from "../../drawings/slug-drawing.tsx";
import { articleColumns } from "./article-header.tsx";

function ArticleContents({ title, entries }: { title: string; entries: readonly ContentsEntry[] }) {
  return (
    // Stays in view while the text scrolls, unless the window is too short to show it whole.
    <Flow
      as="nav"
      aria-labelledby="contents"
      css={{ "@media (min-height: 40em)": { lg: { position: "sticky", top: "32" } } }}
    >
      <Eyebrow id="contents">{title}</Eyebrow>
      <List.Root as="ol" variant="ruled" borderColor="colorPalette.line">
        {entries.map(({ id, title }) => (
          <List.Item key={id} paddingY="0">
            <RouteLink to={`#${id}`} variant="nav">
              {title}
            </RouteLink>
          </List.Item>
        ))}
      </List.Root>
    </Flow>
  );
}

/** Returns styles for the whole text. One set of rules costs the page less than a class on every paragraph. */
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
  // Prints the URL of a link within the site. The theme does this for external links.
  "& :is(p, li) a[href^='/']": { _print: { _after: { content: `" (${origin}" attr(href) ")"` } } },
});

interface ArticleBodyProps {
  body: readonly ArticleNode[];
  /** Origin of the site, because print shows full URLs. */
  origin: string;
}

/**
 * Draws a parsed body with the site's own elements. Without HTML strings, Trusted Types have nothing to refuse. Each
 * heading links to itself, so that visitors can share a link to it.
 */
export function ArticleBody({ body, origin }: ArticleBodyProps) {
  return (
    <Box maxWidth="measure" css={prose(origin)}>
      {body.map(drawNode)}
    </Box>
  );
}

/** Draws a node. A body never changes while it's shown, so the position of a node is a stable key. */
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

/** A sentence of the text, set large. It quotes no one, so it stays a paragraph. */
function PullQuote({ children }: { children: ReactNode }) {
  return (
    <Text
      textStyle="quote"
      textWrap="balance"
      color="colorPalette.fg"
      paddingY="8"
      borderBlockWidth="thin"
      borderColor="colorPalette.line"
    >
      {children}
    </Text>
  );
}

interface ArticleTextProps {
  article: ArticleSummary;
  body: readonly ArticleNode[];
  contents: readonly ContentsEntry[];
  /** Sentence about the author. */
  author: string;
  words: ArticleWords;
  origin: string;
}

/**
 * The text, no wider than the measure. The drawing next to it extends up into the header, above the table of contents.
 */
export function ArticleText({ article, body, contents, author, words, origin }: ArticleTextProps) {
  return (
    <Section
      as="div"
      colorPalette={article.category.palette}
      paddingTop={{ base: "12", _print: "0" }}
      paddingBottom={{ _print: "0" }}
      backdrop={<SectionEdge motif="contour" tone="canvas" />}
    >
      <Grid templateColumns={articleColumns} gap="gap">
        <Flow rhythm="blocks" order={{ base: "-1", lg: "1" }} marginTop={{ base: "-28", lg: "[-20rem]", _print: "6" }}>
          <Box borderRadius="panel" overflow="hidden" _print={{ width: "[7cm]" }}>
            <SlugDrawing slug={article.slug} family={articlePicture} />
          </Box>
          <ArticleContents title={words.contents} entries={contents} />
        </Flow>
        <Flow rhythm="blocks">
          <ArticleBody body={body} origin={origin} />
          <Flow maxWidth="measure" paddingTop="6" borderTopWidth="thin" borderColor="colorPalette.line">
            <Eyebrow>{words.aboutAuthor}</Eyebrow>
            <Text>{author}</Text>
            <RouteLink to={article.author.path} variant="standalone" _print={{ display: "none" }}>
              {`${words.moreBy} ${article.author.name}`}
            </RouteLink>
            <Flex as="ul" aria-label={words.tags} wrap="wrap" gap="2">
              {article.tags.map((tag) => (
                <Badge key={tag} as="li" variant="outline">
                  {tag}
                </Badge>
              ))}
            </Flex>
            <Text textStyle="small" display={{ base: "none", _print: "block" }}>
              {origin + article.path}
            </Text>
          </Flow>
        </Flow>
      </Grid>
    </Section>
  );
}
