import { describe, mistakeList } from "../dtcg/mistake.ts";
import { parseJson } from "../dtcg/parse-json.ts";
import { isObject, type Json, tokenProperties } from "../dtcg/read-tree.ts";
import { aliasTarget } from "../dtcg/references.ts";
import { type ForeignFile, nameProblem, TokenCollector, UnreadableFile } from "./foreign-file.ts";
import { modeNamed } from "./token-names.ts";

/**
 * Reads a JSON file of another program. Throws `UnreadableFile` if it is invalid, a resolver, or not an object of
 * groups.
 */
export function readJson(text: string, name: string, modes: readonly string[]): ForeignFile {
  const list = mistakeList();
  const root = parseJson(text, name, list.report)?.value;
  const [mistake] = list.mistakes;
  if (mistake) throw new UnreadableFile(describe(mistake));
  if (!isObject(root)) throw new UnreadableFile(`${name} contains no tokens; a token file is an object of groups`);
  if ("resolutionOrder" in root)
    throw new UnreadableFile(`${name} is a resolver and contains no tokens; import the files that it lists`);
  return "$themes" in root || "$metadata" in root ? readSets(root, modes) : readStandard(root, modes);
}

/**
 * Reads DTCG 2025.10, and its older form with `value` (Style Dictionary). Figma's export of a single mode has the same
 * form, with types `number` and `string`.
 */
function readStandard(root: Json, modes: readonly string[]): ForeignFile {
  const column = isObject(root.$extensions) ? root.$extensions["com.figma.modeName"] : undefined;
  const isFigma = typeof column === "string";
  const into = new TokenCollector();
  readGroups(root, { into, isFigma, modes, mode: isFigma ? modeNamed(column, modes) : undefined });
  return into.file(isFigma ? "Figma’s variables, exported for one mode" : "DTCG");
}

/** Reads the sets of Tokens Studio and Penpot. Each set is a group of tokens, and its name can contain a mode. */
function readSets(root: Json, modes: readonly string[]): ForeignFile {
  const into = new TokenCollector();
  for (const [set, tokens] of Object.entries(root)) {
    if (set.startsWith("$")) continue;
    if (isObject(tokens)) readGroups(tokens, { into, isFigma: false, modes, mode: modeNamed(set, modes) });
    else into.refuse(set, "is not a set of tokens; a set is an object of groups");
  }
  return into.file("Sets of Tokens Studio or Penpot");
}

interface GroupContext {
  mode: string | undefined;
  modes: readonly string[];
  isFigma: boolean;
  into: TokenCollector;
}

/** Properties that describe a group or a token in the older form. */
const aboutWords = ["type", "description", "comment"];

/** Reads every token of nested groups. */
function readGroups(group: Json, context: GroupContext, path: readonly string[] = []): void {
  const { into } = context;
  if (group.$extends !== undefined)
    into.refuse([...path, "$extends"].join("."), "is not supported; import the tokens of the other group");
  for (const [name, child] of Object.entries(group)) {
    if (name.startsWith("$") && name !== "$root") continue;
    const names = [...path, name];
    const at = names.join(".");
    const problem = nameProblem(names);
    if (problem) into.refuse(at, problem);
    else if (aboutWords.includes(name) && typeof child === "string") into.leave(name);
    else if (!isObject(child)) into.refuse(at, "is neither a token nor a group; a token is an object with a $value");
    else if (isToken(child)) readToken(child, names, context);
    else if (isSetOfModes(child)) readModes(child, names, context);
    else readGroups(child, context, names);
  }
}

/**
 * True for a token of Spectrum, with a token for each mode in `sets`, and properties of the whole token next to `sets`.
 */
function isSetOfModes({ sets }: Json): boolean {
  return isObject(sets) && Object.values(sets).some((each) => isObject(each) && isToken(each));
}

function readModes(child: Json, names: readonly string[], context: GroupContext): void {
  const { into, modes } = context;
  for (const [name, part] of Object.entries(child)) if (!isObject(part)) into.leave(name);
  for (const [name, token] of Object.entries(child.sets as Json)) {
    const at = `${names.join(".")} (sets.${name})`;
    const mode = modeNamed(name, modes);
    if (!isObject(token) || !isToken(token)) into.refuse(at, "is not a token; a token is an object with a value");
    else if (mode) readToken(token, names, { ...context, mode });
    else into.refuse(at, otherMode(modes));
  }
  const { sets: _, ...rest } = child;
  const groups = Object.entries(rest).filter(([, part]) => isObject(part));
  if (groups.length > 0) readGroups(Object.fromEntries(groups), context, names);
}

function otherMode(modes: readonly string[]): string {
  return `is for a mode that the theme does not have; it has ${modes.join(", ")}`;
}

function isToken(child: Json): boolean {
  return "$value" in child || "$ref" in child || isOlder(child);
}

/** Returns true for `{ "value": "#112233" }`, and false for a group with a token named "value". */
function isOlder({ value }: Json): boolean {
  if (!isObject(value)) return value !== undefined;
  if ("$value" in value || "$ref" in value || ("value" in value && !("unit" in value))) return false;
  return !Object.values(value).some((part) => isObject(part) && ("$value" in part || "$ref" in part));
}

function readToken(token: Json, names: readonly string[], context: GroupContext): void {
  const { into, mode, modes, isFigma } = context;
  const at = names.join(".");
  if (isModified(token)) into.refuse(at, "has a color modifier; write the resulting color");
  else if ("$value" in token && "$ref" in token) into.refuse(at, "has both $value and $ref; keep one of the two");
  else {
    const [value, ...others] = valuesIn(token);
    const description = [token.$description, token.description, token.comment].find((text) => typeof text === "string");
    const read = { names, isFigma, description: description as string | undefined };
    const byMode = valuesByMode(token);
    const isRepeated = byMode.some(({ own }) => JSON.stringify(own) === JSON.stringify(value));
    if (!isRepeated) into.add({ ...read, mode, value, others, at });
    for (const { name, key, own } of byMode) {
      const ownMode = modeNamed(name, modes);
      const place = `${at} ($extensions.${key}.${name})`;
      if (ownMode) into.add({ ...read, mode: ownMode, value: own, at: place });
      else into.refuse(place, otherMode(modes));
    }
  }
  readRest(token, names, context);
}

/** Extensions with a value for each mode. Primer writes the second. */
const modeExtensions = ["mode", "org.primer.overrides"];

function valuesByMode({ $extensions }: Json): { name: string; key: string; own: unknown }[] {
  if (!isObject($extensions)) return [];
  return modeExtensions.flatMap((key) => {
    const values = $extensions[key];
    return Object.entries(isObject(values) ? values : {}).map(([name, own]) => {
      const value = isObject(own) && "$value" in own ? own.$value : own;
      return { name, key, own: withAlias(value) };
    });
  });
}

/** Properties that Style Dictionary writes next to a value. */
const styleDictionaryWords = ["attributes", "filePath", "isSource", "key", "name", "original", "path", "themeable"];
/** Extensions that are read, in addition to Figma's. */
const knownExtensions = [...modeExtensions, "studio.tokens"];

/** Reads tokens inside a token, and reports its other unknown properties. */
function readRest(token: Json, names: readonly string[], context: GroupContext): void {
  const { into } = context;
  // The older form has the tool's own facts next to a value, such as an identifier or a category.
  const hasFacts = !("$value" in token);
  const nested = Object.entries(token).filter(([name, part]) => {
    if (name.startsWith("$")) return false;
    const isAbout = aboutWords.includes(name) || name === "value" || styleDictionaryWords.includes(name);
    if (!isAbout && isObject(part)) return true;
    if (!isAbout && !hasFacts)
      into.refuse([...names, name].join("."), `is inside a token; write "$${name}" or remove it`);
    else if (name !== "value" && name !== "description" && name !== "comment" && name !== "type") into.leave(name);
    return false;
  });
  for (const name of Object.keys(token)) if (name.startsWith("$") && !tokenProperties.includes(name)) into.leave(name);
  for (const name of Object.keys(isObject(token.$extensions) ? token.$extensions : {}))
    if (!knownExtensions.includes(name) && !name.startsWith("com.figma.")) into.leave(`$extensions ${name}`);
  if (token.$deprecated !== undefined) into.leave("$deprecated");
  if (nested.length > 0) readGroups(Object.fromEntries(nested), context, names);
}

/** True for a token with a modified value. Tokens Studio stores the modification next to the value. */
function isModified({ $extensions }: Json): boolean {
  const studio = isObject($extensions) ? $extensions["studio.tokens"] : undefined;
  return isObject(studio) && studio.modify !== undefined;
}

/** Returns a token's value, or its alias and the value next to it. */
function valuesIn(token: Json): unknown[] {
  const { $value, $ref, $extensions, value: older } = token;
  const figma = isObject($extensions) ? $extensions["com.figma.aliasData"] : undefined;
  // For an alias into another collection, Figma writes the value and stores the alias next to it.
  if (isObject(figma) && typeof figma.targetVariableName === "string")
    return [`{${figma.targetVariableName.split("/").join(".")}}`, $value];
  if ("$ref" in token) return [withAlias({ $ref })];
  return [withAlias("$value" in token ? $value : older)];
}

/** Writes a reference as an alias. In the older form, an alias can end in `.value`. */
function withAlias(value: unknown): unknown {
  const target = isObject(value) || typeof value === "string" ? aliasTarget(value) : undefined;
  if (target === undefined) return value;
  return `{${target.endsWith(".value") ? target.slice(0, -".value".length) : target}}`;
}
