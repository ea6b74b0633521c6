import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { misnamedBounds } from "../../../scripts/bound-names.mjs";

test("long functions, names of bounds and words of docs keep their limits", () => {
  const { stdout } = spawnSync(process.execPath, ["scripts/code-size.mjs"], { encoding: "utf8" });
  const compared = [...stdout.matchAll(/^(.+): (\d+), limit (\d+)$/gm)];
  expect(compared).toHaveLength(4);
  expect(compared.filter(([, , count, limit]) => Number(count) > Number(limit)).map(([line]) => line)).toEqual([]);
});

test("finds bounds that are not named max… or min…", () => {
  const text = `
    const LONGEST = 100;
    const pause = { shortest: 1000 / 3, area: 4 };
    function cut(text: string, most = (2 * 60) - 1) {}`;
  expect(misnamedBounds("sample.ts", text).map(({ line, name }) => [line, name])).toEqual([
    [2, "LONGEST"],
    [3, "shortest"],
    [4, "most"],
  ]);
});

test("accepts bounds named max… or min…, and figures that are measured", () => {
  const text = `
    const maxLength = 100;
    const longest = Math.max(...lengths);
    const mostly = 0.9;
    const words = { least: "Membership from $12" };`;
  expect(misnamedBounds("sample.ts", text)).toEqual([]);
});
