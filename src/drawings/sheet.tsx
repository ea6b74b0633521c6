import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";

/**
 * The sheet a drawing is made on. Its marks are plain paths that pick an ink by class, so a page pays for one style rule
 * however many drawings it shows:
 * `tint`, `soft`, `line`, `solid`, `deep` are the inherited palette's tones, `glow` is marigold light, `ground` the page's own paper;
 * a mark is a stroke unless it also says `fill`. In forced colours every drawing becomes a line drawing in the reader's text colour.
 */
const Svg = chakra("svg", {
  base: {
    display: "block",
    width: "full",
    height: "auto",
    fill: "none",
    stroke: "currentColor",
    strokeWidth: "6",
    strokeLinecap: "round",
    strokeLinejoin: "round",
    "& .fill": { fill: "currentColor", stroke: "none" },
    "& .glow": { color: "marigold.solid" },
    _highContrast: {
      "&&, && *": { color: "CanvasText", opacity: "1" },
      "&& .fill": { fill: "Canvas", stroke: "CanvasText", strokeWidth: "2" },
    },
  },
  variants: {
    on: {
      paper: {
        "& .tint": { color: "colorPalette.tint" },
        "& .soft": { color: "colorPalette.soft" },
        "& .line": { color: "colorPalette.line" },
        "& .solid": { color: "colorPalette.solid" },
        "& .deep": { color: "colorPalette.deep" },
        "& .on-deep": { color: "colorPalette.deepLine" },
      },
      deep: {
        "& .tint, & .soft, & .line, & .solid, & .deep": { color: "colorPalette.deepLine" },
        "& .tint, & .deep": { opacity: "0.16" },
        "& .soft": { opacity: "0.55" },
      },
    },
  },
  defaultVariants: { on: "paper" },
});

export interface DrawingProps extends Omit<HTMLChakraProps<"svg">, "children" | "viewBox"> {
  /** What the drawing lies on: canvas, raised, sunken or tint ("paper"), or a deep band. */
  on?: "paper" | "deep";
  /** Turns the drawing left to right. */
  mirror?: boolean;
}

interface SheetProps extends DrawingProps {
  /** Size in drawing units; the page decides how large a unit is. */
  size: readonly [width: number, height: number];
  /** Fills the box it is given and lets the overhang be cut off, instead of keeping its own proportions. */
  crop?: boolean;
  children: ReactNode;
}

export function Sheet({ size: [width, height], crop = false, mirror = false, children, ...rest }: SheetProps) {
  return (
    <Svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={crop ? "xMidYMid slice" : undefined}
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      {mirror ? <g transform={`matrix(-1 0 0 1 ${width} 0)`}>{children}</g> : children}
    </Svg>
  );
}
