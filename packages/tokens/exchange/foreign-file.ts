import type { OwnToken } from "./own-theme.ts";

export interface ForeignToken {
  /** Groups and name, outermost first: ["color", "clay", "600"]. */
  names: readonly string[];
  /** Mode of its file or column. Undefined if that isn't a mode of the theme. */
  mode?: string | undefined;
  /**
   * A value of the standard, an alias ("{color.clay.600}"), or text and numbers in the format of design tools and CSS.
   */
  value: unknown;
  /** Values to use if `value` is an alias without a target, in order: the fallbacks of `var()`, or Figma's value. */
  others?: readonly unknown[];
  /** Position in the file: a name or a line. */
  at: string;
  description?: string | undefined;
  /** True for Figma variables, which have no units, a single typeface, and an opacity up to 100. */
  isFigma?: boolean;
}

export interface Refusal {
  at: string;
  /** Problem, then a semicolon and the fix. */
  problem: string;
}

/** A value that another one in the file replaces. */
export type Ignored = Refusal;

export interface ForeignFile {
  /** Name of the format in the report: "Figma’s variables, exported for one mode". */
  format: string;
  tokens: ForeignToken[];
  refusals: Refusal[];
  ignored: Ignored[];
  /** Parts of the file that are not tokens: properties, at-rules, extensions. Each is named once. */
  left: string[];
}

/** Thrown if the entire file is unreadable: too long, too deep, or not in its format. */
export class UnreadableFile extends Error {}

/** Maximum length in characters, as in the JSON parser. The largest file of the theme's own exports has 66,000. */
export const maxFileLength = 1_000_000;
/** Maximum number of values. The theme has about 640 in its files, and 1,600 with every mode written out. */
const maxTokens = 5_000;
/**
 * Maximum number of new tokens. Most ramps have eleven. Each new token is inserted into the text of a file separately.
 */
export const maxNewTokens = 300;
const maxNameLength = 100;
/** Maximum depth of nested groups. The theme has four levels. */
const maxDepth = 12;
/** Maximum length of a text value. The theme's longest is a list of typefaces. */
const maxTextLength = 1_000;

/** Property names of JavaScript's own objects and functions. They are an attack or a mistake, never a token. */
const prototypeNames = ["__proto__", "constructor", "prototype"];

export function checkLength(text: string, name: string): void {
  if (text.length > maxFileLength)
    throw new UnreadableFile(`${name} has more than ${maxFileLength} characters; export fewer tokens at a time`);
}

export function nameProblem(names: readonly string[]): string | undefined {
  const name = names.at(-1) ?? "";
  if (prototypeNames.includes(name)) return `the name ${name} is reserved in JavaScript; rename it`;
  if (name.length > maxNameLength) return `a name has more than ${maxNameLength} characters; shorten it`;
  if (names.length > maxDepth) return `groups are nested more than ${maxDepth} levels deep; use fewer`;
  return undefined;
}

/** Collects tokens and refusals. Throws if their number exceeds the limit. */
export class TokenCollector {
  readonly tokens: ForeignToken[] = [];
  private readonly refusals: Refusal[] = [];
  private readonly ignored: Ignored[] = [];
  private readonly left = new Set<string>();

  add(token: ForeignToken): void {
    if (
      [token.value, token.description, ...(token.others ?? [])].some(
        (text) => typeof text === "string" && text.length > maxTextLength,
      )
    )
      this.refuse(token.at, `has more than ${maxTextLength} characters; shorten it`);
    else {
      this.tokens.push(token);
      this.checkCount();
    }
  }

  refuse(at: string, problem: string): void {
    this.refusals.push({ at: at.slice(0, maxTextLength), problem });
    this.checkCount();
  }

  /** Records a value that another one replaces. */
  ignore(at: string, problem: string): void {
    this.ignored.push({ at, problem });
    this.checkCount();
  }

  /** Records a part of the file that is not a token. */
  leave(name: string): void {
    this.left.add(name.slice(0, maxNameLength));
  }

  file(format: string): ForeignFile {
    const { tokens, refusals, ignored, left } = this;
    return { format, tokens, refusals, ignored, left: [...left] };
  }

  private checkCount(): void {
    if (this.tokens.length + this.refusals.length + this.ignored.length > maxTokens)
      throw new UnreadableFile(`the file has more than ${maxTokens} tokens; export fewer at a time`);
  }
}

/** A value to write into a file of the theme. */
export interface Change {
  /** Token with its new value. */
  token: OwnToken;
  /** Previous value in the file. Undefined for a new value of a mode. */
  before: unknown;
  /** Conversions along the way, such as a color that becomes a reference to its step. */
  notes: string[];
  from: ForeignToken;
}

export interface Outcome {
  changes: Change[];
  /** Unchanged tokens, with their positions in the theme and in the imported file. */
  unchanged: { file: string; path: string; at: string }[];
  refusals: Refusal[];
  ignored: Ignored[];
}
