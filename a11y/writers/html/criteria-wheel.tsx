import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { arc } from "d3-shape";
import { figure } from "../../words.ts";
import type { CriterionState, MachineWord } from "./results.ts";

/** Segments by result. More severe ones reach further, so that the wheel is readable without color. */
const segments = {
  fails: { className: "fails", reach: 200, label: "with failures", color: "error", length: "[2.25rem]" },
  "to review": { className: "review", reach: 172, label: "to review", color: "marigold", length: "[1.75rem]" },
  "nothing found": {
    className: "clean",
    reach: 144,
    label: "checked for most failures, no findings",
    color: "fern",
    length: "[1.25rem]",
  },
  "partly checked": {
    className: "partly",
    reach: 128,
    label: "partly checked, no findings",
    color: "night",
    length: "[1rem]",
  },
  "by hand": { className: "hand", reach: 112, label: "for manual checks only", color: "night", length: "[0.625rem]" },
} as const satisfies Record<MachineWord, object>;

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
    "& .partly": { color: "night.deepLine" },
    "& .hand": { color: "night.deepLine", fill: "none", stroke: "[currentColor]", strokeWidth: "1.5" },
    "& text": { fill: "[currentColor]", fontFamily: "heading", fontSize: "[64px]", textAnchor: "middle" },
    _print: {
      "& .fails": { color: "error.line" },
      "& .review": { color: "marigold.line" },
      "& .clean": { color: "fern.line" },
      "& .partly": { color: "night.line" },
      "& .hand": { color: "night.line" },
    },
    _highContrast: { "&&, && *": { color: "CanvasText" } },
  },
});

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
        const { className, reach } = segments[word];
        return <path key={number} className={className} d={segment({ start, reach }) ?? ""} />;
      })}
      <text y="22">{failures}</text>
    </Svg>
  );
}

export function WheelLegend({ states }: { states: readonly CriterionState[] }) {
  return (
    <Box marginTop="6" textStyle="small">
      <p>Automated results for the {states.length} criteria of WCAG 2.2 at A and AA:</p>
      <Flex as="ul" wrap="wrap" columnGap="6" rowGap="1" marginTop="2">
        {Object.entries(segments).map(([word, { label, color, length }]) => (
          <Flex as="li" key={word} alignItems="center" gap="2">
            <Box
              as="span"
              aria-hidden="true"
              width={length}
              height="[0.75rem]"
              borderWidth="medium"
              borderColor={`${color}.deepLine`}
              bg={word === "by hand" ? "transparent" : `${color}.deepLine`}
              _print={{
                borderColor: `${color}.line`,
                bg: word === "by hand" ? "transparent" : `${color}.line`,
              }}
            />
            {figure(states.filter((state) => state.word === word).length)} {label}
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}
