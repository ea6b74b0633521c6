/** Draws a stair line of `count` steps that climbs to the right. */
function stair(x: number, y: number, tread: number, rise: number, count: number): string {
  return `M${x} ${y}${`v-${rise}h${tread}`.repeat(count)}`;
}

/** The hero's steps, in drawing units. */
const flight = { x: 90, floor: 900, tread: 128, rise: 76, count: 8 } as const;

/** Draws two of the hero's steps as columns that rest on the floor. */
export function columns(pair: number): string {
  const x = flight.x + 2 * pair * flight.tread;
  const { tread, rise, floor } = flight;
  return `M${x} ${floor}v-${(2 * pair + 1) * rise}h${tread}v-${rise}h${tread}V${floor}z`;
}

export const edge = stair(flight.x, flight.floor, flight.tread, flight.rise, flight.count);

/** Stairs that climb past the lower right of a 600 x 600 square. */
export const corner = [0, 1, 2, 3, 4, 5, 6].map((line) => stair(40 + 36 * line, 660 + 36 * line, 108, 108, 7)).join("");
