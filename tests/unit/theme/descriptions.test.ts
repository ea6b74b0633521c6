import type { TokenGroup } from "@kindred-ground/tokens/dtcg/read-theme.ts";
import { expect, it } from "vitest";
import { entriesOf } from "../../../src/design/workbench/token-entry.ts";
import { tokenFiles } from "../../../theme/token-files.ts";

it("describes every semantic color and shadow", () => {
  const file = "semantic.light.tokens.json";
  const light = entriesOf({ [file]: tokenFiles[file] ?? {} });
  expect(light.filter(({ description }) => !description).map(({ path }) => path)).toEqual([]);
});

it("describes every group, or each of its tokens", () => {
  const silent = Object.entries(tokenFiles).flatMap(([file, root]) =>
    silentIn(root).map((group) => `${file}: ${group}`),
  );
  expect(silent).toEqual([]);
});

function silentIn(group: TokenGroup): string[] {
  return Object.entries(group).flatMap(([name, child]) => {
    const isGroup = typeof child === "object" && child !== null && !name.startsWith("$") && !("$value" in child);
    if (!isGroup || "$description" in child) return [];
    const tokens = entriesOf({ "": child as TokenGroup });
    if (tokens.every(({ description }) => description)) return [];
    const inner = silentIn(child as TokenGroup);
    return [name, ...inner.map((path) => `${name}.${path}`)];
  });
}
