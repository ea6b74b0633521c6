// @vitest-environment node
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, it } from "vitest";
import { ownTexts } from "./importing.ts";

const command = resolve("theme/tokens-command.ts");
const folder = mkdtempSync(join(tmpdir(), "tokens-"));
const panel = () => JSON.parse(readFileSync(join(folder, "theme/tokens/space.tokens.json"), "utf8")).radii.panel.$value;

mkdirSync(join(folder, "theme/tokens"), { recursive: true });
for (const [name, text] of Object.entries(ownTexts)) writeFileSync(join(folder, "theme/tokens", name), text);
writeFileSync(join(folder, "brand.css"), ":root { --radii-panel: 2rem }");
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs `npm run tokens` in a folder with a copy of the token files. Returns its output and exit status. */
function tokens(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], { cwd: folder, encoding: "utf8" });
  return { status, output: stdout + stderr };
}

it("reports changes of an import and writes them only with --write", () => {
  const report = tokens("import", "brand.css");
  expect(report.output).toContain("1 changed, 0 refused, 0 unchanged\nWith --write, this would change");
  expect([report.status, panel()]).toEqual([0, { value: 1.25, unit: "rem" }]);
  expect(tokens("import", "brand.css", "--write").status).toBe(0);
  expect(panel()).toEqual({ value: 2, unit: "rem" });
});

it.each([
  [["export"], /^error: required option '--format <format>' not specified\n$/],
  [["import"], /^error: missing required argument 'file'\n$/],
  [["improt"], /^error: no command improt; use one of import, export, scale, look\n$/],
  [["--failure"], /^error: unknown option '--failure'\n/],
  [["import", "missing.css"], /missing\.css is not a file\n$/],
])("exits with 2 for %j, without a stack", (args, output) => {
  expect(tokens(...args)).toEqual({ status: 2, output: expect.stringMatching(output) });
});

it.each([["[options] [command]"], ["import [options] <file...>", "import"], ["export [options]", "export"]])(
  "explains the usage %j with --help",
  (usage, ...args) => {
    const { status, output } = tokens(...args, "--help");
    expect({ status, usage: output.split("\n", 1) }).toEqual({
      status: 0,
      usage: [`Usage: npm run tokens -- ${usage}`],
    });
  },
);

it("lists mistakes of all token files with lines, and reads colors only from correct files", () => {
  const file = join(folder, "theme/tokens/motion.tokens.json");
  const text = readFileSync(file, "utf8");
  const extra = join(folder, "theme/tokens/extra.tokens.json");
  writeFileSync(extra, "{}");
  writeFileSync(file, text.replace('"slow"', '"fast"'));
  const duplicate = tokens();
  writeFileSync(file, text);
  const orphan = tokens();
  rmSync(extra);
  expect(duplicate.output).toMatch(
    /motion\.tokens\.json:21: durations\.fast: "fast" appears twice, first on line 19; /,
  );
  expect(orphan.output).toMatch(
    /extra\.tokens\.json:1: is not in resolver\.json; add it there, or remove it\n1 to fix\n$/,
  );
  expect([duplicate.status, orphan.status]).toEqual([1, 1]);
});
