import { chakra } from "@chakra-ui/react/styled-system";

const taken = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** An arc of 28 degrees round the table’s middle: one chair, seen from above, at the top. */
const chair = "M-63-252A260 260 0 0 1 63-252";

/** A round table from above with ten chairs, 36 degrees apart. Nine are at the table; the tenth is drawn out for you. */
export function RoundTable() {
  return (
    <chakra.svg
      viewBox="-320 -370 640 690"
      aria-hidden
      focusable="false"
      fill="none"
      stroke="colorPalette.line"
      strokeLinecap="round"
      width="full"
      maxWidth="[30rem]"
      marginX="auto"
    >
      <chakra.g strokeWidth="3">
        <circle r="205" />
        <circle r="130" strokeDasharray="2 11" />
        <circle r="60" />
      </chakra.g>
      <g strokeWidth="34">
        {taken.map((place) => (
          <path key={place} d={chair} transform={`rotate(${place * 36 + 18})`} />
        ))}
      </g>
      <chakra.path
        d={chair}
        transform="rotate(18)translate(0-70)"
        colorPalette="clay"
        stroke="colorPalette.solid"
        strokeWidth="34"
      />
    </chakra.svg>
  );
}
