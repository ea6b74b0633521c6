import { inside, type Place, type Report } from "./mistake.ts";

export interface ParsedFile {
  value: unknown;
  /** Returns the 1-based start line of the value at these keys, or of the nearest known value. */
  lineOf: (keys: readonly string[]) => number;
  /** Returns the position of the value at these keys, or undefined if there is none. */
  rangeOf: (keys: readonly string[]) => Range | undefined;
}

/** Range of characters in a text. `end` is exclusive. */
export interface Range {
  start: number;
  end: number;
}

/**
 * Position of a value and of its children. Stored as a tree, because full paths of many values with long names would
 * take too much memory.
 */
interface Span extends Range {
  line: number;
  below: Map<string, Span>;
}

const DEEPEST = 60;
/** Maximum length in characters. The theme's largest file has fewer than 20,000. */
const maxLength = 1_000_000;

function literalFix(source: string): string {
  const number = Number(source);
  const isNumber = source !== "" && Number.isFinite(number) && !/^0[xbo]/i.test(source);
  if (isNumber) return `write ${number}`;
  return source === "NaN" ? "write a number" : 'put text in "double quotes"';
}

/**
 * Parses JSON (RFC 8259) with the line of each value. `JSON.parse` has no lines and silently uses the last of two equal
 * keys. Reports every duplicate key and the first syntax error, after which it returns undefined.
 */
export function parseJson(text: string, file: string, report: Report): ParsedFile | undefined {
  const whole: Span = { start: 0, end: text.length, line: 1, below: new Map() };
  let reached: Place = { file, keys: [] };
  let [index, line] = [0, 1];

  class SyntaxMistake extends Error {
    readonly fix: string;
    constructor(problem: string, fix: string) {
      super(problem);
      this.fix = fix;
    }
  }

  function skipSpace(): void {
    while (index < text.length && " \t\r\n".includes(text.charAt(index))) {
      if (text[index] === "\n") line++;
      index++;
    }
  }

  function fail(expected: string): never {
    const found = text[index];
    if (/^(?:<{7}|={7}|>{7}|\|{7})/.test(text.slice(index, index + 7)))
      throw new SyntaxMistake("an unresolved merge conflict", "keep one of its two sides, and remove the markers");
    if (found === undefined) throw new SyntaxMistake(`the file ends where ${expected} is expected`, `add ${expected}`);
    if (found === "/" || found === "#") throw new SyntaxMistake("JSON has no comments", "use $description");
    if (found === "'") throw new SyntaxMistake("JSON quotes with \" and not with '", 'write "');
    if ("“”„".includes(found)) throw new SyntaxMistake(`${found} is not a quotation mark in JSON`, 'write "');
    throw new SyntaxMistake(`${expected} is expected, but ${found} found`, `write ${expected}`);
  }

  function value(at: Place, here: Span): unknown {
    if (at.keys.length > DEEPEST) throw new SyntaxMistake(`more than ${DEEPEST} levels deep`, "use fewer groups");
    [here.line, here.start] = [line, index];
    reached = at;
    const read = { "{": () => object(at, here), "[": () => list(at, here), '"': string }[text[index] ?? ""] ?? literal;
    const found = read();
    here.end = index;
    return found;
  }

  function enclosed(close: string, item: () => void): void {
    index++;
    skipSpace();
    if (text[index] === close) {
      index++;
      return;
    }
    for (;;) {
      item();
      skipSpace();
      if (text[index] === close) break;
      if (text[index] !== ",") fail(`a comma or ${close}`);
      const commaLine = line;
      index++;
      skipSpace();
      if (text[index] === close) {
        line = commaLine;
        throw new SyntaxMistake(`a comma before ${close}`, "remove the comma");
      }
    }
    index++;
  }

  /** Adds the span of a child. Replaces that of a duplicate key, because the last value wins. */
  function spanBelow({ below }: Span, key: string): Span {
    const lower = { start: index, end: index, line, below: new Map() };
    below.set(key, lower);
    return lower;
  }

  function object(at: Place, here: Span): unknown {
    const entries = new Map<string, unknown>();
    enclosed("}", () => {
      const [whole] = /\d{1,9},$/.exec(text.slice(Math.max(0, index - 10), index)) ?? [];
      const [decimals] = /^\d{1,9}/.exec(text.slice(index, index + 9)) ?? [];
      if (whole && decimals)
        throw new SyntaxMistake(`${whole}${decimals} has a comma`, `write ${whole.slice(0, -1)}.${decimals}`);
      if (text[index] !== '"') fail('a name in "double quotes"');
      const started = line;
      const key = string();
      const place = inside(at, key);
      if (entries.has(key)) {
        const first = here.below.get(key)?.line;
        report({ ...place, line: started }, `"${key}" appears twice, first on line ${first}`, "keep one of the two");
      }
      skipSpace();
      if (text[index] !== ":") fail("a colon");
      index++;
      skipSpace();
      entries.set(key, value(place, spanBelow(here, key)));
    });
    return Object.fromEntries(entries);
  }

  function list(at: Place, here: Span): unknown {
    const items: unknown[] = [];
    enclosed("]", () => items.push(value(inside(at, items.length), spanBelow(here, String(items.length)))));
    return items;
  }

  function string(): string {
    const start = index++;
    while (index < text.length && text[index] !== '"' && text[index] !== "\n") index += text[index] === "\\" ? 2 : 1;
    if (text[index] !== '"') throw new SyntaxMistake("unterminated text", 'close it with "');
    index++;
    return parsed(text.slice(start, index)) as string;
  }

  function literal(): unknown {
    const start = index;
    while (index < text.length && !' \t\r\n,:{}[]"'.includes(text.charAt(index))) index++;
    if (start === index) fail("a value");
    return parsed(text.slice(start, index));
  }

  function parsed(source: string): unknown {
    try {
      return JSON.parse(source);
    } catch {
      if (source.startsWith("//") || source.startsWith("/*"))
        throw new SyntaxMistake("JSON has no comments", "use $description");
      throw new SyntaxMistake(`${source.slice(0, 40)} is not a JSON value`, literalFix(source));
    }
  }

  try {
    if (text.length > maxLength)
      throw new SyntaxMistake(`longer than ${maxLength} characters`, "split it into several files");
    if (text.startsWith("\uFEFF"))
      throw new SyntaxMistake("the file begins with a byte-order mark", "save it as UTF-8 without one");
    const foreign = text.indexOf("\uFFFD");
    if (foreign >= 0) {
      line = text.slice(0, foreign).split("\n").length;
      throw new SyntaxMistake("the file is not UTF-8", "save it as UTF-8, and write the sign � again");
    }
    skipSpace();
    const root = value(reached, whole);
    skipSpace();
    if (index < text.length) throw new SyntaxMistake("text follows the last bracket", "remove it");
    return { value: root, lineOf, rangeOf: (keys) => spanAt(keys, () => undefined) };
  } catch (error) {
    if (!(error instanceof SyntaxMistake)) throw error;
    report({ ...reached, line }, error.message, error.fix);
    return undefined;
  }

  function lineOf(keys: readonly string[]): number {
    const found = spanAt(keys, (nearest) => nearest);
    return !found || found === whole ? 1 : found.line;
  }

  /**
   * Returns the span of the value at these keys. If there is none, passes the nearest enclosing span to `otherwise`.
   */
  function spanAt(keys: readonly string[], otherwise: (nearest: Span) => Span | undefined): Span | undefined {
    let found = whole;
    for (const key of keys) {
      const lower = found.below.get(key);
      if (!lower) return otherwise(found);
      found = lower;
    }
    return found;
  }
}
