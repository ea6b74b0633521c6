import { Box, type BoxProps } from "@chakra-ui/react/box";
import type { ReactNode } from "react";
import { KeptBox } from "./kept-box.tsx";

const grounds = {
  canvas: { bg: "bg.canvas", color: "fg.default" },
  sunken: { bg: "bg.sunken", color: "fg.default" },
  tint: { bg: "colorPalette.tint", color: "fg.default" },
  deep: { bg: "colorPalette.deep", color: "colorPalette.onDeep" },
} as const satisfies Record<string, BoxProps>;

type BandTone = keyof typeof grounds;

interface BandProps extends Omit<BoxProps, "width"> {
  /** The ground the band stands on; it brings the text colour that is readable there. */
  tone?: BandTone;
  /** How wide the content may run. */
  width?: "measure" | "content" | "wide" | "full";
  /** Id of the heading that names the band; with it the band is a region landmark. */
  labelledBy?: string;
  /** Lies behind the content, edge to edge: a drawing, an edge shape. */
  backdrop?: ReactNode;
  /** The content has no controls and never changes: hydration leaves it as it is (kept-box.tsx). */
  isStatic?: boolean;
}

/** One horizontal band of a page: full-bleed ground, page gutter, contained content. */
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
