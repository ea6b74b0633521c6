type Entry = Record<string, unknown>;

/** Fields that name an entry to a person, best first. */
const namingFields = ["title", "name", "slug", "key", "label", "email", "when"];

/** A day, or a moment, as data/ writes them. */
const isoDate = /^\d{4}-\d\d-\d\d(T|$)/;

/** Dates this many days ahead are told of, too. */
const notice = 30;

/** Fields with the day something was written, published or held: it is meant to lie in the past. */
const pastFields = ["date", "updated"];

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

function dateFinding(place: string, date: string, today: string): string[] {
  const day = date.slice(0, 10);
  const days = (Date.parse(day) - Date.parse(today)) / 86_400_000;
  if (days < 0) return [`${place}: its date ${day} has passed`];
  return days <= notice ? [`${place}: its date ${day} is within ${notice} days`] : [];
}

function nameOf(item: unknown): string | undefined {
  if (typeof item !== "object" || item === null) return undefined;
  const entry = item as Entry;
  return namingFields.map((field) => entry[field]).find((name) => typeof name === "string") as string | undefined;
}
