type Entry = Record<string, unknown>;

/** Fields that name an entry to a person, best first. */
const namingFields = ["title", "name", "slug", "key", "label", "email", "when"];

/** Fields with a date (`YYYY-MM-DD`) after which the entry no longer holds. */
const expiringFields = ["lastDay", "availableUntil"];

/**
 * Walks a value of the data and says, a line each, what has to be filled in or confirmed before launch.
 * `place` is where the value stands; `today` is an ISO date.
 */
export function launchFindings(place: string, value: unknown, today: string): string[] {
  if (typeof value === "string") {
    return /\.example(\/|$|\b)/.test(value) ? [`${place}: '${value}' is a sample address`] : [];
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => launchFindings(`${place}[${nameOf(item) ?? index}]`, item, today));
  }
  if (typeof value !== "object" || value === null) return [];
  const entry = value as Entry;
  const own = entry.placeholder === true ? [`${place}: sample content`] : [];
  const passed = expiringFields
    .map((field) => entry[field])
    .filter((date): date is string => typeof date === "string" && date < today)
    .map((date) => `${place}: its date ${date} has passed`);
  return [
    ...own,
    ...passed,
    ...Object.entries(entry).flatMap(([key, inner]) => launchFindings(`${place}.${key}`, inner, today)),
  ];
}

function nameOf(item: unknown): string | undefined {
  if (typeof item !== "object" || item === null) return undefined;
  const entry = item as Entry;
  return namingFields.map((field) => entry[field]).find((name) => typeof name === "string") as string | undefined;
}
