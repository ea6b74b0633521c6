import { parseJson, type Range } from "./parse-json.ts";

/** Returns the position of the value at a path of keys in a valid JSON text, or undefined if there is none. */
function rangeOf(text: string, path: readonly string[]): Range | undefined {
  return parseJson(text, "", () => {})?.rangeOf(path);
}

/** Maximum number of columns in a line of a token file. */
const lineWidth = 120;

/** Position of a value, which determines whether the value fits on its line. */
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
  const entries = Object.entries(value);
  const members = entries.map(([key, child], index) => {
    const name = Array.isArray(value) ? "" : `${JSON.stringify(key)}: `;
    const comma = index < entries.length - 1 ? 1 : 0;
    return `${" ".repeat(inner)}${name}${formatted(child, { column: inner + name.length + comma, indent: inner })}`;
  });
  return `${open}\n${members.join(",\n")}\n${" ".repeat(indent)}${close}`;
}

interface Change {
  /** Dotted path: "color.clay.600". */
  path: string;
  value: unknown;
  /** Description for a token that the file doesn't have yet. */
  description?: string | undefined;
}

/**
 * Returns the text of a token file with changed values and every other byte unchanged, as if edited by hand and
 * formatted. A new token comes last in its group.
 */
export function writeTokens(text: string, changes: readonly Change[]): string {
  return changes.reduce(withValue, text);
}

function withValue(text: string, { path, value, description }: Change): string {
  const token = rangeOf(text, path.split("."));
  const place = rangeOf(text, [...path.split("."), "$value"]);
  if (!token || !place) {
    const said = description === undefined ? {} : { $description: description };
    return withToken(text, path.split("."), { ...said, $value: value });
  }
  const written = replaced(text, place, value, text.slice(place.start, place.end).includes("\n"));
  if (text.slice(token.start, token.end).includes("\n")) return written;
  const isOneLineStill = written.split("\n").length === text.split("\n").length;
  if (isOneLineStill && lineAt(written, place.start).length <= lineWidth) return written;
  // The value doesn't fit on the token's single line, so the token becomes multiline.
  return replaced(text, token, { ...JSON.parse(text.slice(token.start, token.end)), $value: value }, true);
}

/** Adds a token to its innermost existing group. Throws if that is not an object. */
function withToken(text: string, names: readonly string[], written: object): string {
  const known = names.map((_, index) => rangeOf(text, names.slice(0, index)) !== undefined).lastIndexOf(true);
  const group = rangeOf(text, names.slice(0, known));
  if (!group || text[group.start] !== "{") throw new Error(`the file has no group for ${names.join(".")}`);
  const [name = "", ...inner] = names.slice(known);
  const token = inner.reduceRight<unknown>((below, one) => ({ [one]: below }), written);
  const close = group.end - 1;
  const line = text.slice(text.lastIndexOf("\n", group.start) + 1, group.start);
  const indent = line.length - line.trimStart().length;
  const before = text.slice(0, close).trimEnd();
  const start = `${" ".repeat(indent + 2)}${JSON.stringify(name)}: `;
  const lines = formatted(token, { column: start.length, indent: indent + 2 });
  return `${before}${before.endsWith("{") ? "" : ","}\n${start}${lines}\n${" ".repeat(indent)}${text.slice(close)}`;
}

function replaced(text: string, { start, end }: Range, value: unknown, isOpen: boolean): string {
  const line = text.slice(text.lastIndexOf("\n", start) + 1, start);
  const spot = { column: line.length, indent: line.length - line.trimStart().length };
  return text.slice(0, start) + formatted(value, spot, isOpen) + text.slice(end);
}

function lineAt(text: string, place: number): string {
  const end = text.indexOf("\n", place);
  return text.slice(text.lastIndexOf("\n", place) + 1, end < 0 ? text.length : end);
}

/** Puts a token into nested groups, by its path. */
export function putToken(root: Record<string, unknown>, path: string, token: object): void {
  let group = root;
  for (const name of path.split(".")) {
    group[name] ??= {};
    group = group[name] as Record<string, unknown>;
  }
  Object.assign(group, token);
}
