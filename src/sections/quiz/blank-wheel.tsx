import { chakra } from "@chakra-ui/react/styled-system";
import { plainSegment, radii } from "../../wheel/geometry.ts";
import { placeTokens } from "../../wheel/role-order.ts";

const angle = 360 / placeTokens.length;
const segment = plainSegment(placeTokens.length);

/** The wheel of ten roles before any answer: each segment in its color, inside three arcs for self, home and work. */
export function BlankWheel() {
  return (
    <chakra.svg
      viewBox="-510 -510 1020 1020"
      aria-hidden
      focusable="false"
      width="full"
      maxWidth="[34rem]"
      marginX="auto"
      color="colorPalette.line"
    >
      <chakra.circle r={radii.capFrom} fill="wheel.gap" />
      {placeTokens.map((color, place) => (
        <chakra.g key={color} fill={color}>
          <path d={segment} transform={`rotate(${angle * place})`} />
        </chakra.g>
      ))}
      <g fill="none" stroke="currentColor" strokeWidth="8" strokeLinecap="round">
        <circle r={radii.praxis} pathLength="360" strokeDasharray="98 22" strokeDashoffset="-41" />
        <circle r="120" strokeDasharray=".1 25" />
        <circle r="70" />
      </g>
    </chakra.svg>
  );
}
