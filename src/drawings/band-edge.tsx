import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import { edges } from "./band-edges.ts";

const Svg = chakra("svg", {
  base: {
    position: "absolute",
    // Overlaps the section by 1px, so that no seam shows.
    bottom: "[calc(100% - 1px)]",
    insetInline: "0",
    width: "full",
    height: "[clamp(1.5rem, 4vw, 3.5rem)]",
    fill: "[currentColor]",
    pointerEvents: "none",
    _highContrast: { color: "[Canvas]" },
  },
  variants: {
    tone: {
      canvas: { color: "bg.canvas" },
      sunken: { color: "bg.sunken" },
      tint: { color: "colorPalette.tint" },
      deep: { color: "colorPalette.deep" },
    },
  },
});

interface BandEdgeProps extends Omit<HTMLChakraProps<"svg">, "children" | "viewBox"> {
  /** Shape: `arc` is the wheel's rim and `contour` is the land. */
  motif: keyof typeof edges;
  /** Background of the section that the edge belongs to. */
  tone: "canvas" | "sunken" | "tint" | "deep";
}

/** Extends a section upward over the previous one. The section needs `position="relative"`. */
export function BandEdge({ motif, ...rest }: BandEdgeProps) {
  return (
    <Svg viewBox="0 0 1600 80" preserveAspectRatio="none" aria-hidden="true" focusable="false" {...rest}>
      <path d={edges[motif]} />
    </Svg>
  );
}
