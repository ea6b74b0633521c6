// @vitest-environment node
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeEach, expect, it } from "vitest";
import { scaleChanges } from "../../../theme/scale.ts";

const folder = mkdtempSync(join(tmpdir(), "scale-"));
for (const name of ["node_modules", "prerender"]) symlinkSync(resolve(name), join(folder, name), "junction");
beforeEach(() => cpSync("theme", join(folder, "theme"), { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs `npm run tokens -- scale` on a copy of the theme. */
function scale(...args: string[]) {
  const words = ["theme/tokens-command.ts", "scale", ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: "utf8" });
  return { status, output: stdout + stderr };
}

const read = (name: string) => readFileSync(join(folder, "theme/tokens", name), "utf8");

it("leaves out lengths of other groups and units", () => {
  const lengths = [
    { path: "spacing.1", value: { value: 0.25, unit: "rem" } },
    { path: "spacing.hair", value: { value: 1, unit: "px" } },
    { path: "radii.panel", value: { value: 1, unit: "rem" } },
  ];
  expect(scaleChanges("spacing", lengths, { base: 0.5, ratio: 1 })).toEqual([
    { path: "spacing.1", value: { value: 0.5, unit: "rem" } },
  ]);
});

it("prints new sizes, and writes them only with --write", () => {
  const before = read("space.tokens.json");
  const planned = scale("--spacing", "0.3125");
  expect(planned.status).toBe(0);
  expect(planned.output).toContain("spacing: base 0.25 → 0.313 rem, ratio 1 → 1\n");
  expect(planned.output).toContain("spacing.8 2rem → 2.5rem\n");
  expect(planned.output).toContain("With --write, this would change: theme/tokens/space.tokens.json");
  expect(read("space.tokens.json")).toBe(before);

  expect(scale("--spacing", "0.3125", "--type", "1.25,1.25", "--write").status).toBe(0);
  const { spacing, sizes } = JSON.parse(read("space.tokens.json"));
  expect([spacing["8"].$value.value, sizes["8"].$value]).toEqual([2.5, "{spacing.8}"]);
  expect(JSON.parse(read("type.tokens.json")).fontSizes.body.$value.value).toBe(1.25);
  expect(read("space.tokens.json").split("\n")).toHaveLength(before.split("\n").length);
});

it("writes nothing that the rules refuse", () => {
  const before = read("type.tokens.json");
  const { status, output } = scale("--type", "0.9", "--write");
  expect([status, read("type.tokens.json")]).toEqual([1, before]);
  expect(output).toMatch(/fontSizes\.body: 0\.875rem is less than 16px.*\n\d to fix, so nothing changed; /s);
});

it.each([
  [["--type", "large"], 'error: "large" is not a base and a ratio; write --type 1.125,1.3'],
  [["--spacing", "0"], "the base is 0; write a number above 0"],
  [[], "error: no scale; write --type 1.125,1.3 or --spacing 0.25"],
])("ends with 2 for %j", (args, message) => {
  const { status, output } = scale(...args);
  expect({ status, output }).toEqual({ status: 2, output: expect.stringContaining(message) });
});
