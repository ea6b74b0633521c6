import { chakra } from "@chakra-ui/react";
import { palettes } from "../../theme/contrast-pairs.ts";
import { digits, polar } from "./pen.ts";

/** Ordered from the hub to the rim. */
const roles = ["tint", "soft", "line", "solid", "deep"] as const;
const hub = 96;
const depth = 80;
/** Degrees left free on each side of a segment. */
const gap = 0.6;
const segmentAngle = 360 / palettes.length;

/** Rings of the palette wheel: the role that fills each segment, and the outline of the first segment. */
const paletteRings = roles.map((role, index) => ({
  role,
  outline: segment(hub + index * depth + 4, hub + (index + 1) * depth),
}));

function segment(inner: number, outer: number): string {
  const [from, to] = [gap, segmentAngle - gap];
  const at = (degrees: number, radius: number) => digits(...polar(degrees, radius));
  return `M${at(from, inner)}L${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}z`;
}

/** The palettes as segments of the wheel, with their roles as its rings. */
export function PaletteWheel() {
  return (
    <chakra.svg viewBox="-500 -500 1000 1000" width="full" maxWidth="[30rem]" aria-hidden="true">
      {palettes.map((palette, index) => (
        <g key={palette} transform={`rotate(${index * segmentAngle})`}>
          {paletteRings.map(({ role, outline }) => (
            <path key={role} d={outline} fill={`var(--k-colors-${palette}-${role})`} />
          ))}
        </g>
      ))}
    </chakra.svg>
  );
}
