/** Readers for values of JSON. Each throws an `Error` that names the mistake and its fix. */

export function parsed(content: string, fix = "choose the file that the report saved"): unknown {
  try {
    return JSON.parse(content);
  } catch {
    throw mistake("it is not JSON", fix);
  }
}

export function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Reads a day, such as 2026-11-22, or an empty text. */
export function day(value: unknown, name: string): string {
  const date = text(value, name);
  const time = Date.parse(date);
  // JavaScript accepts February 30 as March 2.
  if (date === "" || (!Number.isNaN(time) && isoDay(time) === date)) return date;
  throw mistake(`${name} is ${quoted(date)}`, "write it like 2026-11-22");
}

export function time(value: unknown, name: string, fix: string): string {
  const read = text(value, name);
  if (!Number.isNaN(Date.parse(read))) return read;
  throw mistake(`${name} is ${quoted(read)}`, fix);
}

export function text(value: unknown, name: string): string {
  if (typeof value === "string") return value;
  throw mistake(`${name} is not text`, "put it in quotation marks");
}

/** Reads an object of texts. Absent texts are empty. */
export function texts<Key extends string>(value: unknown, keys: readonly Key[], name: string): Record<Key, string> {
  const all = record(value, name);
  const pairs = keys.map((key) => [key, text(all[key] ?? "", `“${key}” of ${name}`)]);
  return Object.fromEntries(pairs) as Record<Key, string>;
}

export function choice<Value extends string>(value: string, allowed: readonly Value[], name: string): Value {
  const known = allowed.find((each) => each === value);
  if (known) return known;
  throw mistake(`${name} is ${quoted(value)}`, `use one of ${allowed.join(", ")}`);
}

export function record(value: unknown, name: string): Record<string, unknown> {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  throw mistake(`${name} is not an object`, "write it as { … }");
}

/** Quotes a value in an error message, and shortens it so that the rest of the message stays visible. */
export function quoted(value: string): string {
  return `“${value.length > 60 ? `${value.slice(0, 60)}…` : value}”`;
}

export function mistake(problem: string, fix: string): Error {
  return new Error(`${problem}; ${fix}`);
}
