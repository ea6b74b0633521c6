import bcd, {
  type BrowserName,
  type Identifier,
  type SimpleSupportStatement,
  type SupportBlock,
} from "@mdn/browser-compat-data/forLegacyNode";
import { oldestSound } from "../../data/browsers.ts";

/**
 * Oldest version of each browser that reads part of the site. Undefined if no version does, as within `@supports` for a
 * feature the browser never had.
 */
export type Readers = Readonly<Record<string, string | undefined>>;

export const soundBrowsers: Readers = oldestSound;

const browsers = Object.keys(oldestSound) as BrowserName[];
const roots: Readonly<Record<string, Identifier>> = bcd as never;

/** Returns the entry at a path of MDN's data, such as `css.properties.color`, or undefined if there is none. */
export function entryAt(...path: readonly string[]): Identifier | undefined {
  let entry: Identifier | undefined;
  for (const [depth, name] of path.entries()) {
    const parent = depth === 0 ? roots : entry;
    entry = parent && Object.hasOwn(parent, name) ? parent[name] : undefined;
    if (!entry) return undefined;
  }
  return entry;
}

export function namesIn(...path: readonly string[]): string[] {
  return Object.keys(entryAt(...path) ?? {}).filter((name) => name !== "__compat");
}

/** True if MDN's data has compatibility information for a path. */
export function isKnown(...path: readonly string[]): boolean {
  return entryAt(...path)?.__compat !== undefined;
}

const supportBlocks = new Map<string, SupportBlock | undefined>();

/**
 * Returns the support data of a dotted path, if any. Cached, because pages request the same few hundred paths often.
 */
function supportOf(feature: string): SupportBlock | undefined {
  if (!supportBlocks.has(feature)) supportBlocks.set(feature, entryAt(...feature.split("."))?.__compat?.support);
  return supportBlocks.get(feature);
}

/**
 * Returns readable names of the readers that lack a feature: "Firefox before 104". Empty if the data does not know the
 * feature. A partial implementation counts as support.
 */
export function lackedBy(feature: string, readers: Readers = soundBrowsers): string[] {
  if (readers !== soundBrowsers) return lackers(feature, readers);
  const kept = soundLackers.get(feature) ?? lackers(feature, readers);
  soundLackers.set(feature, kept);
  return kept;
}

const soundLackers = new Map<string, string[]>();

function lackers(feature: string, readers: Readers): string[] {
  return browsers.flatMap((browser) => {
    const reader = readers[browser];
    if (reader === undefined || supports(feature, browser, reader)) return [];
    const added = firstAdded(feature, browser);
    const { name } = bcd.browsers[browser];
    return added === undefined ? `${name}` : `${name} before ${added}`;
  });
}

/** Returns the readers that pass a feature test, or that apply an at-rule that other browsers drop. */
export function readersWith(feature: string, readers: Readers): Readers {
  if (lackedBy(feature, readers).length === 0) return readers;
  return Object.fromEntries(
    browsers.map((browser) => {
      const reader = readers[browser];
      if (reader === undefined || !isFeature(feature) || supports(feature, browser, reader)) return [browser, reader];
      return [browser, firstAdded(feature, browser)];
    }),
  );
}

export function readersOfEither(one: Readers, other: Readers): Readers {
  return Object.fromEntries(
    browsers.map((browser) => {
      const versions = [one[browser], other[browser]].filter((version) => version !== undefined);
      return [browser, versions.sort(compareVersions)[0]];
    }),
  );
}

/** True if all readers support a property, at least with a prefix that the site also uses. */
export function isPrefixEnough(feature: string, prefix: string, readers: Readers): boolean {
  return browsers.every((browser) => {
    const reader = readers[browser];
    if (reader === undefined || supports(feature, browser, reader)) return true;
    return statements(feature, browser).some(
      (each) => each.prefix === prefix && !each.flags && isBetween(reader, each.version_added, each.version_removed),
    );
  });
}

function isFeature(feature: string): boolean {
  return supportOf(feature) !== undefined;
}

function supports(feature: string, browser: BrowserName, version: string): boolean {
  if (!isFeature(feature)) return true;
  return plainStatements(feature, browser).some((each) => isBetween(version, each.version_added, each.version_removed));
}

function isBetween(version: string, added: string | false, removed: string | undefined): boolean {
  if (added === false || added === "preview") return false;
  return compareVersions(added, version) <= 0 && (removed === undefined || compareVersions(version, removed) < 0);
}

function firstAdded(feature: string, browser: BrowserName): string | undefined {
  const versions = plainStatements(feature, browser).flatMap(({ version_added: added }) =>
    typeof added === "string" && added !== "preview" ? [added] : [],
  );
  return versions.sort(compareVersions)[0];
}

/** Returns support statements without flags, prefixes or alternative names. */
function plainStatements(feature: string, browser: BrowserName): SimpleSupportStatement[] {
  return statements(feature, browser).filter((each) => !each.flags && !each.prefix && !each.alternative_name);
}

function statements(feature: string, browser: BrowserName): SimpleSupportStatement[] {
  return [supportOf(feature)?.[browser] ?? []].flat();
}

/** Treats "≤79" as 79, the most precise value in the data. */
function compareVersions(one: string, other: string): number {
  const [left, right] = [one, other].map((version) => version.replace("≤", "").split(".").map(Number));
  const at = (parts: number[] | undefined, place: number) => parts?.[place] ?? 0;
  return at(left, 0) - at(right, 0) || at(left, 1) - at(right, 1);
}
