import { chakra } from "@chakra-ui/react/styled-system";

const rings = [60, 100, 140, 180, 220];

/** Two sets of rings, as from two stones in one pond, that meet in the middle. For a deep ground. */
export function Greeting() {
  return (
    <chakra.svg viewBox="0 0 640 440" aria-hidden focusable="false" fill="none" stroke="colorPalette.deepLine" width="full">
      <g strokeWidth="3">
        {rings.map((radius) => (
          <circle key={radius} cx="220" cy="220" r={radius} />
        ))}
      </g>
      <g strokeWidth="3" strokeDasharray="2 12" strokeLinecap="round">
        {rings.map((radius) => (
          <circle key={radius} cx="420" cy="220" r={radius} />
        ))}
      </g>
      <chakra.g colorPalette="marigold" fill="colorPalette.solid" stroke="none">
        <circle cx="220" cy="220" r="22" />
        <circle cx="420" cy="220" r="22" />
      </chakra.g>
    </chakra.svg>
  );
}
