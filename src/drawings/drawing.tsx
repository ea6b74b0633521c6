import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import type { ReactNode } from "react";

const Svg = chakra("svg", {
  base: { display: "block", width: "full", height: "auto" },
  variants: {
    /* A minimum height keeps the strokes of a strip visible on narrow screens. */
    strip: { true: { minHeight: "24" } },
    tinted: { true: { bg: "colorPalette.tint", _highContrast: { bg: "[Canvas]" } } },
  },
});

/**
 * Styles that all drawings share. Marks are plain paths that pick an ink by class, so a page pays for one style rule
 * for any number of drawings. `tint`, `soft`, `line` and `solid` are tones of the inherited palette, in even steps away
 * from the paper in light and dark mode. `glow` is the marigold of a light, and `clay` the red of a card. A mark is a
 * stroke unless it also has the class `fill`. In forced colors, every drawing becomes a line drawing in the reader's
 * text color.
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
    "& .clay": { color: "clay.solid" },
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
  /** Background of the drawing: `paper` for canvas, raised, sunken or tint, and `deep` for a deep section. */
  on?: "paper" | "deep";
  /** Flips the drawing left to right. */
  mirror?: boolean;
}

/** A branch's motif: a full illustration, or lines that gather in the lower right of a square. */
export interface MotifProps extends DrawingProps {
  variant: "hero" | "corner";
}

interface FrameProps extends DrawingProps {
  /** Size in drawing units. The page sets the scale. */
  size: readonly [width: number, height: number];
  /** Fills its box and crops what doesn't fit, instead of showing the whole drawing. */
  crop?: boolean;
  /** True for a strip as wide as the page. A strip also crops. */
  strip?: boolean;
  /** Shows only the middle square. */
  square?: boolean;
  /** Adds a tint of the palette as a background. */
  tinted?: boolean;
  children: ReactNode;
}

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

/** Lines that gather in the lower right of a square. */
export function CornerLines({ lines, thickness, ...rest }: DrawingProps & { lines: string; thickness: string }) {
  return (
    <Drawing size={[600, 600]} {...rest}>
      <path className="soft" strokeWidth={thickness} d={lines} />
    </Drawing>
  );
}
