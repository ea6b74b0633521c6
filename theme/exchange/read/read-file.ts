import type { Mode } from "../../conditions.ts";
import { describe, mistakeList } from "../../dtcg/mistake.ts";
import { parseJson } from "../../dtcg/parse-json.ts";
import { isObject } from "../../dtcg/read-tree.ts";
import { type ForeignFile, UnreadableFile } from "../foreign-token.ts";
import { Collected, checkLength } from "../limits.ts";
import { modeNamed, modeOfFile } from "../mode-named.ts";
import { readCssProperties } from "./css-properties.ts";
import { isFigmaVariables, readFigmaVariables } from "./figma-variables.ts";
import { readGroups } from "./token-groups.ts";
import { isTokensStudio, readTokensStudio } from "./tokens-studio.ts";

type Json = Readonly<Record<string, unknown>>;

/**
 * Reads a file of another program and detects its format from its content. Values without a mode belong to `mode`, or
 * else to the mode in the file or its name. Throws `UnreadableFile` for other files.
 */
export function readFile(text: string, name: string, mode?: Mode): ForeignFile {
  checkLength(text, name);
  const usual = mode ?? modeOfFile(name);
  if (name.endsWith(".css")) return readCssProperties(text, usual ?? "light");
  return withMode(readJson(text, name), usual);
}

function readJson(text: string, name: string): ForeignFile {
  const list = mistakeList();
  const root = parseJson(text, name, list.report)?.value;
  const [mistake] = list.mistakes;
  if (mistake) throw new UnreadableFile(describe(mistake));
  if (!isObject(root)) throw new UnreadableFile(`${name} holds no tokens; a token file is an object of groups`);
  if (isFigmaVariables(root)) return readFigmaVariables(root);
  if ("resolutionOrder" in root)
    throw new UnreadableFile(`${name} is a resolver and holds no tokens; bring the files that it names`);
  if (isTokensStudio(root)) return readTokensStudio(root);
  return readStandard(root);
}

/**
 * Reads DTCG 2025.10, and Figma's export of a single mode, which has the same form with types `number` and `string`.
 */
function readStandard(root: Json): ForeignFile {
  const into = new Collected();
  const column = isObject(root.$extensions) ? root.$extensions["com.figma.modeName"] : undefined;
  const isFigma = typeof column === "string";
  readGroups(root, { into, isFigma, mode: isFigma ? modeNamed(column) : undefined });
  const format = isFigma ? "Figma’s variables, exported for one mode" : "DTCG";
  return { format, tokens: into.tokens, refused: into.refused };
}

function withMode(file: ForeignFile, usual: Mode | undefined): ForeignFile {
  return { ...file, tokens: file.tokens.map((token) => ({ ...token, mode: token.mode ?? usual })) };
}
