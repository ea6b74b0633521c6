import { chakra } from "@chakra-ui/react/styled-system";
import { segmentFill, segments, turn, wedge } from "./wedge.ts";

/** The wheel of ten roles, each segment in its colour, inside three arcs for self, home and work. */
export function RoleWheel() {
  return (
    <chakra.svg
      viewBox="-100 -100 200 200"
      aria-hidden
      focusable="false"
      width="full"
      maxWidth="[30rem]"
      marginX="auto"
      fill="transparent"
      stroke="colorPalette.line"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <chakra.g stroke="wheel.gap">
        {segments.map((segment) => (
          <chakra.g key={segment} fill={segmentFill(segment)}>
            <path d={wedge} transform={turn(segment)} />
          </chakra.g>
        ))}
      </chakra.g>
      <circle r="18" strokeDasharray="0.1 4" />
      <circle r="11" />
      <path d="M-20-81A83.4 83.4 0 0 1 75-36" />
      <path d="M79 40A88.6 88.6 0 0 1-40 79" />
      <path d="M-73 59A93.8 93.8 0 0 1-73-59" />
    </chakra.svg>
  );
}
