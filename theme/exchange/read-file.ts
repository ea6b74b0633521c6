import type { Mode } from "../conditions.ts";
import { describe, mistakeList } from "../dtcg/mistake.ts";
import { parseJson } from "../dtcg/parse-json.ts";
import { isObject, type Json } from "../dtcg/read-tree.ts";
import { aliasTarget } from "../dtcg/references.ts";
import { checkLength, type ForeignFile, nameProblem, TokenCollector, UnreadableFile } from "./foreign-file.ts";
import { readCss } from "./read-css.ts";
import { modeNamed, modeOfFile } from "./token-names.ts";

/**
 * Reads a file of another program and detects its format from its content. Values without a mode belong to `mode`, or
 * else to the mode in the file or its name. Throws `UnreadableFile` for other files.
 */
export function readFile(text: string, name: string, mode?: Mode): ForeignFile {
  checkLength(text, name);
  const usual = mode ?? modeOfFile(name);
  if (name.endsWith(".css")) return readCss(text, usual ?? "light");
  const file = readJson(text, name);
  return { ...file, tokens: file.tokens.map((token) => ({ ...token, mode: token.mode ?? usual })) };
}

function readJson(text: string, name: string): ForeignFile {
  const list = mistakeList();
  const root = parseJson(text, name, list.report)?.value;
  const [mistake] = list.mistakes;
  if (mistake) throw new UnreadableFile(describe(mistake));
  if (!isObject(root)) throw new UnreadableFile(`${name} contains no tokens; a token file is an object of groups`);
  if ("resolutionOrder" in root)
    throw new UnreadableFile(`${name} is a resolver and contains no tokens; import the files that it lists`);
  return "$themes" in root || "$metadata" in root ? readSets(root) : readStandard(root);
}

/**
 * Reads DTCG 2025.10, and Figma's export of a single mode, which has the same form with types `number` and `string`.
 */
function readStandard(root: Json): ForeignFile {
  const column = isObject(root.$extensions) ? root.$extensions["com.figma.modeName"] : undefined;
  const isFigma = typeof column === "string";
  const into = new TokenCollector();
  readGroups(root, { into, isFigma, mode: isFigma ? modeNamed(column) : undefined });
  return into.file(isFigma ? "Figma’s variables, exported for one mode" : "DTCG");
}

/** Reads the sets of Tokens Studio and Penpot: a group of tokens each, of which some belong to a mode. */
function readSets(root: Json): ForeignFile {
  const into = new TokenCollector();
  for (const [set, tokens] of Object.entries(root)) {
    if (set.startsWith("$")) continue;
    if (isObject(tokens)) readGroups(tokens, { into, isFigma: false, mode: modeNamed(set) });
    else into.refuse(set, "is not a set of tokens; a set is an object of groups");
  }
  return into.file("Sets of Tokens Studio or Penpot");
}

interface GroupContext {
  mode: Mode | undefined;
  isFigma: boolean;
  into: TokenCollector;
}

/** Reads every token of nested groups. */
function readGroups(group: Json, context: GroupContext, path: readonly string[] = []): void {
  const { into, mode, isFigma } = context;
  if (group.$extends !== undefined)
    into.refuse([...path, "$extends"].join("."), "is not supported; import the tokens of the other group");
  for (const [name, child] of Object.entries(group)) {
    if (name.startsWith("$") && name !== "$root") continue;
    const names = [...path, name];
    const at = names.join(".");
    const problem = nameProblem(names);
    if (problem) into.refuse(at, problem);
    else if (!isObject(child)) into.refuse(at, "is neither a token nor a group; a token is an object with a $value");
    else if (isModified(child)) into.refuse(at, "has a color modifier; write the resulting color");
    else if ("$value" in child || "$ref" in child) {
      const description = typeof child.$description === "string" ? child.$description : undefined;
      into.add({ names, mode, value: valueIn(child), at, isFigma, description });
    } else readGroups(child, context, names);
  }
}

/** Tokens Studio stores modifications beside a value. */
function isModified({ $extensions }: Json): boolean {
  const studio = isObject($extensions) ? $extensions["studio.tokens"] : undefined;
  return isObject(studio) && studio.modify !== undefined;
}

function valueIn(token: Json): unknown {
  const { $value, $ref, $extensions } = token;
  const figma = isObject($extensions) ? $extensions["com.figma.aliasData"] : undefined;
  // For an alias into another collection, Figma writes the value and stores the alias beside it.
  if (isObject(figma) && typeof figma.targetVariableName === "string")
    return `{${figma.targetVariableName.split("/").join(".")}}`;
  const value = "$value" in token ? $value : { $ref };
  const target = isObject(value) ? aliasTarget(value) : undefined;
  return target ? `{${target}}` : value;
}
