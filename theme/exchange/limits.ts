import { type ForeignToken, type Refusal, UnreadableFile } from "./foreign-token.ts";

/** Maximum in characters, as in the JSON parser. The largest file of the theme's own exports has 61,000. */
export const LONGEST_FILE = 1_000_000;
/** The theme has 630 values in its files, and 1,600 with every mode written out. */
const MOST_TOKENS = 5_000;
/** A ramp has eleven. Each new token is inserted into the text of a file separately. */
export const MOST_NEW = 300;
const LONGEST_NAME = 100;
/** Maximum depth of nested groups. The theme has four levels. */
const DEEPEST = 12;
/** Maximum for a text value. The theme's longest is a list of typefaces. */
const LONGEST_TEXT = 1_000;

/** Property names of every JavaScript object. They are an attack or a mistake, never a token. */
const PROTOTYPE_NAMES = ["__proto__", "constructor", "prototype"];

export function checkLength(text: string, name: string): void {
  if (text.length > LONGEST_FILE)
    throw new UnreadableFile(`${name} has more than ${LONGEST_FILE} characters; export fewer tokens at a time`);
}

export function nameProblem(names: readonly string[]): string | undefined {
  const name = names.at(-1) ?? "";
  if (PROTOTYPE_NAMES.includes(name)) return `the name ${name} is taken by JavaScript; rename it`;
  if (name.length > LONGEST_NAME) return `a name has more than ${LONGEST_NAME} characters; shorten it`;
  if (names.length > DEEPEST) return `groups within groups are more than ${DEEPEST} deep; use fewer`;
  return undefined;
}

/** Collects tokens and refusals. Throws if their number exceeds the limit. */
export class Collected {
  readonly tokens: ForeignToken[] = [];
  readonly refused: Refusal[] = [];

  add(token: ForeignToken): void {
    if ([token.value, token.description].some((text) => typeof text === "string" && text.length > LONGEST_TEXT))
      this.refuse(token.at, `has more than ${LONGEST_TEXT} characters; shorten it`);
    else {
      this.tokens.push(token);
      this.checkCount();
    }
  }

  refuse(at: string, problem: string): void {
    this.refused.push({ at: at.slice(0, LONGEST_TEXT), problem });
    this.checkCount();
  }

  private checkCount(): void {
    if (this.tokens.length + this.refused.length > MOST_TOKENS)
      throw new UnreadableFile(`the file has more than ${MOST_TOKENS} tokens; export fewer at a time`);
  }
}
