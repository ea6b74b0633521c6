import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import ts from "typescript";
import { afterAll, beforeAll, expect, it } from "vitest";
import { writePackage } from "../../../scripts/tokens-package.ts";
import { readColors } from "../../../theme/read-tokens.ts";
import { resolver, tokenFiles } from "../../../theme/token-files.ts";
import { ownTexts } from "../theme/exchange/importing.ts";

const folder = mkdtempSync(join(tmpdir(), "tokens-"));
const user = join(folder, "user");

/** Writes, packs and installs the package, as a person with the file would. Nothing comes from a registry. */
beforeAll(() => {
  const written = writePackage(ownTexts, { files: tokenFiles, resolver }, { version: "1.2.3", license: "MIT" });
  for (const [name, text] of written) {
    mkdirSync(dirname(join(folder, "package", name)), { recursive: true });
    writeFileSync(join(folder, "package", name), text);
  }
  mkdirSync(user);
  writeFileSync(join(user, "package.json"), '{ "private": true, "type": "module" }');
  const npm = (words: string[], cwd: string) =>
    execFileSync("npm", words, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  const packed = npm(["pack", "--json", "--pack-destination", folder], join(folder, "package"));
  const [{ filename }] = JSON.parse(packed);
  npm(["install", "--offline", "--no-audit", "--no-fund", join(folder, filename)], user);
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the type errors of a module that uses the package. */
function errorsIn(source: string): string[] {
  const file = join(user, "use.ts");
  writeFileSync(file, source);
  const options = {
    strict: true,
    noEmit: true,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: [],
  };
  const program = ts.createProgram([file], options);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

it("has types for modes, names, values and variables", () => {
  const start = 'import { type TokenName, values, variables } from "@kindred-ground/tokens";\n';
  expect(
    errorsIn(
      `${start}const name: TokenName = "color.clay.600"; export const all: string[] = [values.dark[name], variables[name]];`,
    ),
  ).toEqual([]);
  expect(errorsIn(`${start}export const wrong = values.dim["color.clay.600"];`)[0]).toContain("'dim' does not exist");
  expect(errorsIn(`${start}export const wrong: TokenName = "color.clay.650";`)[0]).toContain(
    '"color.clay.650"\' is not assignable',
  );
});

it("gives the values of each mode, the custom properties and the files of the standard", async () => {
  const installed = join(user, "node_modules/@kindred-ground/tokens");
  const { modes, values, variables } = await import(pathToFileURL(join(installed, "index.js")).href);
  const { step = "" } = readColors(tokenFiles, resolver).modes.dark.get("bg.canvas") ?? {};
  expect(modes).toContain("dark-more-contrast");
  expect(values.dark["color.bg.canvas"]).toBe(values.light[step]);
  expect(values.light["color.bg.canvas"]).not.toBe(values.dark["color.bg.canvas"]);
  expect(variables["fontSizes.h1.max"]).toBe("--font-sizes-h1-max");
  const paths = ts.sys.readDirectory(installed).map((path) => path.slice(installed.length + 1));
  expect(paths).toEqual(expect.arrayContaining(["tokens.css", "dtcg/resolver.json", "dtcg/modes/dark.tokens.json"]));
});
