/** For a style: the class `place-0` to `place-9` gives what has it, or lies in what has it, its colour on the wheel. */
export const placeColors = Object.fromEntries(
  Array.from({ length: 10 }, (_, place) => [`& .place-${place}`, { color: `wheel.${place + 1}` }]),
);

/** The class for a place on the wheel, counted from 0. */
export function placeClass(place: number): string {
  return `place-${place % 10}`;
}
