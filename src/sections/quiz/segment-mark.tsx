import { chakra } from "@chakra-ui/react/styled-system";
import { plainSegment, radii } from "../../wheel/geometry.ts";
import { placeTokens } from "../../wheel/place-colors.ts";

const angle = 360 / placeTokens.length;
const segment = plainSegment(placeTokens.length);

/** A small wheel with only the segment at `place` filled. Places count from 0. */
export function SegmentMark({ place }: { place: number }) {
  return (
    <chakra.svg
      viewBox="-410 -410 820 820"
      aria-hidden
      focusable="false"
      boxSize="icon.xl"
      flexShrink="0"
      color="border.control"
    >
      <g fill="none" stroke="currentColor" strokeWidth="14">
        <circle r={radii.capFrom} />
        <circle r={radii.hub} />
      </g>
      <chakra.g fill={placeTokens[place]}>
        <path d={segment} transform={`rotate(${angle * place})`} />
      </chakra.g>
    </chakra.svg>
  );
}
