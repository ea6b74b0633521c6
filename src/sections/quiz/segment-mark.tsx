import { chakra } from "@chakra-ui/react/styled-system";
import { segmentFill, turn, wedge } from "./wedge.ts";

/** The wheel, small, with one of its ten segments filled. */
export function SegmentMark({ segment }: { segment: number }) {
  return (
    <chakra.svg
      viewBox="-80 -80 160 160"
      aria-hidden
      focusable="false"
      boxSize="icon.xl"
      flexShrink="0"
      color="border.control"
    >
      <g fill="none" stroke="currentColor" strokeWidth="3">
        <circle r="76" />
        <circle r="24" />
      </g>
      <chakra.g fill={segmentFill(segment)}>
        <path d={wedge} transform={turn(segment)} />
      </chakra.g>
    </chakra.svg>
  );
}
