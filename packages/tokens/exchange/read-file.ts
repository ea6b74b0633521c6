import type { Atrule, CssNode, Declaration, SelectorList } from "css-tree";
import { generate, parse, tokenize, tokenTypes, walk } from "css-tree";
import { describe, mistakeList } from "../dtcg/mistake.ts";
import { parseJson } from "../dtcg/parse-json.ts";
import { isObject, type Json } from "../dtcg/read-tree.ts";
import { aliasTarget } from "../dtcg/references.ts";
import { valueNodes } from "./fit-value.ts";
import { checkLength, type ForeignFile, nameProblem, TokenCollector, UnreadableFile } from "./foreign-file.ts";
import type { ExchangedTheme } from "./own-theme.ts";
import { modeNamed, modeOfFile } from "./token-names.ts";

type Modes = ExchangedTheme["modes"];

/**
 * Reads a file of another program and detects its format from its content. Values without a mode belong to `mode`, or
 * else to the mode in the file or its name. Throws `UnreadableFile` for other files.
 */
export function readFile(text: string, name: string, modes: Modes, mode?: string): ForeignFile {
  checkLength(text, name);
  const usual = mode ?? modeOfFile(name, Object.keys(modes));
  if (name.endsWith(".css")) return readCss(text, usual ?? Object.keys(modes)[0] ?? "", modes);
  const file = readJson(text, name, Object.keys(modes));
  return { ...file, tokens: file.tokens.map((token) => ({ ...token, mode: token.mode ?? usual })) };
}

function readJson(text: string, name: string, modes: readonly string[]): ForeignFile {
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
 * Reads DTCG 2025.10, and Figma's export of a single mode, which has the same form with types `number` and `string`.
 */
function readStandard(root: Json, modes: readonly string[]): ForeignFile {
  const column = isObject(root.$extensions) ? root.$extensions["com.figma.modeName"] : undefined;
  const isFigma = typeof column === "string";
  const into = new TokenCollector();
  readGroups(root, { into, isFigma, mode: isFigma ? modeNamed(column, modes) : undefined });
  return into.file(isFigma ? "Figma’s variables, exported for one mode" : "DTCG");
}

/** Reads the sets of Tokens Studio and Penpot: a group of tokens each, of which some belong to a mode. */
function readSets(root: Json, modes: readonly string[]): ForeignFile {
  const into = new TokenCollector();
  for (const [set, tokens] of Object.entries(root)) {
    if (set.startsWith("$")) continue;
    if (isObject(tokens)) readGroups(tokens, { into, isFigma: false, mode: modeNamed(set, modes) });
    else into.refuse(set, "is not a set of tokens; a set is an object of groups");
  }
  return into.file("Sets of Tokens Studio or Penpot");
}

interface GroupContext {
  mode: string | undefined;
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

/** A condition that isn't a mode of the theme, such as a width. */
const unknown = "unknown";

/** Meaning of a selector or a media query for the mode. */
type Part = "always" | "light" | "dark" | "more" | typeof unknown;

const everything = [":root", "html", ":host", "*", "body"];

/** Returns the mode of a selector list: the whole page, or the page in one of the two color schemes. */
function modeOfSelector(list: SelectorList): Part {
  const parts = new Set<Part>();
  for (const selector of list.children) {
    if (selector.type !== "Selector") return unknown;
    const simple = [...selector.children].filter(({ type }) => type !== "Combinator");
    for (const node of simple) parts.add(modeOfSimple(node));
  }
  if (parts.has(unknown)) return unknown;
  const schemes = [...parts].filter((part) => part !== "always");
  return schemes.length > 1 ? unknown : (schemes[0] ?? "always");
}

function modeOfSimple(node: CssNode): Part {
  // Exclusions such as `:root:not(.light, .dark)` select visitors without an explicit choice.
  if (node.type === "PseudoClassSelector" && node.name === "not") return "always";
  if (node.type === "ClassSelector") return schemeNamed(node.name);
  if (node.type === "AttributeSelector" && node.value)
    return schemeNamed(node.value.type === "String" ? node.value.value : node.value.name);
  return everything.includes(generate(node)) || node.type === "NestingSelector" ? "always" : unknown;
}

function schemeNamed(name: string): Part {
  return name === "dark" || name === "light" ? name : unknown;
}

/** Returns the conditions of a media query. Anything but color scheme and contrast joined by "and" is unknown. */
function modeOfMedia(prelude: CssNode): Part[] {
  const parts = new Set<Part>();
  walk(prelude, (node) => {
    if (node.type === "MediaQueryList" && node.children.size > 1) parts.add(unknown);
    if (node.type === "MediaQuery" && (node.modifier || !["screen", "all", null].includes(node.mediaType)))
      parts.add(unknown);
    if (node.type === "Identifier" && ["not", "or"].includes(node.name)) parts.add(unknown);
    if (node.type === "Feature")
      parts.add(modeOfFeature(node.name, node.value?.type === "Identifier" ? node.value.name : ""));
    if (["FeatureRange", "FeatureFunction", "GeneralEnclosed", "Raw"].includes(node.type)) parts.add(unknown);
  });
  return [...parts];
}

function modeOfFeature(name: string, value: string): Part {
  if (name === "prefers-color-scheme") return schemeNamed(value);
  if (name === "prefers-contrast") return value === "more" ? "more" : value === "no-preference" ? "always" : unknown;
  return unknown;
}

/** Maximum depth of nested brackets. Handwritten CSS has six or seven levels. */
const maxDepth = 40;

/** At-rules that set no condition for their content. */
const transparent = ["theme", "layer"];

/**
 * Reads custom properties of `:root`, of `.dark` and `[data-theme="dark"]`, of media queries for dark and for more
 * contrast, and of Tailwind's `@theme`. Properties without a condition belong to `usual`.
 */
function readCss(text: string, usual: string, modes: Modes): ForeignFile {
  checkDepth(text);
  const into = new TokenCollector();
  // css-tree keeps unreadable selectors and values as raw text. They are refused later if they matter.
  read(parse(text, { positions: true }), []);
  return into.file("CSS custom properties");

  function read(node: CssNode, conditions: readonly Part[]): void {
    if (node.type === "StyleSheet" || node.type === "Block") for (const child of node.children) read(child, conditions);
    else if (node.type === "Rule") {
      const part = node.prelude.type === "SelectorList" ? modeOfSelector(node.prelude) : unknown;
      read(node.block, [...conditions, part]);
    } else if (node.type === "Atrule" && node.block) {
      const parts = partsOfAtrule(node);
      if (parts) read(node.block, [...conditions, ...parts]);
    } else if (node.type === "Declaration" && node.property.startsWith("--")) add(node, conditions);
  }

  function add(node: Declaration, conditions: readonly Part[]): void {
    const { property, value, loc } = node;
    const line = `line ${loc?.start.line ?? 1}`;
    const at = `${property.slice(0, 200)} (${line})`;
    const isOther = conditions.includes(unknown) || (conditions.includes("light") && conditions.includes("dark"));
    const problem = nameProblem([property]);
    const mode = isOther ? undefined : modeIn(conditions);
    if (problem) into.refuse(line, problem);
    else if (mode === undefined)
      into.refuse(at, "is under a condition or selector that is not a mode of the theme; move it to :root");
    else into.add({ names: [property], mode, value: cssValueIn(value), at });
  }

  /** Returns undefined if no mode of the theme meets all conditions. */
  function modeIn(conditions: readonly Part[]): string | undefined {
    if (conditions.every((part) => part === "always")) return usual;
    const { scheme: own, hasMoreContrast } = modes[usual] ?? {};
    const scheme = conditions.includes("dark") ? "dark" : conditions.includes("light") ? "light" : own;
    const isMore = conditions.includes("more") || (hasMoreContrast ?? false);
    return Object.keys(modes).find((mode) => {
      const traits = modes[mode];
      return traits?.scheme === scheme && (traits?.hasMoreContrast ?? false) === isMore;
    });
  }
}

/** Returns an alias if the value is only a variable, and text otherwise. */
function cssValueIn(value: CssNode): unknown {
  const text = generate(value).trim();
  const [node, ...more] = text.startsWith("var(") ? valueNodes(text) : [];
  const name = node?.type === "Function" && more.length === 0 ? node.children.first : undefined;
  return name?.type === "Identifier" ? `{${name.name}}` : text;
}

/** Returns undefined for at-rules without tokens, such as a typeface. */
function partsOfAtrule({ name, prelude }: Atrule): Part[] | undefined {
  if (transparent.includes(name)) return [];
  if (["font-face", "keyframes", "property", "page"].includes(name)) return undefined;
  return name === "media" && prelude ? modeOfMedia(prelude) : [unknown];
}

/** Tokenizing uses no stack, unlike the parser that builds the tree. */
function checkDepth(text: string): void {
  const { Function: call, LeftParenthesis, LeftCurlyBracket, LeftSquareBracket } = tokenTypes;
  const { RightParenthesis, RightCurlyBracket, RightSquareBracket } = tokenTypes;
  let depth = 0;
  tokenize(text, (type) => {
    if ([call, LeftParenthesis, LeftCurlyBracket, LeftSquareBracket].includes(type)) depth++;
    if ([RightParenthesis, RightCurlyBracket, RightSquareBracket].includes(type)) depth--;
    if (depth > maxDepth) throw new UnreadableFile(`the file has brackets more than ${maxDepth} deep`);
  });
}
