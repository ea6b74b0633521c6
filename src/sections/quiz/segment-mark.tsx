import { chakra } from "@chakra-ui/react/styled-system";

/** A wedge of 36 degrees that starts at the top, between radius 24 and 76. */
const wedge = "M0-76A76 76 0 0 1 44.7-61.5L14.1-19.4A24 24 0 0 0 0-24Z";

/** The wheel, small, with one of its ten segments filled. */
export function SegmentMark({ segment }: { segment: number }) {
  return (
    <chakra.svg viewBox="-80 -80 160 160" aria-hidden focusable="false" boxSize="icon.xl" flexShrink="0" color="colorPalette.line">
      <g fill="none" stroke="currentColor" strokeWidth="3">
        <circle r="76" />
        <circle r="24" />
      </g>
      <path d={wedge} transform={`rotate(${segment * 36})`} fill="currentColor" />
    </chakra.svg>
  );
}
