import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";

const Svg = chakra("svg", {
  base: { display: "block", width: "full", height: "auto" },
  variants: {
    /* A strip keeps its strokes visible on a narrow screen by keeping its height. */
    strip: { true: { minHeight: "24" } },
    ground: { true: { bg: "colorPalette.tint", _highContrast: { bg: "[Canvas]" } } },
  },
});

/**
 * What drawings are made with. Marks are plain paths that pick an ink by class, so a page pays for one style rule
 * however many drawings it shows: `tint`, `soft`, `line` and `solid` are tones of the inherited palette in even steps
 * away from the paper, by day and by night, and `glow` is marigold light. A mark is a stroke unless it also says
 * `fill`. In forced colours every drawing becomes a line drawing in the reader's text colour.
 */
const Inks = chakra("g", {
  base: {
    fill: "[none]",
    stroke: "[currentColor]",
    strokeWidth: "6",
    strokeLinecap: "round",
    strokeLinejoin: "round",
    "& .fill": { fill: "[currentColor]", stroke: "[none]" },
    "& .glow": { color: "marigold.solid" },
    _highContrast: {
      "&&, && *": { color: "[CanvasText]", opacity: "1" },
      "&& .fill": { fill: "[Canvas]", stroke: "[CanvasText]", strokeWidth: "2" },
    },
  },
  variants: {
    on: {
      paper: {
        "& .tint": { color: "colorPalette.tint" },
        "& .soft": {
          color: {
            base: "colorPalette.soft",
            _mixes: "[color-mix(in oklab, {colors.colorPalette.line} 36%, {colors.colorPalette.soft})]",
          },
        },
        "& .line": {
          color: {
            base: "colorPalette.line",
            _mixes: "[color-mix(in oklab, {colors.colorPalette.line} 72%, {colors.colorPalette.soft})]",
          },
        },
        "& .solid": { color: "colorPalette.solid" },
      },
      deep: {
        "& .tint, & .soft, & .line, & .solid": { color: "colorPalette.deepLine" },
        "& .tint": { opacity: "faint" },
        "& .soft": { opacity: "[0.55]" },
        "& .soft.fill": { opacity: "[0.28]" },
        "& .line.fill": { opacity: "soft" },
        "& .solid": { opacity: "strong" },
      },
    },
  },
  defaultVariants: { on: "paper" },
});

export interface DrawingProps extends Omit<HTMLChakraProps<"svg">, "children" | "viewBox" | "mirror"> {
  /** What the drawing lies on: canvas, raised, sunken or tint ("paper"), or a deep band. */
  on?: "paper" | "deep";
  /** Turns the drawing left to right. */
  mirror?: boolean;
}

/** A branch's motif comes as a full illustration, or as lines that gather in the lower right of a square. */
export interface MotifProps extends DrawingProps {
  variant: "hero" | "corner";
}

interface FrameProps extends DrawingProps {
  /** Size in drawing units; the page decides how large a unit is. */
  size: readonly [width: number, height: number];
  /** Fills the box it is given and lets the overhang be cut off, instead of keeping its own proportions. */
  crop?: boolean;
  /** A strip as wide as the page; it crops. */
  strip?: boolean;
  /** Shows the middle square alone. */
  square?: boolean;
  /** Lays a tint of the palette under it. */
  ground?: boolean;
  children: ReactNode;
}

/** The SVG that every drawing is made in. */
export function Drawing({ size: [width, height], on, crop, square, mirror, children, ...rest }: FrameProps) {
  return (
    <Svg
      viewBox={square ? `${(width - height) / 2} 0 ${height} ${height}` : `0 0 ${width} ${height}`}
      preserveAspectRatio={crop || rest.strip ? "xMidYMid slice" : undefined}
      aria-hidden="true"
      {...rest}
    >
      <Inks on={on}>{mirror ? <g transform={`matrix(-1 0 0 1 ${width} 0)`}>{children}</g> : children}</Inks>
    </Svg>
  );
}
