type Entry = Record<string, unknown>;

/** Kinds of launch findings, most urgent first. */
export const kinds = {
  passed: "Dates that have passed",
  soon: "Dates within thirty days",
  confirm: "Facts to confirm",
  address: "Sample addresses",
  sample: "Sample content",
} as const;

export interface Finding {
  kind: keyof typeof kinds;
  place: string;
  value: string;
}

/** Fields that identify an entry to a person, best first. */
const namingFields = ["title", "name", "slug", "key", "label", "email", "when"];

/** A date or timestamp in the format of data/. */
const isoDate = /^\d{4}-\d\d-\d\d(T|$)/;

/** Maximum number of days until a date that the list reports. */
const notice = 30;

/** Fields with the day of a past event, such as writing or publication. */
const pastFields = ["announced", "confirmedOn", "date", "endedAt", "on", "updated"];

/**
 * Collects findings from a value and everything in it. `place` is the value's location; `today` is an ISO date. Leaves
 * out `pastFields`. Also leaves out dates of samples, because builds move them and a person replaces them with the
 * sample.
 */
export function launchFindings(place: string, value: unknown, today: string, inSample = false): Finding[] {
  if (typeof value === "string") {
    return sampleAddresses(value).map((address) => ({ kind: "address", place, value: address }));
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => launchFindings(`${place}[${nameOf(item) ?? index}]`, item, today, inSample));
  }
  if (typeof value !== "object" || value === null) return [];
  const entry = value as Entry;
  const isSample = inSample || entry.placeholder === true;
  const own: Finding[] = entry.placeholder === true ? [ownFinding(place, entry)] : [];
  const dates = Object.entries(entry).flatMap(([field, date]) =>
    typeof date === "string" && isoDate.test(date) && !isSample && !pastFields.includes(field)
      ? dateFinding(place, date, today)
      : [],
  );
  return [
    ...own,
    ...dates,
    ...Object.entries(entry).flatMap(([key, inner]) => launchFindings(`${place}.${key}`, inner, today, isSample)),
  ];
}

function ownFinding(place: string, { confirm }: Entry): Finding {
  if (typeof confirm === "string") return { kind: "confirm", place, value: confirm };
  return { kind: "sample", place, value: "" };
}

/**
 * Formats one line per finding, grouped by kind. Each address appears once, with its first location and the number of
 * others.
 */
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

/** Returns the addresses under the reserved name `.example`, without punctuation or link prefixes. */
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
