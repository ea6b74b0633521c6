import { chakra } from "@chakra-ui/react/styled-system";
import { arc } from "d3-shape";
import type { CriterionState, MachineWord } from "../model/criterion-states.ts";

/** Outer radii. More severe segments are longer, so that the wheel is readable without color. */
const reach: Record<MachineWord, number> = { fails: 200, "to review": 172, "nothing found": 144, "by hand": 112 };
const inner = 92;

/** Gap between the four principles of WCAG, as a fraction of a segment. */
const gap = 1.2;

const Svg = chakra("svg", {
  base: {
    width: "full",
    maxWidth: "[26rem]",
    height: "auto",
    marginX: "auto",
    "& path": { fill: "[currentColor]" },
    "& .fails": { color: "error.deepLine" },
    "& .review": { color: "marigold.deepLine" },
    "& .clean": { color: "fern.deepLine" },
    "& .hand": { color: "night.deepLine", fill: "none", stroke: "[currentColor]", strokeWidth: "1.5" },
    "& text": { fill: "[currentColor]", fontFamily: "heading", fontSize: "[64px]", textAnchor: "middle" },
    _print: {
      "& .fails": { color: "error.line" },
      "& .review": { color: "marigold.line" },
      "& .clean": { color: "fern.line" },
      "& .hand": { color: "night.line" },
    },
    _highContrast: { "&&, && *": { color: "CanvasText" } },
  },
});

const classes: Record<MachineWord, string> = {
  fails: "fails",
  "to review": "review",
  "nothing found": "clean",
  "by hand": "hand",
};

/**
 * All A and AA criteria as segments, clockwise from the top in WCAG's order.
 *
 * Hidden from screen readers, because the legend has the numbers and the checklist has each criterion.
 */
export function CriteriaWheel({ states, failures }: { states: readonly CriterionState[]; failures: number }) {
  const principles = new Set(states.map(({ number }) => number[0])).size;
  const step = (2 * Math.PI) / (states.length + principles * gap);
  const segment = arc<{ start: number; reach: number }>()
    .innerRadius(inner)
    .outerRadius((each) => each.reach)
    .cornerRadius(3)
    .padAngle(0.02)
    .startAngle((each) => each.start)
    .endAngle((each) => each.start + step);
  return (
    <Svg viewBox="-204 -204 408 408" aria-hidden="true" focusable="false">
      {states.map(({ number, word }, index) => {
        const start = (index + (Number(number[0]) - 0.5) * gap) * step;
        return <path key={number} className={classes[word]} d={segment({ start, reach: reach[word] }) ?? ""} />;
      })}
      <text y="22">{failures}</text>
    </Svg>
  );
}
