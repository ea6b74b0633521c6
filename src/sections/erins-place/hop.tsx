import { chakra } from "@chakra-ui/react/styled-system";

/**
 * Draws the path from one number to the next: a dotted hop on wide screens, a dotted line down on narrow ones. It runs
 * from the middle of a number (half of size 14) across the grid's gap (10) to just short of the next number's middle.
 */
export function Hop() {
  return (
    <>
      <chakra.svg
        aria-hidden="true"
        viewBox="0 0 100 40"
        preserveAspectRatio="none"
        hideBelow="lg"
        position="absolute"
        bottom="full"
        insetInlineStart="[1.75rem]"
        width="[calc(100% + 1.5rem)]"
        maxWidth="none"
        height="12"
        marginBottom="2"
        overflow="visible"
        fill="transparent"
        stroke="colorPalette.line"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="0 14"
      >
        <path d="M0 40Q50-40 100 40" vectorEffect="non-scaling-stroke" />
      </chakra.svg>
      <chakra.span
        aria-hidden="true"
        hideFrom="lg"
        position="absolute"
        insetInlineStart="[1.625rem]"
        top="16"
        bottom="2"
        borderInlineStartWidth="thick"
        borderStyle="[dotted]"
        borderColor="colorPalette.line"
      />
    </>
  );
}
