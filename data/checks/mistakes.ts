import { type AnySchema, ValidationError } from "yup";
import { shown } from "./rules.ts";

type Checked = Pick<AnySchema, "validateSync">;

export interface Collection {
  /** Path of the source file, from the project root. */
  file: string;
  entries: readonly object[];
  schema: Checked;
  unique?: readonly string[];
}

/** A broken rule. `field` is undefined for an unknown field, and empty if the rule is about the whole value. */
interface BrokenRule {
  /** Names of the list items that contain the field. */
  within: string[];
  field?: string;
  said: string;
}

/** Fields that identify an entry to a person, best first. */
const namingFields = ["slug", "key", "path", "title", "name", "what", "label", "way", "day", "id", "endedAt"];

/** Returns one line for each mistake in these entries: file, entry, field, problem and fix. */
export function mistakesIn({ file, entries, schema, unique = [] }: Collection): string[] {
  return entries.flatMap((entry, index) => {
    const line = ({ within, field, said }: BrokenRule) => {
      const name = [namedBy(entry), ...within].filter(Boolean).join(", ");
      return `${[file, name ? `'${name}'` : `entry ${index + 1}`, field].filter(Boolean).join(", ")}: ${said}`;
    };
    const earlier: readonly object[] = entries.slice(0, index);
    const repeated = unique.flatMap((field) => {
      const value: unknown = Reflect.get(entry, field);
      const isTaken = earlier.some((other) => Reflect.get(other, field) === value);
      return isTaken ? [{ within: [], field, said: `${shown(value)} appears twice; give each entry its own` }] : [];
    });
    return [...brokenRules(schema, entry), ...repeated].map(line);
  });
}

/** Returns the first broken rule of each field in one value. */
export function brokenRules(schema: Checked, value: unknown): BrokenRule[] {
  try {
    schema.validateSync(value, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const firsts = error.inner.filter((one, index, all) => all.findIndex(({ path }) => path === one.path) === index);
    return firsts.map(({ path = "", type, message }) => {
      const within = itemNames(value, path.match(/[^.[\]]+/g) ?? []);
      // yup's path, including list indexes: "amount", "benefits[2]".
      return { within, field: type === "noUnknown" ? undefined : path.split(".").at(-1), said: message };
    });
  }
}

function itemNames(value: unknown, [key, ...deeper]: readonly string[]): string[] {
  if (key === undefined || typeof value !== "object" || value === null) return [];
  const inner: unknown = new Map(Object.entries(value)).get(key);
  const name = Array.isArray(value) ? namedBy(inner) : undefined;
  return [...(name ? [name] : []), ...itemNames(inner, deeper)];
}

function namedBy(entry: unknown): string | undefined {
  if (typeof entry !== "object" || entry === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(entry));
  const name = namingFields.map((field) => fields.get(field)).find(Boolean);
  return name === undefined ? undefined : String(name);
}
