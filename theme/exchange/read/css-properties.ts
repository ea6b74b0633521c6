import {
  type Atrule,
  type CssNode,
  type Declaration,
  generate,
  parse,
  type Rule,
  tokenize,
  tokenTypes,
} from "css-tree";
import type { Mode } from "../../conditions.ts";
import { type ForeignFile, UnreadableFile } from "../foreign-token.ts";
import { Collected, nameProblem } from "../limits.ts";
import { valueNodes } from "../value-nodes.ts";
import { modeOfMedia, modeOfSelector, type Part, unknown } from "./css-conditions.ts";

/** Maximum depth of nested brackets. Handwritten CSS has six or seven levels. */
const DEEPEST = 40;

/** At-rules that set no condition for their content. */
const transparent = ["theme", "layer"];

/**
 * Reads custom properties of `:root`, of `.dark` and `[data-theme="dark"]`, of media queries for dark and for more
 * contrast, and of Tailwind's `@theme`. Properties without a condition belong to `usual`.
 */
export function readCssProperties(text: string, usual: Mode): ForeignFile {
  checkDepth(text);
  const into = new Collected();
  // css-tree keeps unreadable selectors and values as raw text. They are refused later if they matter.
  read(parse(text, { positions: true }), []);
  return { format: "CSS custom properties", tokens: into.tokens, refused: into.refused };

  function read(node: CssNode, conditions: readonly Part[]): void {
    if (node.type === "StyleSheet" || node.type === "Block") for (const child of node.children) read(child, conditions);
    else if (node.type === "Rule") read(node.block, [...conditions, partOfRule(node)]);
    else if (node.type === "Atrule" && node.block) {
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
    if (problem) into.refuse(line, problem);
    else if (isOther)
      into.refuse(at, "stands under a condition or selector that is no mode of the theme; move it to :root");
    else into.add({ names: [property], mode: modeIn(conditions), value: valueIn(value), at });
  }

  function modeIn(conditions: readonly Part[]): Mode {
    const isDark = conditions.includes("dark") || (usual.startsWith("dark") && !conditions.includes("light"));
    const isMore = conditions.includes("more") || usual.endsWith("more-contrast");
    return `${isDark ? "dark" : "light"}${isMore ? "-more-contrast" : ""}`;
  }
}

/** Returns an alias if the value is only a variable, and text otherwise. */
function valueIn(value: CssNode): unknown {
  const text = generate(value).trim();
  const [node, ...more] = text.startsWith("var(") ? valueNodes(text) : [];
  const name = node?.type === "Function" && more.length === 0 ? node.children.first : undefined;
  return name?.type === "Identifier" ? `{${name.name}}` : text;
}

function partOfRule({ prelude }: Rule): Part {
  return prelude.type === "SelectorList" ? modeOfSelector(prelude) : unknown;
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
    if (depth > DEEPEST) throw new UnreadableFile(`the file has brackets more than ${DEEPEST} deep`);
  });
}
