import { type AnySchema, ValidationError } from "yup";
import { shown } from "./sentences.ts";

/** A schema, or a lazy one. */
type Checked = Pick<AnySchema, "validateSync">;

interface Collection<Entry> {
  /** Where the entries are written, from the project’s root. */
  file: string;
  entries: readonly Entry[];
  schema: Checked;
  /** Fields whose value no two entries may share. */
  unique?: readonly (keyof Entry & string)[];
  /** What a person calls an entry; by default the first field that names it. */
  nameOf?: (entry: Entry) => string | undefined;
}

/** A field that breaks a rule; a field that should not be there is told of by `said` alone. */
interface BrokenRule {
  /** Names of the list items that the field lies in. */
  within: string[];
  field?: string;
  said: string;
}

/** Fields that name an entry to a person, best first. */
const namingFields = ["slug", "key", "path", "title", "name", "what", "label", "way"];

/** Everything that must be fixed in these entries, a line each: file, entry, field, what is wrong, how to fix it. */
export function mistakesIn<Entry extends object>(collection: Collection<Entry>): string[] {
  const { file, entries, schema, unique = [], nameOf = namedBy } = collection;
  const seen = unique.map((field) => ({ field, values: new Set<unknown>() }));
  return entries.flatMap((entry, index) => {
    const line = ({ within, field, said }: BrokenRule) => {
      const name = [nameOf(entry), ...within].filter(Boolean).join(", ");
      return `${[file, name ? `'${name}'` : `entry ${index + 1}`, field].filter(Boolean).join(", ")}: ${said}`;
    };
    const twice = seen.flatMap(({ field, values }) => (values.has(entry[field]) ? [field] : []));
    for (const { field, values } of seen) values.add(entry[field]);
    return [
      ...brokenRules(schema, entry, entries[index - 1]),
      ...twice.map((field) => ({
        within: [],
        field,
        said: `${shown(entry[field])} stands here twice; give each entry its own`,
      })),
    ].map(line);
  });
}

/** The first broken rule of each field in one value. A rule finds the entry above, `before`, in `options.context`. */
export function brokenRules(schema: Checked, value: unknown, before?: unknown): BrokenRule[] {
  try {
    schema.validateSync(value, { strict: true, abortEarly: false, context: { before } });
    return [];
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const firsts = error.inner.filter((one, index, all) => all.findIndex(({ path }) => path === one.path) === index);
    return firsts.map(({ path = "", type, message }) => {
      const within = itemNames(value, path.match(/[^.[\]]+/g) ?? []);
      // As yup writes it, with the place in a list: “amount”, “benefits[2]”.
      return { within, field: type === "noUnknown" ? undefined : path.split(".").at(-1), said: message };
    });
  }
}

/** Names of the list items on the way to a value. */
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
