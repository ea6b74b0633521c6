import { chakra } from "@chakra-ui/react/styled-system";
import { arc } from "d3-shape";

const hues = ["plum", "plum", "plum", "fern", "fern", "fern", "fern", "night", "night", "night"] as const;
const segment = arc<number>()
  .innerRadius(130)
  .outerRadius(310)
  .cornerRadius(26)
  .padAngle(0.14)
  .startAngle((index) => (index - 0.5) * (Math.PI / 5))
  .endAngle((index) => (index + 0.5) * (Math.PI / 5));

const Svg = chakra("svg", {
  base: {
    boxSize: "icon.lg",
    flexShrink: "0",
    fill: "[currentColor]",
    "& .plum": { color: "plum.deepLine" },
    "& .fern": { color: "fern.deepLine" },
    "& .night": { color: "night.deepLine" },
    "& .hub": { color: "marigold.deepLine" },
    _print: {
      "& .plum": { color: "plum.line" },
      "& .fern": { color: "fern.line" },
      "& .night": { color: "night.line" },
      "& .hub": { color: "marigold.line" },
    },
    _highContrast: { "&&, && *": { color: "CanvasText" } },
  },
});

/** The organization's wheel in its smallest size. Hidden from screen readers, because the name is next to it. */
export function BrandMark() {
  return (
    <Svg viewBox="-320 -320 640 640" aria-hidden="true" focusable="false">
      {hues.map((hue, index) => (
        <path key={index} className={hue} d={segment(index) ?? ""} />
      ))}
      <circle className="hub" r={84} />
    </Svg>
  );
}
