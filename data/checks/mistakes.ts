/** What must hold of a field, and what to say where it does not: “{value} {problem}; {mend}”. */
export interface Rule<Entry = unknown> {
  holds: (value: unknown, entry: Entry) => boolean;
  /** What is wrong, read after the value: “is no day of the calendar”. */
  problem: string;
  /** What to do about it: “write one that exists, like 2026-01-31”. */
  mend: string;
}

/** The rules of each field in order; only the first that is broken is told. */
export type Rules<Entry> = { readonly [Field in keyof Entry]?: readonly Rule<Entry>[] };

interface Collection<Entry> {
  /** Where the entries are written, from the project’s root. */
  file: string;
  entries: readonly Entry[];
  rules: Rules<Entry>;
  /** Fields whose value no two entries may share. */
  unique?: readonly (keyof Entry & string)[];
}

/** Fields that name an entry to a person, best first. */
const namingFields = ["slug", "key", "path", "title", "name", "what"];

/** Everything that must be mended in these entries, a line each: file, entry, field, what is wrong, how to mend it. */
export function mistakesIn<Entry extends object>({ file, entries, rules, unique = [] }: Collection<Entry>): string[] {
  return entries.flatMap((entry, index) => {
    const place = (field: string) => `${file}, ${nameOf(entry) ?? `entry ${index + 1}`}, ${field}`;
    const twice = unique.filter((field) => entries.slice(0, index).some((earlier) => earlier[field] === entry[field]));
    return [
      ...brokenRules(entry, rules).map(({ field, said }) => `${place(field)}: ${said}`),
      ...twice.map((field) => `${place(field)}: ${shown(entry[field])} stands here twice; give each entry its own`),
    ];
  });
}

/** The fields of one entry that break a rule, with what there is to say. */
export function brokenRules<Entry extends object>(entry: Entry, rules: Rules<Entry>) {
  return (Object.keys(rules) as (keyof Entry & string)[]).flatMap((field) => {
    const broken = rules[field]?.find((rule) => !rule.holds(entry[field], entry));
    return broken ? [{ field, said: `${shown(entry[field])} ${broken.problem}; ${broken.mend}` }] : [];
  });
}

function nameOf(entry: object): string | undefined {
  const fields = new Map<string, unknown>(Object.entries(entry));
  const name = namingFields.map((field) => fields.get(field)).find(Boolean);
  return name === undefined ? undefined : `'${name}'`;
}

/** A value as a message prints it, short. */
function shown(value: unknown): string {
  if (value === undefined) return "nothing";
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") return JSON.stringify(value).slice(0, 80);
  return value.length <= 60 ? `'${value}'` : `'${value.slice(0, 40)}…' (${value.length} characters)`;
}
