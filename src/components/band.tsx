import { Box, type BoxProps } from "@chakra-ui/react/box";
import { type ReactNode, useState, useSyncExternalStore } from "react";

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

const grounds = {
  canvas: { bg: "bg.canvas", color: "fg.default" },
  sunken: { bg: "bg.sunken", color: "fg.default" },
  tint: { bg: "colorPalette.tint", color: "fg.default" },
  deep: { bg: "colorPalette.deep", color: "colorPalette.onDeep" },
} as const satisfies Record<string, BoxProps>;

type BandTone = keyof typeof grounds;

interface BandProps extends Omit<BoxProps, "width"> {
  tone?: BandTone;
  width?: "measure" | "content" | "wide" | "full";
  /** Id of the section's heading. If set, the section is a region landmark. */
  labelledBy?: string;
  /** A drawing or edge shape behind the content, edge to edge. */
  backdrop?: ReactNode;
  /** True if the content has no controls and never changes: hydration then skips it. */
  isStatic?: boolean;
}

/** One horizontal section of a page: full-bleed background, page gutter, contained content. */
export function Band({
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
