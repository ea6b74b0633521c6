import { readFileSync } from "node:fs";
import { cssValue, writtenColor } from "@kindred-ground/tokens/dtcg/css-value.ts";
import type { Resolver, TokenFiles } from "@kindred-ground/tokens/dtcg/read-theme.ts";
import { oneLine } from "@kindred-ground/tokens/dtcg/token-text.ts";
import { readTexts, writeFiles } from "@kindred-ground/tokens/exchange/export.ts";
import { cssName } from "@kindred-ground/tokens/exchange/token-names.ts";
import { writeCss } from "@kindred-ground/tokens/exchange/write-css.ts";
import { writeDtcg } from "@kindred-ground/tokens/exchange/write-json.ts";
import { type Mode, modes } from "../theme/conditions.ts";
import { exchangedTheme, readOwnTheme } from "../theme/exchange.ts";
import { readTokens } from "../theme/read-tokens.ts";
import { resolver, tokenFiles } from "../theme/token-files.ts";

interface PackageHead {
  version: string;
  license: string;
}

/** Writes the tokens as a package: values by mode with types, custom properties, and the files of the standard. */
export function writePackage(
  texts: Readonly<Record<string, string>>,
  { files, resolver }: { files: TokenFiles; resolver: Resolver },
  { version, license }: PackageHead,
): Map<string, string> {
  const own = readOwnTheme(files, resolver);
  const inMode = (mode: Mode) =>
    Object.fromEntries(
      [...readTokens(files, resolver, mode)].map(([path, token]) => [
        path,
        token.type === "typography" ? oneLine(token.raw) : cssValue(token, writtenColor),
      ]),
    );
  const light: Readonly<Record<string, string>> = inMode("light");
  const differing = modes.map(
    (mode) => [mode, Object.entries(inMode(mode)).filter(([path, text]) => text !== light[path])] as const,
  );
  const json = (value: unknown) => JSON.stringify(value, null, 2);
  const head = {
    name: "@kindred-ground/tokens",
    version,
    license,
    description: "Design tokens of Kindred Ground as values by mode, CSS and DTCG files.",
    type: "module",
    sideEffects: ["*.css"],
    exports: {
      ".": { types: "./index.d.ts", default: "./index.js" },
      "./tokens.css": "./tokens.css",
      "./dtcg/*": "./dtcg/*",
    },
    files: ["index.js", "index.d.ts", "tokens.css", "dtcg"],
  };
  const script = [
    "/** Values in light mode. Other modes list only what differs. */",
    `const light = ${json(light)};`,
    `export const modes = ${json(modes)};`,
    "export const values = {",
    ...differing.map(
      ([mode, values]) => `${JSON.stringify(mode)}: { ...light, ...${json(Object.fromEntries(values))} },`,
    ),
    "};",
    `export const variables = ${json(Object.fromEntries(Object.keys(light).map((path) => [path, cssName(path)])))};`,
  ];
  const union = (names: readonly string[]) => names.map((name) => `\n  | ${JSON.stringify(name)}`).join("");
  const types = [
    `export type Mode =${union(modes)};`,
    `export type TokenName =${union(Object.keys(light))};`,
    "export declare const modes: readonly Mode[];",
    "/** Values as CSS, by mode and name. Text styles are JSON. */",
    "export declare const values: Readonly<Record<Mode, Readonly<Record<TokenName, string>>>>;",
    "/** Custom properties in tokens.css, by name. */",
    `export declare const variables: Readonly<Record<TokenName, \`--\${string}\`>>;`,
  ];
  const standard = [...writeDtcg(texts, own)].map(([name, text]) => [`dtcg/${name}`, text] as const);
  return new Map([
    ["package.json", `${json(head)}\n`],
    ["index.js", `${script.join("\n")}\n`],
    ["index.d.ts", `${types.join("\n")}\n`],
    ...writeCss(own),
    ...standard,
  ]);
}

/** Writes the package of the saved tokens into a folder. */
function exportPackage(out: string): void {
  const head = JSON.parse(readFileSync("package.json", "utf8"));
  const written = writePackage(readTexts(exchangedTheme(tokenFiles, resolver)), { files: tokenFiles, resolver }, head);
  writeFiles(out, written);
  console.log(`${out}: ${written.size} files; run npm pack in the folder`);
}

const [, script, out] = process.argv;
if (script === import.meta.filename && out) exportPackage(out);
