import { attribute, type Document, elementsOf, textOf } from "../../shared/html.ts";
import { googleProperties } from "./google-properties.ts";

/** Properties that need absolute URLs, and properties that need dates or times. */
const addresses = new Set(["url", "image", "logo", "item", "@id"]);
const times = new Set(["startDate", "endDate", "datePublished", "validFrom"]);

const isoTime = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d))?$/;

export function structuredDataProblems(page: Document): string[] {
  return elementsOf(page)
    .filter((element) => element.tagName === "script" && attribute(element, "type") === "application/ld+json")
    .flatMap((element) => thingProblems(JSON.parse(textOf(element)), true));
}

/** @param isSubject true if the page is about this thing, not about a thing that contains it */
function thingProblems(value: unknown, isSubject = false): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => thingProblems(each));
  if (typeof value !== "object" || value === null) return [];
  const thing = new Map<string, unknown>(Object.entries(value));
  return [
    ...typeProblems(thing, isSubject),
    ...[...thing].flatMap(([property, part]) => [...valueProblems(property, part), ...thingProblems(part)]),
  ];
}

function typeProblems(thing: ReadonlyMap<string, unknown>, isSubject: boolean): string[] {
  // An `@id` without a type refers to a thing on another page.
  if (!thing.has("@type") && thing.has("@id")) return [];
  const type = String(thing.get("@type"));
  const needs = googleProperties[type];
  if (!needs)
    return [`has structured data of the type '${type}'; add it to prerender/structured-data/google-properties.ts`];
  const wanted = [...needs.required, ...(isSubject ? (needs.recommended ?? []) : [])];
  return wanted
    .filter((property) => isEmpty(thing.get(property)))
    .map((property) => `says nothing of '${property}' in its structured data, which a ${type} needs`);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
}

function valueProblems(property: string, value: unknown): string[] {
  if (typeof value !== "string") return [];
  if (addresses.has(property) && !/^https?:\/\//.test(value))
    return [`has '${value}' as '${property}' in its structured data; write an absolute address`];
  if (times.has(property) && !isoTime.test(value))
    return [`has '${value}' as '${property}' in its structured data; write a day or a time with its zone, as ISO 8601`];
  return [];
}
