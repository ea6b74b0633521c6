import { chakra } from "@chakra-ui/react/styled-system";

/** One chair seen from above: an arc of 20 degrees round the table’s middle, at the top. */
const chair = "M-45-256A260 260 0 0 1 45-256";

const taken = [
  { branch: "night", stroke: "night.line", places: [1, 2, 3] },
  { branch: "plum", stroke: "plum.line", places: [4, 5, 6] },
  { branch: "fern", stroke: "fern.line", places: [7, 8, 9] },
] as const;

/** A round table from above with ten chairs, 36 degrees apart. Nine are taken; the tenth is drawn out for you. */
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
      <g strokeWidth="3">
        <circle r="200" />
        <circle r="190" />
        <circle r="120" strokeDasharray="1 11" />
        <circle r="50" />
      </g>
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
