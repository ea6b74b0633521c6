import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { type Point, spline } from "./pen.ts";

const ridge: Point[] = [
  [-160, 70],
  [60, 50],
  [260, 14],
  [460, 20],
  [640, 62],
  [860, 70],
  [1080, 34],
  [1260, 8],
  [1460, 36],
  [1680, 74],
  [1760, 80],
];

/**
 * Shapes that rest on the bottom of a 1600 x 80 strip and rise to its top, or close to it. The page stretches them to
 * its width.
 */
export const edges = {
  arc: "M0 80Q800-80 1600 80z",
  contour: `${spline(ridge)}V80H-50z`,
} as const satisfies Record<string, string>;

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

interface SectionEdgeProps extends Omit<HTMLChakraProps<"svg">, "children" | "viewBox"> {
  /** Shape: `arc` is the wheel's rim and `contour` is the land. */
  motif: keyof typeof edges;
  /** Background of the section that the edge belongs to. */
  tone: "canvas" | "sunken" | "tint" | "deep";
}

/** Extends a section upward over the previous one. The section needs `position="relative"`. */
export function SectionEdge({ motif, ...rest }: SectionEdgeProps) {
  return (
    <Svg viewBox="0 0 1600 80" preserveAspectRatio="none" aria-hidden="true" {...rest}>
      <path d={edges[motif]} />
    </Svg>
  );
}
