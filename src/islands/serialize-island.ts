import type { ReactElement } from "react";
import { type IslandName, islands } from "./registry.ts";

/** Names by component. Only the build loads all islands. */
const names = new Map<unknown, IslandName>(
  await Promise.all(Object.entries(islands).map(async ([name, load]) => [await load(), name as IslandName] as const)),
);

/** Returns the name and properties of an island. Throws if the browser could not render the same content from them. */
export function serializeIsland({ type, props }: ReactElement): { name: IslandName; props: string } {
  const name = names.get(type);
  const component = typeof type === "function" ? type.name : String(type);
  if (!name) throw new Error(`islands: <${component}> is in an <Island>, and not in src/islands/registry.ts; add it`);
  const text = JSON.stringify(props, function (key) {
    // `JSON.stringify` has already converted dates to text in the second parameter, where they would pass as JSON.
    const value = (this as Record<string, unknown>)[key];
    if (value === undefined || isJson(value)) return value;
    throw new Error(`islands: <${component}> gets '${key}', which JSON cannot hold; import it in the island instead`);
  });
  return { name, props: text };
}

function isJson(value: unknown): boolean {
  if (typeof value === "object" && value !== null)
    return Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value));
  return value === null || ["string", "boolean"].includes(typeof value) || Number.isFinite(value);
}
