/** Columns that a line of a token file may have. */
export const lineWidth = 120;

/** Where a value is written, which decides whether it fits on its line. */
interface Spot {
  /** Columns before the value. */
  column: number;
  /** Spaces at the start of its line. */
  indent: number;
}

/** JSON on one line, spaced as the token files are: `{ "value": 1, "unit": "rem" }`. */
export function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, child]) => `${JSON.stringify(key)}: ${oneLine(child)}`);
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

/** JSON as the formatter of this project writes it: on one line where that has room, else a line for each member. */
export function formatted(value: unknown, { column, indent }: Spot, isOpen = false): string {
  const short = oneLine(value);
  const fits = column + short.length <= lineWidth;
  if ((fits && !isOpen) || typeof value !== "object" || value === null) return short;
  const inner = indent + 2;
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  const members = Object.entries(value).map(([key, child]) => {
    const name = Array.isArray(value) ? "" : `${JSON.stringify(key)}: `;
    return `${" ".repeat(inner)}${name}${formatted(child, { column: inner + name.length, indent: inner })}`;
  });
  return `${open}\n${members.join(",\n")}\n${" ".repeat(indent)}${close}`;
}
