const places = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** The wheel’s colours in their order, as tokens. */
export const placeTokens = places.map((place) => `wheel.${place}` as const);

/** For a style: the class `place-0` to `place-9` gives what has it, or lies in what has it, its colour on the wheel. */
export const placeColors = Object.fromEntries(placeTokens.map((color, place) => [`& .place-${place}`, { color }]));

/** The class for a place on the wheel, counted from 0. */
export function placeClass(place: number): string {
  return `place-${place % places.length}`;
}
