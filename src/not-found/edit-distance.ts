/**
 * Returns the minimum number of insertions, deletions and replacements that turn `a` into `b` (Wagner-Fischer, with one
 * row of the table). Time grows with the product of the lengths.
 */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [index, letter] of [...a].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= b.length; column++) {
      const replaced = (row[column - 1] ?? 0) + (letter === b[column - 1] ? 0 : 1);
      const deleted = (row[column] ?? 0) + 1;
      const inserted = (next[column - 1] ?? 0) + 1;
      next.push(Math.min(replaced, deleted, inserted));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
