/**
 * Returns styles for `css`. They give the element and its descendants the color of a place on the wheel in
 * `var(--hue)`. Places count from 0.
 */
export function hue(place: number) {
  return { "--hue": `colors.wheel.${place + 1}` };
}

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

/** Number of times that each role was chosen. A missing role was never chosen. */
export type Counts<Key extends string> = Partial<Record<Key, number>>;

export function total<Key extends string>(counts: Counts<Key>): number {
  return Object.values<number | undefined>(counts).reduce<number>((sum, count = 0) => sum + count, 0);
}

/** Returns text such as "4 of 15". */
export function shareText(count: number, of: number): string {
  return `${count} of ${of}`;
}

/** Returns the roles sorted by number of answers, highest first. Ties are sorted by name. */
export function ranked<Role extends { key: string; name: string }>(
  roles: readonly Role[],
  counts: Counts<Role["key"]>,
): Role[] {
  const countOf = (role: Role) => counts[role.key as Role["key"]] ?? 0;
  return [...roles].sort((one, other) => countOf(other) - countOf(one) || one.name.localeCompare(other.name, "en"));
}
