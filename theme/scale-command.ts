import { readFileSync, writeFileSync } from "node:fs";
import { checkFiles } from "@kindred-ground/tokens/dtcg/check-files.ts";
import { isObject } from "@kindred-ground/tokens/dtcg/read-tree.ts";
import type { Scale } from "@kindred-ground/tokens/dtcg/scale.ts";
import { writeTokens } from "@kindred-ground/tokens/dtcg/token-text.ts";
import { checkedFiles } from "./check-token-files.ts";
import { readTokens, resolverFile, tokenFolder } from "./read-tokens.ts";
import { type Length, type ScaledName, scaleChanges, scaled, sizesIn } from "./scale.ts";
import { resolver, tokenFiles } from "./token-files.ts";
import { tokenRules } from "./token-rules.ts";

export interface ScaleRequest {
  name: ScaledName;
  base: number;
  ratio?: number | undefined;
}

/** Returns the tokens of one file that have their own length. */
function lengthsIn(file: string): Length[] {
  return [...readTokens(tokenFiles, resolver, "light").values()].flatMap(({ path, raw, file: own }) =>
    own === tokenFolder + file && isObject(raw) && typeof raw.value === "number"
      ? [{ path, value: raw as Length["value"] }]
      : [],
  );
}

/**
 * Prints the sizes that other scales give. Writes them if they are valid and `isWritten` is true. Returns the exit
 * code: 1 if the rules refuse a size, otherwise 0.
 *
 * @throws Error for a base or ratio that is not above 0
 */
export function applyScales(requests: readonly ScaleRequest[], isWritten: boolean, print = console.log): number {
  const texts = Object.fromEntries(checkedFiles().map((name) => [name, readFileSync(tokenFolder + name, "utf8")]));
  const changed = { ...texts };
  for (const { name, base, ratio } of requests) {
    const { file, scaleOf } = scaled[name];
    const lengths = lengthsIn(file);
    const now = scaleOf(sizesIn(name, lengths));
    const scale: Scale = { base, ratio: ratio ?? now.ratio };
    const changes = scaleChanges(name, lengths, scale);
    print(`${name}: base ${shown(now.base)} → ${shown(base)} rem, ratio ${shown(now.ratio)} → ${shown(scale.ratio)}`);
    for (const { path, value } of changes) print(`${path} ${before(path, lengths)} → ${value.value}rem`);
    changed[file] = writeTokens(changed[file] ?? "", changes);
  }
  const mistakes = checkFiles(changed, { folder: tokenFolder, resolver: resolverFile, rules: tokenRules });
  for (const line of mistakes) print(line);
  if (mistakes.length > 0) {
    print(`${mistakes.length} to fix, so nothing changed; choose another base or ratio`);
    return 1;
  }
  const files = Object.keys(changed).filter((name) => changed[name] !== texts[name]);
  if (isWritten) for (const name of files) writeFileSync(tokenFolder + name, changed[name] ?? "");
  const names = files.map((name) => tokenFolder + name).join(", ") || "nothing";
  print(isWritten ? `Written: ${names}` : `With --write, this would change: ${names}`);
  return 0;
}

function before(path: string, lengths: readonly Length[]): string {
  const { value, unit = "" } = lengths.find((length) => length.path === path)?.value ?? {};
  return `${value}${unit}`;
}

function shown(amount: number): string {
  return String(Number(amount.toFixed(3)));
}
