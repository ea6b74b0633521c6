import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { type ParsedFile, parseJson } from "@kindred-ground/tokens/dtcg/parse-json.ts";
import { oneLine } from "@kindred-ground/tokens/dtcg/token-text.ts";

/**
 * Returns one line for each value of these JSON files that differs from the last commit, with its value there. Returns
 * nothing outside a Git checkout.
 */
export function changedValues(files: readonly string[]): string[] {
  const changed = git("diff", "--name-only", "--relative", "-z", "HEAD", "--", ...files)?.split("\0") ?? [];
  return files.flatMap((file) => {
    const committed = changed.includes(file) && existsSync(file) ? git("show", `HEAD:./${file}`) : undefined;
    return committed === undefined ? [] : differences(file, committed, readFileSync(file, "utf8"));
  });
}

/** Returns the output of a Git command, or undefined if it fails. */
function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync("git", args, { encoding: "utf8" });
  return status === 0 ? stdout : undefined;
}

/**
 * Returns one line for each difference, and one for a whole group that is missing or new. Returns nothing if a text is
 * not JSON, because the checks report its syntax error.
 */
function differences(file: string, before: string, after: string): string[] {
  const [old, now] = [before, after].map((text) => parseJson(text, file, () => {}));
  if (!old || !now) return [];
  const [oldValues, values] = [valuesIn(old.value, []), valuesIn(now.value, [])];
  const committed = new Map(oldValues);
  const missing = oldValues.flatMap(([name, value]) => {
    const keys = absentPart(name, now);
    if (!keys) return [];
    const isWhole = keys.length === tokenKeys(name).length;
    const where = `line ${old.lineOf(keys)}${isWhole ? ` was ${shown(value)}` : " of the last commit has it"}`;
    return `${file}: ${keys.join(".")} is missing; ${where}`;
  });
  const others = values.flatMap(([name, value]) => {
    const was = committed.get(name);
    if (was === value) return [];
    const keys = absentPart(name, old) ?? tokenKeys(name);
    const place = `${file}:${now.lineOf(was === undefined ? keys : JSON.parse(name))}`;
    return `${place}: ${keys.join(".")} ${was === undefined ? "is new" : `was ${shown(was)}`}`;
  });
  return [...new Set([...missing, ...others])];
}

/**
 * Returns the keys of the outermost group or token of a value that a file does not have, or undefined if it has all.
 */
function absentPart(name: string, file: ParsedFile): string[] | undefined {
  const keys = tokenKeys(name);
  const index = keys.findIndex((_, at) => file.rangeOf(keys.slice(0, at + 1)) === undefined);
  return index < 0 ? undefined : keys.slice(0, index + 1);
}

function tokenKeys(name: string): string[] {
  return (JSON.parse(name) as string[]).filter((key) => key !== "$value");
}

function shown(value: string): string {
  return oneLine(JSON.parse(value));
}

/**
 * Returns the values of tokens, and all other values that contain no object. Omits descriptions. Keys and values are
 * JSON.
 */
function valuesIn(value: unknown, keys: readonly string[]): [keys: string, value: string][] {
  const isList = Array.isArray(value) && !value.some((item) => typeof item === "object");
  if (typeof value !== "object" || value === null || isList || keys.at(-1) === "$value")
    return [[JSON.stringify(keys), JSON.stringify(value)]];
  const entries = Object.entries(value).filter(([key]) => key !== "$description");
  return entries.flatMap(([key, inner]) => valuesIn(inner, [...keys, key]));
}
