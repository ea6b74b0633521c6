import { moved } from "../moved.ts";
import published from "../published-paths.json" with { type: "json" };
import { shown } from "./rules.ts";

/**
 * Returns a line for each published path that has neither a page nor an entry in data/moved.ts. Also reports old
 * addresses whose new address is not a page, and old addresses at which a page exists. Ignores fragments, which the
 * build checks.
 */
export function movedProblems(
  paths: readonly string[],
  before: readonly string[] = published,
  addresses: Readonly<Record<string, string>> = moved,
): string[] {
  const here = new Set(paths);
  const lost = before.filter((path) => !here.has(path) && !Object.hasOwn(addresses, path));
  const dead = Object.entries(addresses).filter(([, to]) => !here.has(new URL(to, "https://site.example").pathname));
  const back = Object.keys(addresses).filter((path) => here.has(path));
  return [
    ...lost.map(
      (path) =>
        `data/moved.ts: no page is at ${shown(path)}; add that path with the address of the page that replaces it`,
    ),
    ...dead.map(([path, to]) => `data/moved.ts: ${shown(path)} leads to ${shown(to)}, which is not a page`),
    ...back.map((path) => `data/moved.ts: a page is at ${shown(path)}; remove that path from this file`),
  ];
}

/** Returns a line for each page that data/published-paths.json does not list, so that no later change loses it. */
export function unpublishedProblems(paths: readonly string[], before: readonly string[] = published): string[] {
  const listed = new Set(before);
  return paths
    .filter((path) => !listed.has(path))
    .map((path) => `data/published-paths.json: a page is at ${shown(path)}; add that path to the list`);
}
