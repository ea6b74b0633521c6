import { chakra } from "@chakra-ui/react/styled-system";
import { Drawing, type DrawingProps } from "../../drawings/drawing.tsx";
import { digits, type Point, ring } from "../../drawings/pen.ts";

const beads: readonly { at: Point; radius: number }[] = [
  { at: [52, 78], radius: 44 },
  { at: [176, 132], radius: 56 },
  { at: [322, 158], radius: 66 },
  { at: [474, 142], radius: 54 },
  { at: [598, 94], radius: 44 },
];

/** The cord sags from one edge of the drawing to the other, under the weight of the beads. */
const cord = `M${digits(-40, 16)}Q322 300 760-60`;

const discs = beads.map(({ at, radius }) => ring(at, radius)).join("");
const cores = beads.map(({ at, radius }) => ring(at, radius / 3)).join("");

export function CordOfBeads(props: DrawingProps) {
  return (
    <Drawing size={[720, 240]} on="deep" {...props}>
      <path className="line" strokeWidth="5" d={cord} />
      {/* Repeats the background, so that the cord goes through the beads and not over them. */}
      <chakra.path className="fill" color="colorPalette.deep" d={discs} />
      <path className="line fill" d={discs} />
      {beads.map(({ at, radius }, index) => (
        <path
          key={radius + at[0]}
          className="solid"
          d={ring(at, radius * 0.68)}
          pathLength={index % 2 ? 20 : 10}
          strokeDasharray={index % 2 ? "0 1" : "0 0.14 0.72 0.14"}
          strokeWidth={index % 2 ? 6 : radius * 0.3}
          strokeLinecap={index % 2 ? "round" : "butt"}
        />
      ))}
      <path className="glow fill" d={cores} />
    </Drawing>
  );
}
