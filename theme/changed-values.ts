import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { parseJson } from "@kindred-ground/tokens/dtcg/parse-json.ts";
import { oneLine } from "@kindred-ground/tokens/dtcg/token-text.ts";

/**
 * Returns one line for each value of these JSON files that differs from the last commit, with its value there. Returns
 * nothing outside a Git checkout.
 */
export function changedValues(files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const committed = existsSync(file) ? textInCommit(file) : undefined;
    return committed === undefined ? [] : differences(file, committed, readFileSync(file, "utf8"));
  });
}

function textInCommit(file: string): string | undefined {
  const { status, stdout } = spawnSync("git", ["show", `HEAD:./${file}`], { encoding: "utf8" });
  return status === 0 ? stdout : undefined;
}

/** Returns nothing if a text is not JSON. Its syntax error is reported. */
function differences(file: string, before: string, after: string): string[] {
  const [old, now] = [before, after].map((text) => parseJson(text, file, () => {}));
  if (!old || !now) return [];
  const [oldValues, values] = [old, now].map(({ value }) => new Map(valuesIn(value, [])));
  const names = new Set([...(values?.keys() ?? []), ...(oldValues?.keys() ?? [])]);
  return [...names].flatMap((name) => {
    const [was, is] = [oldValues?.get(name), values?.get(name)];
    if (was === is) return [];
    const committed = was === undefined ? "" : oneLine(JSON.parse(was));
    const keys = JSON.parse(name) as string[];
    const token = keys.filter((key) => key !== "$value").join(".");
    if (is === undefined) return `${file}: ${token} is missing; line ${old.lineOf(keys)} was ${committed}`;
    return `${file}:${now.lineOf(keys)}: ${token} ${was === undefined ? "is new" : `was ${committed}`}`;
  });
}

/** Returns the values of tokens, and all other values that contain no object. Keys and values are JSON. */
function valuesIn(value: unknown, keys: readonly string[]): [keys: string, value: string][] {
  const isList = Array.isArray(value) && !value.some((item) => typeof item === "object");
  if (typeof value !== "object" || value === null || isList || keys.at(-1) === "$value")
    return [[JSON.stringify(keys), JSON.stringify(value)]];
  return Object.entries(value).flatMap(([key, inner]) => valuesIn(inner, [...keys, key]));
}
