import { Box, type BoxProps } from "@chakra-ui/react/box";
import { Grid, type GridProps } from "@chakra-ui/react/grid";
import { type ReactNode, useState, useSyncExternalStore } from "react";

const grounds = {
  canvas: { bg: "bg.canvas", color: "fg.default" },
  sunken: { bg: "bg.sunken", color: "fg.default" },
  tint: { bg: "colorPalette.tint", color: "fg.default" },
  deep: { bg: "colorPalette.deep", color: "colorPalette.onDeep" },
} as const satisfies Record<string, BoxProps>;

type SectionTone = keyof typeof grounds;

interface BandProps extends Omit<BoxProps, "width"> {
  tone?: SectionTone;
  width?: "measure" | "content" | "wide" | "full";
  /** Id of the section's heading. If set, the section is a region landmark. */
  labelledBy?: string;
  /** A drawing or edge shape behind the content, edge to edge. */
  backdrop?: ReactNode;
  /** True if the content has no controls and never changes: hydration then skips it. */
  isStatic?: boolean;
}

/** One horizontal section of a page: full-bleed background, page gutter, contained content. */
export function Section({
  tone = "canvas",
  width = "content",
  labelledBy,
  backdrop,
  isStatic,
  children,
  ...rest
}: BandProps) {
  const Content = isStatic ? KeptBox : Box;
  return (
    <Box as="section" aria-labelledby={labelledBy} position="relative" paddingY="band" {...grounds[tone]} {...rest}>
      {backdrop}
      <Content position="relative" maxWidth={width} marginX="auto" paddingX="gutter">
        {children}
      </Content>
    </Box>
  );
}

export interface ColumnsProps extends Omit<GridProps, "templateColumns" | "sm" | "md" | "lg" | "xl"> {
  /** Columns from this breakpoint on. Below the first one, there is one column. */
  sm?: string;
  md?: string;
  lg?: string;
  xl?: string;
  /** Minimum width of a column, if as many as fit are beside each other. Replaces the breakpoints. */
  fit?: string;
}

/** A grid whose columns can become narrower than their content. */
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

const subscribe = () => () => {};

/**
 * A box whose prerendered content is skipped by hydration. It is for content without controls, on pages that have some.
 * If React renders the box after hydration, it is an ordinary box.
 */
export function KeptBox({ children, ...rest }: BoxProps) {
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => import.meta.env.PROD && !import.meta.env.SSR,
  );
  const [isKept] = useState(isHydrating);
  if (!isKept) return <Box {...rest}>{children}</Box>;
  // React treats an element with `dangerouslySetInnerHTML` as one without children, and never compares that HTML.
  return <Box {...rest} dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />;
}
