// @vitest-environment node
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, it } from "vitest";
import { ownTexts } from "./importing.ts";

const command = resolve("theme/command.ts");
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

it("reports a usage error in one line without a stack", () => {
  expect(tokens("export")).toEqual({ status: 2, output: expect.stringMatching(/^Usage: .+\n$/) });
});
