type Entry = Record<string, unknown>;

/** What has to be seen to before launch, in the order of how it hurts. */
export const kinds = {
  passed: "Dates that have passed",
  soon: "Dates within thirty days",
  address: "Sample addresses",
  sample: "Sample content",
} as const;

export interface Finding {
  kind: keyof typeof kinds;
  /** Where it stands. */
  place: string;
  /** The day or the address. */
  value: string;
}

/** Fields that name an entry to a person, best first. */
const namingFields = ["title", "name", "slug", "key", "label", "email", "when"];

/** A day, or a moment, as data/ writes them. */
const isoDate = /^\d{4}-\d\d-\d\d(T|$)/;

/** Dates this many days ahead are told of, too. */
const notice = 30;

/** Fields with the day something was written, published or held: it is meant to lie in the past. */
const pastFields = ["date", "updated"];

/** Walks a value of the data. `place` is where the value stands; `today` is an ISO date. */
export function launchFindings(place: string, value: unknown, today: string): Finding[] {
  if (typeof value === "string") {
    return sampleAddresses(value).map((address) => ({ kind: "address", place, value: address }));
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => launchFindings(`${place}[${nameOf(item) ?? index}]`, item, today));
  }
  if (typeof value !== "object" || value === null) return [];
  const entry = value as Entry;
  const own: Finding[] = entry.placeholder === true ? [{ kind: "sample", place, value: "" }] : [];
  const dates = Object.entries(entry).flatMap(([field, date]) =>
    typeof date === "string" && isoDate.test(date) && !pastFields.includes(field)
      ? dateFinding(place, date, today)
      : [],
  );
  return [
    ...own,
    ...dates,
    ...Object.entries(entry).flatMap(([key, inner]) => launchFindings(`${place}.${key}`, inner, today)),
  ];
}

/** A line for each date, address and sample, under the heading of its kind; an address once, with every place. */
export function launchList(findings: readonly Finding[]): string {
  return (Object.keys(kinds) as Finding["kind"][])
    .map((kind) => ({ kind, lines: linesOf(findings.filter((finding) => finding.kind === kind)) }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ kind, lines }) => `${kinds[kind]} (${lines.length})\n${lines.map((line) => `  ${line}\n`).join("")}`)
    .join("\n");
}

function linesOf(findings: readonly Finding[]): string[] {
  const places = new Map<string, Set<string>>();
  for (const { kind, place, value } of findings) {
    const line = kind === "address" ? value : `${value}  ${place}`.trimStart();
    places.set(line, (places.get(line) ?? new Set()).add(place));
  }
  return [...places]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([line, [where = "", ...also]]) => {
      const last = also.length > 0 ? ` and ${also.length} more` : "";
      return line.endsWith(where) ? line : `${line}  ${where}${last}`;
    });
}

/** The addresses under the reserved name in a text, without what a sentence or a link puts around them. */
function sampleAddresses(text: string): string[] {
  const words = text.split(/\s+/).filter((word) => /\.example\b/.test(word));
  return words.map((word) => word.replace(/^(mailto:|\()/, "").replace(/\)?[.,;:!?]?$/, ""));
}

function dateFinding(place: string, date: string, today: string): Finding[] {
  const value = date.slice(0, 10);
  const days = (Date.parse(value) - Date.parse(today)) / 86_400_000;
  if (days < 0) return [{ kind: "passed", place, value }];
  return days <= notice ? [{ kind: "soon", place, value }] : [];
}

function nameOf(item: unknown): string | undefined {
  if (typeof item !== "object" || item === null) return undefined;
  const entry = item as Entry;
  return namingFields.map((field) => entry[field]).find((name) => typeof name === "string") as string | undefined;
}
