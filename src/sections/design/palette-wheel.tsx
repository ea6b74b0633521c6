import { chakra } from "@chakra-ui/react/styled-system";
import { palettes } from "../../../theme/contrast-pairs.ts";
import { paletteRings } from "../../design/palette-wheel.ts";
import { segmentAngle } from "../../drawings/wheel-ornament.ts";

/** The ten palettes as segments of the wheel, with their roles as its rings. */
export function PaletteWheel() {
  return (
    <chakra.svg viewBox="-500 -500 1000 1000" width="full" maxWidth="[30rem]" aria-hidden="true" focusable="false">
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
