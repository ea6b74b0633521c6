import { attribute, type Document, elementsOf, textOf } from "../common/html.ts";

/** Properties that need absolute URLs, and properties that need dates or times. */
const addresses = new Set(["url", "image", "logo", "item", "@id"]);
const times = new Set(["startDate", "endDate", "datePublished", "validFrom"]);

const isoTime = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d))?$/;

/** Returns a problem for each relative URL and each date that isn't ISO 8601 in a page's structured data. */
export function structuredDataProblems(page: Document): string[] {
  return elementsOf(page)
    .filter((element) => element.tagName === "script" && attribute(element, "type") === "application/ld+json")
    .flatMap((element) => problemsIn(JSON.parse(textOf(element))));
}

function problemsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(problemsIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([property, part]) => [...valueProblems(property, part), ...problemsIn(part)]);
}

function valueProblems(property: string, value: unknown): string[] {
  if (typeof value !== "string") return [];
  if (addresses.has(property) && !/^https?:\/\//.test(value))
    return [`has '${value}' as '${property}' in its structured data; write an absolute URL`];
  if (times.has(property) && !isoTime.test(value))
    return [`has '${value}' as '${property}' in its structured data; write an ISO 8601 date, or a time with its zone`];
  return [];
}
