import { chakra } from "@chakra-ui/react/styled-system";

/** A chair seen from above: an arc of 20 degrees around the table's center, at the top. */
const chair = "M-45-256A260 260 0 0 1 45-256";

const taken = [
  { branch: "night", stroke: "night.line", places: [1, 2, 3] },
  { branch: "plum", stroke: "plum.line", places: [4, 5, 6] },
  { branch: "fern", stroke: "fern.line", places: [7, 8, 9] },
] as const;

/** A plate in front of the chair. */
const plates = "M0-160h0";

/**
 * A round table seen from above, set for ten, 36 degrees apart. Nine chairs are taken, and the tenth is pulled out for
 * the visitor.
 */
export function RoundTable() {
  return (
    <chakra.svg
      viewBox="-300 -370 600 670"
      aria-hidden
      focusable="false"
      fill="transparent"
      stroke="clay.line"
      strokeLinecap="round"
      strokeWidth="36"
      width="full"
      maxWidth="[28rem]"
      marginX="auto"
    >
      <chakra.circle r="206" fill="clay.deep" strokeWidth="0" />
      <chakra.g stroke="clay.deepLine" strokeWidth="46">
        {Array.from({ length: 10 }, (_, place) => (
          <path key={place} d={plates} transform={`rotate(${place * 36 + 22})`} />
        ))}
      </chakra.g>
      <chakra.g stroke="marigold.solid" strokeWidth="6">
        <chakra.circle r="46" fill="marigold.solid" />
        <circle r="72" strokeDasharray="0 18.85" />
        <circle r="96" strokeDasharray="0 20.1" />
      </chakra.g>
      {taken.map(({ branch, stroke, places }) => (
        <chakra.g key={branch} stroke={stroke}>
          {places.map((place) => (
            <path key={place} d={chair} transform={`rotate(${place * 36 + 22})`} />
          ))}
        </chakra.g>
      ))}
      <chakra.g stroke="clay.solid">
        <path d={chair} transform="rotate(22) translate(8 -78) rotate(9)" />
      </chakra.g>
    </chakra.svg>
  );
}
