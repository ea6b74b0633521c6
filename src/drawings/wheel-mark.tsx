import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { hub, hues, patch } from "./mark.ts";
import { segmentMiddle } from "./wheel-ornament.ts";

const Svg = chakra("svg", {
  base: {
    flexShrink: "0",
    fill: "[currentColor]",
    "& .plum": { color: "plum.solid" },
    "& .fern": { color: "fern.solid" },
    "& .night": { color: "night.solid" },
    "& .hub": { color: "marigold.solid" },
    _highContrast: { "&&, && *": { color: "[CanvasText]" } },
  },
});

/** The logo: the wheel at its smallest. The organization's name is next to it as text. */
export function WheelMark(props: Omit<HTMLChakraProps<"svg">, "children" | "viewBox">) {
  return (
    <Svg viewBox="-320 -320 640 640" boxSize="icon.lg" aria-hidden="true" {...props}>
      {hues.map((hue, index) => (
        <path key={index} className={hue} d={patch} transform={`rotate(${segmentMiddle(index)})`} />
      ))}
      <circle className="hub" r={hub} />
    </Svg>
  );
}
