import { tokenize, tokenTypes } from "css-tree";
import { UnreadableFile } from "./foreign-file.ts";

/** The start of a rule: a selector, or an at-rule with its condition. */
export interface Prelude {
  /** "media" for `@media print`. Undefined for a selector. */
  atRule?: string;
  /** Selector or condition, without comments. */
  text: string;
  /** Number that equal rules of the file share. Long selectors are slow to compare. */
  id: number;
}

/** Part of a stylesheet, with the rules around it, outermost first. */
export interface CssItem {
  kind: "declaration" | "statement" | "rule" | "unreadable";
  /** Property, at-rule, or the text that isn't CSS. */
  name: string;
  /** Value without comments and `!important`. */
  value: string;
  isImportant: boolean;
  /** Line in the file, from 1. */
  line: number;
  around: readonly Prelude[];
}

interface Token {
  type: number;
  text: string;
  line: number;
}

/** Maximum depth of nested brackets. Handwritten CSS has six or seven levels. */
const maxDepth = 40;

const { Ident, AtKeyword, Colon, Semicolon, Comment, WhiteSpace, CDO, CDC, Delim } = tokenTypes;
const { Function: Call, LeftParenthesis, LeftSquareBracket, LeftCurlyBracket } = tokenTypes;
const { RightParenthesis, RightSquareBracket, RightCurlyBracket } = tokenTypes;
const closers = new Map([
  [Call, RightParenthesis],
  [LeftParenthesis, RightParenthesis],
  [LeftSquareBracket, RightSquareBracket],
  [LeftCurlyBracket, RightCurlyBracket],
]);

/**
 * Returns the declarations, rules, at-rules and unreadable parts of a stylesheet in order (CSS Syntax 3, § 5.5). Rules
 * can be nested. Does not use css-tree's parser, which reads the content of `@theme` as declarations or as rules, never
 * as both. Throws `UnreadableFile` if brackets are nested too deeply.
 */
export function readBlocks(text: string): CssItem[] {
  const tokens = tokensOf(text);
  const items: CssItem[] = [];
  const around: Prelude[] = [];
  const ids = new Map<string, number>();
  let index = 0;
  while (index < tokens.length) {
    const token = tokens[index] as Token;
    if ([WhiteSpace, Semicolon, CDO, CDC].includes(token.type)) index++;
    else if (token.type === RightCurlyBracket) {
      if (!around.pop()) add("unreadable", token, "}");
      index++;
    } else readItem(token);
  }
  return items;

  function readItem(token: Token): void {
    const colon = nextSolid(tokens, index + 1);
    const isNamed = token.type === Ident && tokens[colon]?.type === Colon;
    const isCustom = isNamed && token.text.startsWith("--");
    const end = endOfItem(tokens, index, isCustom);
    const last = tokens[end]?.type;
    if (isNamed && last !== LeftCurlyBracket) {
      const { value, isImportant } = valueIn(tokens.slice(colon + 1, end));
      items.push({ ...itemOf("declaration", token, token.text), value, isImportant });
    } else if (last === LeftCurlyBracket) {
      const isAtRule = token.type === AtKeyword;
      const condition = textOf(tokens.slice(isAtRule ? index + 1 : index, end));
      const atRule = token.text.slice(1).toLowerCase();
      const name = isAtRule ? `${token.text} ${condition}`.trim() : condition;
      const id = ids.get(name) ?? ids.size;
      ids.set(name, id);
      add("rule", token, name);
      around.push(isAtRule ? { atRule, text: condition, id } : { text: condition, id });
      index = end + 1;
      return;
    } else add(token.type === AtKeyword ? "statement" : "unreadable", token, textOf(tokens.slice(index, end)));
    index = last === Semicolon ? end + 1 : end;
  }

  function itemOf(kind: CssItem["kind"], { line }: Token, name: string): CssItem {
    return { kind, name, value: "", isImportant: false, line, around: [...around] };
  }

  function add(kind: CssItem["kind"], token: Token, name: string): void {
    items.push(itemOf(kind, token, name));
  }
}

/**
 * Returns the index of the token that ends a declaration, or that opens the block of a rule. Custom properties can
 * contain blocks.
 */
function endOfItem(tokens: readonly Token[], start: number, isCustom: boolean): number {
  const open: number[] = [];
  for (let index = start; index < tokens.length; index++) {
    const { type } = tokens[index] as Token;
    const isOutside = open.length === 0;
    if (isOutside && (type === Semicolon || type === RightCurlyBracket)) return index;
    if (isOutside && type === LeftCurlyBracket && !isCustom) return index;
    if (type === open.at(-1)) open.pop();
    else {
      const closer = closers.get(type);
      if (closer !== undefined) open.push(closer);
    }
  }
  return tokens.length;
}

function nextSolid(tokens: readonly Token[], from: number): number {
  let index = from;
  while (tokens[index]?.type === WhiteSpace) index++;
  return index;
}

function valueIn(tokens: readonly Token[]): { value: string; isImportant: boolean } {
  const solid = tokens.filter(({ type }) => type !== WhiteSpace);
  const [mark, word] = solid.slice(-2);
  const isImportant = mark?.type === Delim && mark.text === "!" && word?.text.toLowerCase() === "important";
  return { value: textOf(isImportant && mark ? tokens.slice(0, tokens.indexOf(mark)) : tokens), isImportant };
}

function textOf(tokens: readonly Token[]): string {
  return tokens
    .map(({ type, text }) => (type === WhiteSpace ? " " : text))
    .join("")
    .trim();
}

/** Returns the tokens with their lines. A comment separates tokens, as white space does. */
function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let [line, depth] = [1, 0];
  tokenize(text, (type, start, end) => {
    const written = text.slice(start, end);
    if (closers.has(type)) depth++;
    if ([...closers.values()].includes(type)) depth--;
    if (depth > maxDepth) throw new UnreadableFile(`the file has brackets more than ${maxDepth} deep`);
    tokens.push({ type: type === Comment ? WhiteSpace : type, text: written, line });
    for (let at = written.indexOf("\n"); at >= 0; at = written.indexOf("\n", at + 1)) line++;
  });
  return tokens;
}
