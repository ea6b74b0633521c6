import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  describe,
  inside,
  mistakeList,
  nearestWord,
  type Place,
  type Report,
  suggestion,
} from "@kindred-ground/tokens/dtcg/mistake.ts";
import { parseJson } from "@kindred-ground/tokens/dtcg/parse-json.ts";
import { isObject } from "@kindred-ground/tokens/dtcg/read-tree.ts";
import type { Font } from "./loaded-fonts.ts";

export const fontsFile = "theme/fonts.json";
const root = fileURLToPath(new URL("..", import.meta.url));

type StandIn = Font["standIns"][number];
type FontFile = Font["files"][number];
type Kind = "text" | "number" | "list" | "object";
type Shape<Value> = Readonly<Record<keyof Value, Kind>>;

const uses = { heading: "object", body: "object" } as const;
const fontShape: Shape<Font> = {
  family: "text",
  lightest: "number",
  heaviest: "number",
  axes: "object",
  files: "list",
  cut: "text",
  standIns: "list",
};
const fileShape: Shape<FontFile> = { path: "text", style: "text" };
const standInShape: Shape<StandIn> = {
  family: "text",
  local: "list",
  size: "number",
  ascent: "number",
  descent: "number",
};

/**
 * Proportions with which a stand-in can keep the lines of a page in place. `size` is a factor; the others are in em.
 */
const ranges = { size: [0.6, 1.6], ascent: [0.5, 1.6], descent: [0, 0.8] } as const;

/**
 * Returns one line for each mistake in the text of fonts.json. Checks its keys, that its files exist, and that styles,
 * weights and proportions are plausible.
 */
export function fontMistakes(text: string): string[] {
  const list = mistakeList();
  const parsed = parseJson(text, fontsFile, list.report);
  const top = { file: fontsFile, keys: [] };
  const hasUses = parsed && hasShape<Record<keyof typeof uses, unknown>>(parsed.value, uses, top, list.report);
  for (const [use, font] of hasUses ? Object.entries(parsed.value as object) : [])
    if (hasShape<Font>(font, fontShape, inside(top, use), list.report)) checkFont(font, inside(top, use), list.report);
  return list.mistakes.map((mistake) => describe({ line: parsed?.lineOf(mistake.keys), ...mistake }));
}

/** Reports missing, misspelled and mistyped keys, and returns false if there are any. */
function hasShape<Value>(value: unknown, shape: Shape<Value>, place: Place, report: Report): value is Value {
  const entries = isObject(value) ? value : {};
  const missing = new Set(Object.keys(shape).filter((key) => !Object.hasOwn(entries, key)));
  const unknown = Object.keys(entries).filter((key) => !Object.hasOwn(shape, key));
  const wrong = Object.entries(shape).filter(([key, kind]) => !missing.has(key) && kindOf(entries[key]) !== kind);
  for (const key of unknown) {
    missing.delete(nearestWord(key, missing) ?? "");
    report(inside(place, key), "no such key", suggestion(key, Object.keys(shape)));
  }
  for (const key of missing) report(place, `lacks ${key}`, "add it, or run npm run brand again");
  for (const [key, kind] of wrong) report(inside(place, key), `is not a ${kind}`, `write a ${kind}`);
  return unknown.length + missing.size + wrong.length === 0;
}

function kindOf(value: unknown): Kind | undefined {
  if (typeof value === "string") return "text";
  if (typeof value === "number") return "number";
  if (Array.isArray(value)) return "list";
  return isObject(value) ? "object" : undefined;
}

function checkFont(font: Font, place: Place, report: Report): void {
  if (!located(font.cut)) {
    const fix = "create it with npm run brand -- --heading or --body";
    report(inside(place, "cut"), `${font.family}: ${font.cut} does not exist`, fix);
  }
  if (font.lightest > font.heaviest)
    report(inside(place, "lightest"), `${font.lightest} is above heaviest, ${font.heaviest}`, "swap the two");
  for (const [index, file] of font.files.entries()) {
    const own = inside(place, "files", index);
    if (hasShape<FontFile>(file, fileShape, own, report)) checkFile(file, font.files.slice(0, index), own, report);
  }
  for (const [index, standIn] of font.standIns.entries()) {
    const own = inside(place, "standIns", index);
    if (!hasShape<StandIn>(standIn, standInShape, own, report)) continue;
    checkProportions(standIn, own, report);
    checkLikeFirst(standIn, font.standIns[0], own, report);
  }
}

function checkFile({ path, style }: FontFile, before: readonly FontFile[], place: Place, report: Report): void {
  if (!located(path)) {
    const folder = located(dirname(path));
    const nearest = nearestWord(basename(path), folder ? readdirSync(folder) : []);
    const fix = nearest ? `did you mean ${nearest}?` : "install its package, or run npm run brand again";
    report(inside(place, "path"), `${path} does not exist`, fix);
  }
  const named = ["normal", "italic"].find((word) => basename(path).includes(`-${word}.`));
  if (named && named !== style)
    report(inside(place, "style"), `${style} is not the style of ${basename(path)}`, `write "${named}"`);
  else if (before.some((other) => other.style === style))
    report(inside(place, "style"), `two files have the style ${style}`, "keep one of the two");
}

/**
 * Reports an ascent or descent that differs from that of the first stand-in, because both replace the same font.
 * Implausible values have their own error.
 */
function checkLikeFirst(standIn: StandIn, first: StandIn | undefined, place: Place, report: Report): void {
  for (const key of ["ascent", "descent"] as const) {
    const [min, max] = ranges[key];
    const [own, other = own] = [standIn[key], first?.[key]];
    if (own === other || [own, other].some((value) => value < min || value > max)) continue;
    const problem = `${own} is not ${other}, the ${key} of ${first?.family}, and both replace one font`;
    report(inside(place, key), problem, `write ${other}, or change ${first?.family}`);
  }
}

/**
 * Returns the absolute path of a file or folder, or undefined if it is missing. Like Node, looks for packages in the
 * folders above the project too.
 */
function located(path: string): string | undefined {
  for (let folder = root; ; folder = dirname(folder)) {
    if (existsSync(join(folder, path))) return join(folder, path);
    if (!path.startsWith("node_modules/") || folder === dirname(folder)) return undefined;
  }
}

function checkProportions(standIn: StandIn, place: Place, report: Report): void {
  const { ascent, descent } = standIn;
  const isIn = ([min, max]: readonly [number, number], value: number) => value >= min && value <= max;
  if (!isIn(ranges.ascent, ascent) && isIn(ranges.ascent, descent) && isIn(ranges.descent, ascent)) {
    report(inside(place, "ascent"), `${ascent} is less than descent, ${descent}`, "swap the two");
    return;
  }
  for (const key of ["size", "ascent", "descent"] as const) {
    const [min, max] = ranges[key];
    const value = standIn[key];
    if (value >= min && value <= max) continue;
    const meant = [value / 100, value / 10, value * 10].map((each) => Number(each.toFixed(4)));
    const fitting = meant.find((each) => each >= min && each <= max);
    const problem = `${value} is not the ${key} of a stand-in, ${min} to ${max}`;
    report(inside(place, key), problem, `write ${fitting ?? `${min} to ${max}`}`);
  }
}
