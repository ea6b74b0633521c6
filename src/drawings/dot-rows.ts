/** Distance between the centers of two dots, in drawing units. */
export const pitch = 16;

/** Dash pattern that shows a line as dots: round caps turn dashes of length 0 into dots. */
export const dashes = `0 ${pitch}`;

/**
 * Returns path data of lines for a number of dots in rows. A stroke with round caps and `dashes` draws the dots, so a
 * thousand of them take a few hundred bytes.
 */
export function dotRows(count: number, columns: number): string {
  const full = Math.floor(count / columns);
  const rest = count % columns;
  return [...Array<number>(full).fill(columns), ...(rest > 0 ? [rest] : [])]
    .map((dots, row) => `M${pitch / 2} ${(row + 0.5) * pitch}h${(dots - 1) * pitch + 1}`)
    .join("");
}

/** Returns the height of the rows that `dotRows` returns, in drawing units. */
export function heightOf(count: number, columns: number): number {
  return Math.ceil(count / columns) * pitch;
}
