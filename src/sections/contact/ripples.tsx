import { chakra } from "@chakra-ui/react/styled-system";

const radii = [70, 130, 190, 250, 310];

/** The rings of two stones thrown into one pond: two people, and where they reach each other. For a deep ground. */
export function Ripples() {
  return (
    <chakra.svg
      viewBox="0 0 800 600"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      focusable="false"
      hideBelow="lg"
      position="absolute"
      insetBlock="0"
      insetInlineEnd="0"
      width="1/2"
      height="full"
      fill="transparent"
      stroke="colorPalette.deepLine"
      strokeWidth="3"
    >
      {radii.map((radius) => (
        <circle key={radius} cx="410" cy="380" r={radius} opacity={1 - radius / 360} />
      ))}
      <g strokeDasharray="1 13" strokeLinecap="round" strokeWidth="5">
        {radii.map((radius) => (
          <circle key={radius} cx="640" cy="190" r={radius} opacity={1 - radius / 360} />
        ))}
      </g>
      <chakra.g fill="marigold.solid" stroke="transparent">
        <circle cx="410" cy="380" r="26" />
        <circle cx="640" cy="190" r="18" />
      </chakra.g>
    </chakra.svg>
  );
}
