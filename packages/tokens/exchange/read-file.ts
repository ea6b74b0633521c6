import { checkLength, type ForeignFile, UnreadableFile } from "./foreign-file.ts";
import type { ExchangedTheme } from "./own-theme.ts";
import { readCss } from "./read-css.ts";
import { readJson } from "./read-json.ts";
import { mentionsMode, modeOfFile } from "./token-names.ts";

/** Files that are not read, by extension, with the reason and the fix. */
const programs = new Map([
  ...["scss", "sass", "less"].map((end) => [end, "a stylesheet program; compile it to CSS"] as const),
  ...["js", "mjs", "cjs", "ts", "mts"].map((end) => [end, "a program; export its values as CSS or JSON"] as const),
  ...["yml", "yaml", "json5", "xml", "toml"].map((end) => [end, "not JSON; convert it to JSON"] as const),
]);

/** Character that some Windows programs write at the start of a text. */
const byteOrderMark = "\uFEFF";

/**
 * Reads a file of another program and detects its format from its content. Values without a mode belong to `mode` or,
 * if that is undefined, to the mode in the file's name. CSS belongs to the default mode if its name mentions none.
 * Throws `UnreadableFile` for files that it cannot read.
 */
export function readFile(text: string, name: string, modes: ExchangedTheme["modes"], mode?: string): ForeignFile {
  checkLength(text, name);
  const problem = programs.get(name.slice(name.lastIndexOf(".") + 1).toLowerCase());
  if (problem) throw new UnreadableFile(`${name} is ${problem}, and import that`);
  const plain = text.startsWith(byteOrderMark) ? text.slice(byteOrderMark.length) : text;
  const known = Object.keys(modes);
  const usual = mode ?? modeOfFile(name, known);
  if (name.toLowerCase().endsWith(".css"))
    return readCss(plain, usual ?? (mentionsMode(name, known) ? undefined : known[0]), modes);
  const file = readJson(plain, name, known);
  return { ...file, tokens: file.tokens.map((token) => ({ ...token, mode: token.mode ?? usual })) };
}
