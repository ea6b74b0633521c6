import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { linesId } from "./land-drawing.tsx";

/** Parts of the map: the hills in the north, the bank of the creek, and the hill in the northeast, upside down. */
const crops = {
  hills: { box: "0 30 1200 180", move: undefined },
  bank: { box: "0 470 1200 180", move: undefined },
  corner: { box: "840 0 360 360", move: "matrix(1 0 0 -1 0 360)" },
} as const;

const Svg = chakra("svg", {
  base: {
    display: "block",
    width: "full",
    minHeight: "24",
    fill: "[none]",
    stroke: "[currentColor]",
    color: "colorPalette.line",
    opacity: "soft",
    _highContrast: { color: "[CanvasText]" },
  },
});

/** A part of the contour lines on the page's map. */
export function LandCrop({ shows, ...rest }: HTMLChakraProps<"svg"> & { shows: keyof typeof crops }) {
  const { box, move } = crops[shows];
  return (
    <Svg viewBox={box} preserveAspectRatio="xMidYMid slice" aria-hidden {...rest}>
      <use href={`#${linesId}`} transform={move} />
    </Svg>
  );
}
