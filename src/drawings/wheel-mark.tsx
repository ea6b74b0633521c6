import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import { segmentMiddle, segments } from "./wheel-geometry.ts";

/** `segmentPatch(130, 310, 30, 26)`, written out so that the header of every page does without the code that draws it. */
export const patch =
  "M-73-272A26 26 0 0 1-52-306A310 310 0 0 1 52-306A26 26 0 0 1 73-272L32-148A26 26 0 0 1 6-130A130 130 0 0 0-6-130A26 26 0 0 1-32-148Z";
const hues = ["plum", "plum", "plum", "fern", "fern", "fern", "fern", "night", "night", "night"];

const Svg = chakra("svg", {
  base: {
    flexShrink: "0",
    fill: "[currentColor]",
    _highContrast: { "&&, && *": { color: "[CanvasText]" } },
  },
  variants: {
    tone: {
      colour: {
        "& .plum": { color: "plum.solid" },
        "& .fern": { color: "fern.solid" },
        "& .night": { color: "night.solid" },
        "& .hub": { color: "marigold.solid" },
      },
      mono: {},
    },
  },
  defaultVariants: { tone: "colour" },
});

interface WheelMarkProps extends Omit<HTMLChakraProps<"svg">, "children" | "viewBox"> {
  /** The branches' hues, or the text's colour alone. */
  tone?: "colour" | "mono";
}

/** The logo: the wheel at its smallest. The organisation's name stands beside it as text. */
export function WheelMark(props: WheelMarkProps) {
  return (
    <Svg viewBox="-320 -320 640 640" boxSize="icon.lg" aria-hidden="true" focusable="false" {...props}>
      {Array.from({ length: segments }, (_, index) => (
        <path key={index} className={hues[index]} d={patch} transform={`rotate(${segmentMiddle(index)})`} />
      ))}
      <circle className="hub" r="84" />
    </Svg>
  );
}
