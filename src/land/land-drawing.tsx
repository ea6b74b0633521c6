import { chakra } from "@chakra-ui/react";
import type { LandView } from "./land-view.ts";

/** Scale of the sun's height in the east, in units of the map. */
export const scale = { x: 1040, high: 90, low: 670 } as const;

/** Id of the contour lines, parts of which appear in the page's other drawings. */
export const linesId = "land-lines";

const Svg = chakra("svg", {
  base: {
    display: "block",
    width: "full",
    height: "auto",
    bg: "[var(--ground)]",
    fill: "[none]",
    strokeLinecap: "round",
    strokeLinejoin: "round",
    "& .ground": { color: "[var(--line)]", stroke: "[currentColor]" },
    "& .rise": { fill: "[var(--rise)]", fillOpacity: "0.5" },
    "& .water": { stroke: "river.solid" },
    "& .steep": { stroke: "clay.solid" },
    "& .loop": { stroke: "colorPalette.solid" },
    "& .case": { stroke: "[var(--ground)]" },
    "& .sun": { stroke: "marigold.solid" },
    _highContrast: {
      bg: "[Canvas]",
      "&& *": { stroke: "[CanvasText]", fill: "[none]" },
      "&& .case": { stroke: "[Canvas]" },
    },
  },
});

const steepDash = "18 16";

/**
 * The land from above: contour lines every five feet, trees, the creek, the drive, both paths, the benches, and the
 * sun's scale.
 */
export function LandDrawing({ view: { lines, width, height } }: { view: LandView }) {
  return (
    <Svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <g className="ground rest" strokeOpacity="0.55">
        {lines.strong.map((line) => (
          <path key={line} className="rise" strokeWidth="3" d={line} />
        ))}
        <path id={linesId} strokeWidth="1.5" d={lines.lines} />
        <path strokeWidth="24" d={lines.trees} />
      </g>
      <path className="water rest" strokeWidth="12" d={lines.creek} />
      <path className="ground rest" strokeWidth="6" d={lines.drive} />
      <path className="case" strokeWidth="18" d={lines.steep + lines.loop} />
      <path className="steep rest" strokeWidth="6" strokeDasharray={steepDash} d={lines.steep} />
      <path className="loop" strokeWidth="8" d={lines.loop} />
      <path className="loop" strokeWidth="24" d={lines.benches} />
      <path className="case" strokeWidth="12" d={lines.benches} />
      <path
        className="ground"
        strokeWidth="3"
        d={`M${scale.x} ${scale.high}V${scale.low}m-12 0h24M${scale.x - 12} ${scale.high}h24`}
      />
    </Svg>
  );
}

const swatches = {
  loop: <path className="loop" strokeWidth="4" d="M2 8h36" />,
  steep: <path className="steep" strokeWidth="4" strokeDasharray="8 8" d="M2 8h36" />,
  lines: <path className="ground" strokeWidth="1.5" d="M2 3h36M2 8h36M2 13h36" />,
  sun: <path className="sun" strokeWidth="14" d="M20 8h0" />,
} as const;

/** A piece of a line, for the key. */
export function KeySwatch({ line }: { line: keyof typeof swatches }) {
  return (
    <Svg viewBox="0 0 40 16" width="10" flexShrink="0" aria-hidden>
      {swatches[line]}
    </Svg>
  );
}
