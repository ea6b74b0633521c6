import {
  Box,
  type BoxProps,
  Grid,
  type GridProps,
  Heading,
  type HeadingProps,
  Text,
  type TextProps,
} from "@chakra-ui/react";
import type { ReactNode, RefAttributes } from "react";
import { RouteLink } from "./links.tsx";

const backgrounds = {
  canvas: { bg: "bg.canvas", color: "fg.default" },
  sunken: { bg: "bg.sunken", color: "fg.default" },
  tint: { bg: "colorPalette.tint", color: "fg.default" },
  deep: { bg: "colorPalette.deep", color: "colorPalette.onDeep" },
  hue: {
    bg: { base: "bg.canvas", _mixes: "[color-mix(in oklab, var(--hue) 11%, {colors.bg.canvas})]" },
    color: "fg.default",
  },
} as const satisfies Record<string, BoxProps>;

/** Prints dark text on white, even where the palette has light text for a deep background. */
const onPaper = {
  bg: "[transparent !important]",
  color: "fg.default",
  "--k-colors-color-palette-on-deep": "{colors.fg.default}",
  "--k-colors-color-palette-deep-line": "{colors.fg.muted}",
} as const satisfies BoxProps["_print"];

type SectionTone = keyof typeof backgrounds;

interface FlowProps extends BoxProps, RefAttributes<HTMLDivElement> {
  /** Distances between the children, by their kind: see theme/rhythm.ts. */
  rhythm?: "text" | "tight" | "blocks";
}

/** A container that sets the distances between its children. */
export function Flow({ rhythm = "text", ...rest }: FlowProps) {
  return <Box data-rhythm={rhythm} {...rest} />;
}

export interface SectionProps extends Omit<BoxProps, "width" | "bg" | "color" | "_print"> {
  tone?: SectionTone;
  width?: "measure" | "wide" | "full";
  /** Id of the section's heading. If set, the section is a region landmark. */
  labelledBy?: string;
  /** A drawing or edge shape behind the content, edge to edge. */
  backdrop?: ReactNode;
  /** True for the only section of a page: it keeps the footer below the window, however little it contains. */
  isTall?: boolean;
  /**
   * True for a section that leads to other pages, below the page's own content. Excluded from search and from print.
   */
  isOnward?: boolean;
  _print?: { display: "none" };
}

const tall = { base: "[80vh]", _smallViewport: "[80svh]" } as const;

/** One horizontal section of a page: full-bleed background, page gutter, contained content. */
export function Section({
  tone = "canvas",
  width = "wide",
  labelledBy,
  backdrop,
  isTall,
  isOnward,
  children,
  _print,
  ...rest
}: SectionProps) {
  return (
    <Box
      as="section"
      aria-labelledby={labelledBy}
      data-onward={isOnward ? "" : undefined}
      position="relative"
      paddingY="band"
      minHeight={isTall ? tall : undefined}
      {...backgrounds[tone]}
      _print={{ ...onPaper, display: isOnward ? "none" : undefined, ..._print }}
      {...rest}
    >
      {backdrop && (
        <Box display="contents" _print={{ display: "none" }}>
          {backdrop}
        </Box>
      )}
      <Flow rhythm="blocks" position="relative" maxWidth={width} marginX="auto" paddingX="gutter">
        {children}
      </Flow>
    </Box>
  );
}

export interface ColumnsProps extends Omit<GridProps, "templateColumns" | "sm" | "md" | "lg" | "xl"> {
  /** Value of `grid-template-columns` from this breakpoint up. Below the first breakpoint, there is one column. */
  sm?: string;
  md?: string;
  lg?: string;
  xl?: string;
  /** Minimum width of a column. As many as fit are side by side. Replaces the breakpoints. */
  fit?: string;
}

/** A grid. Its single column on narrow pages can become narrower than its content. */
export function Columns({ sm, md, lg, xl, fit, ...rest }: ColumnsProps) {
  const columns = fit ? `repeat(auto-fit, minmax(min(100%, ${fit}), 1fr))` : { base: "minmax(0, 1fr)", sm, md, lg, xl };
  return <Grid templateColumns={columns} {...rest} />;
}

/** Two columns: the second is wider, and the first is sticky. Stacked on narrow pages. */
export function Split({ children }: { children: ReactNode }) {
  return (
    <Columns
      lg="2fr 3fr"
      rowGap="gap"
      columnGap="16"
      alignItems="start"
      css={{ "& > :first-of-type": { lg: { position: "sticky", top: "32" } } }}
    >
      {children}
    </Columns>
  );
}

/** Headings by level. Each level has its own text style unless a prop sets another one. */
export const H1 = (props: HeadingProps) => <Heading as="h1" textStyle="display" {...props} />;
export const H2 = (props: HeadingProps) => <Heading as="h2" textStyle="h2" {...props} />;
export const H3 = (props: HeadingProps) => <Heading as="h3" textStyle="h3" {...props} />;

const linked =
  (Level: typeof H2) =>
  ({ to, children, ...rest }: HeadingProps & { to: string }) => (
    <Level {...rest}>
      <RouteLink to={to} variant="standalone">
        {children}
      </RouteLink>
    </Level>
  );

/** Headings that link to the page that they name. */
export const H2Link = linked(H2);
export const H3Link = linked(H3);

export const Lead = (props: TextProps) => <Text textStyle="lead" {...props} />;

/** A short label in the color of the section, usually above a heading. */
export const Eyebrow = (props: Omit<TextProps, "color">) => (
  <Text textStyle="label" color="colorPalette.fg" {...props} />
);

/** Small muted text. */
export const Note = (props: Omit<TextProps, "color">) => <Text textStyle="small" color="fg.muted" {...props} />;

/** Paragraphs of the same style. No two texts may be equal. */
export const Paragraphs = ({ of, ...rest }: TextProps & { of: readonly string[] }) =>
  of.map((paragraph) => (
    <Text key={paragraph} {...rest}>
      {paragraph}
    </Text>
  ));

export interface Titled {
  title: string;
  lead: string;
}

interface SectionIntroProps {
  id: string;
  title: string;
  lead?: string;
  children?: ReactNode;
}

export function SectionIntro({ id, title, lead, children }: SectionIntroProps) {
  return (
    <Columns gap="5" maxWidth="measure" alignContent="start">
      <SectionHeading id={id} title={title} size="h1" />
      {lead && <Lead textWrap="balance">{lead}</Lead>}
      {children}
    </Columns>
  );
}

interface HeadingWithLeadProps extends Omit<TextProps, "title" | "children"> {
  title: string;
  lead?: string;
  size?: TextProps["textStyle"];
}

interface SectionHeadingProps extends HeadingWithLeadProps {
  level?: "h2" | "h3";
  /** Text in the style of the body. */
  text?: string;
}

/** A heading with an optional lead and text. Other props go to these two, or to the heading if there is neither. */
export function SectionHeading({ id, level = "h2", title, lead, text, size = level, ...rest }: SectionHeadingProps) {
  return (
    <>
      <Heading as={level} id={id} textStyle={size} {...(!lead && !text && rest)}>
        {title}
      </Heading>
      {lead && (
        <Lead marginTop="4" {...rest}>
          {lead}
        </Lead>
      )}
      {text && (
        <Text marginTop={level === "h3" ? "2" : "4"} {...rest}>
          {text}
        </Text>
      )}
    </>
  );
}

/** The title of a page and its lead. Other props go to the lead. */
export function PageHeading({ id, title, lead, size = "display", ...rest }: HeadingWithLeadProps) {
  return (
    <>
      <H1 id={id} textStyle={size}>
        {title}
      </H1>
      <Lead marginTop="6" {...rest}>
        {lead}
      </Lead>
    </>
  );
}
