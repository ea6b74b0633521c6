/** Returns the rows of a table that has a line for each row, and a vertical line between cells. A dash is an empty cell. */
export function rowsOf(table: string): string[][] {
  const lines = table.trim().split("\n");
  return lines.map((line) => line.split(" | ").map((cell) => (cell === "-" ? "" : cell)));
}

/** Returns the parts of a list in a cell. An empty cell has none. */
export function partsOf(cell = "", separator = ", "): string[] {
  return cell === "" ? [] : cell.split(separator);
}
