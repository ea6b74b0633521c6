import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

function brand(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/brand.ts", ...args], { encoding: "utf8" });
  return { status, output: stdout + stderr };
}

it.each([
  [
    ["--heading", "No Such Font"],
    /^Run this first.*\n {2}npm install --save-exact @fontsource-variable\/no-such-font\n/,
  ],
  [["--body-italic", "a.woff2"], /^error: --body-italic needs the upright file; add --body FILE\n/],
  [["--heading", "x.woff2", "--heading-axes", "SOFT"], /Write tags of four letters with numbers, such as SOFT=100\.\n/],
  [["--heading-axes", "SOFT=1"], /^error: --heading-axes needs --heading FONT\n/],
  [["clay"], /^error: "" is not a color; write it as "#643b9a"\n/],
  [["caly", "#643b9a"], /^theme\/tokens\/color\.tokens\.json has no ramp "caly"; it has neutral, /],
  [[], /^Usage: npm run brand -- /],
])("%j changes nothing and exits with 2", (args, output) => {
  const before = readFileSync("theme/tokens/color.tokens.json", "utf8");
  expect(brand(...args)).toEqual({ status: 2, output: expect.stringMatching(output) });
  expect(readFileSync("theme/tokens/color.tokens.json", "utf8")).toBe(before);
});

it("lists the files that another hue would change, and writes them only with --write", () => {
  const before = readFileSync("theme/tokens/color.tokens.json", "utf8");
  const { output } = brand("night", "#3b3f9a");
  expect(output).toContain("With --write, this would change: theme/tokens/color.tokens.json, theme/brand.json");
  expect(readFileSync("theme/tokens/color.tokens.json", "utf8")).toBe(before);
});

it.each([
  "scripts/test.mjs",
  "scripts/build.mjs",
  "scripts/code-size.mjs",
  "scripts/check-browsers.ts",
  "scripts/check-launch.ts",
  "scripts/check-packages.mjs",
  "scripts/mail-preview.ts",
  "server/main.ts",
  "tests/bench/main.mjs",
])("%s explains itself with --help", (file) => {
  const { status, stdout } = spawnSync(process.execPath, [file, "--help"], { encoding: "utf8" });
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^`npm (test|start|run [\w:]+)( \[NAME …\])?`: /),
  });
});

it("explains its options with --help", () => {
  const output = expect.stringMatching(
    /--heading <font>.*\nRamps:\n.*\n {2}night +Blue night: the Academy, the footer and sections of other pages\.\n/s,
  );
  expect(brand("--help")).toEqual({ status: 0, output });
});

it.each([
  [["--out", "src"], /^error: 'src' is not empty; name a new folder with --out\n$/],
  [["nope.json"], /^error: no file 'nope\.json'\n$/],
  [["package.json"], /^error: 'package\.json' has no counterpart in theme\/tokens\/; /],
  [["--since", "--all"], /^error: git knows no commit '--all'\n$/],
])("the comparison of pages ends with 2 for %j and deletes nothing", (args, output) => {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/look/main.ts", ...args], { encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringMatching(output) });
  expect(readFileSync("src/root.tsx", "utf8")).not.toBe("");
});
