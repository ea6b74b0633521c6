/** Maximum columns of a line in a token file. */
export const lineWidth = 120;

/** Position of a value, which decides if it fits on its line. */
interface Spot {
  column: number;
  indent: number;
}

/** Formats JSON on one line, spaced as in the token files: `{ "value": 1, "unit": "rem" }`. */
export function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, child]) => `${JSON.stringify(key)}: ${oneLine(child)}`);
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

/** Formats JSON as this project's formatter does: on one line if it fits, otherwise one line per member. */
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
