const places = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Tokens of the wheel's colors, in order. */
export const placeTokens = places.map((place) => `wheel.${place}` as const);

/**
 * Styles for the classes `place-0` to `place-9`, which give an element and its descendants their color on the wheel.
 */
export const placeColors = Object.fromEntries(placeTokens.map((color, place) => [`& .place-${place}`, { color }]));

/** Returns the class for a place on the wheel, counted from 0. */
export function placeClass(place: number): string {
  return `place-${place % places.length}`;
}
