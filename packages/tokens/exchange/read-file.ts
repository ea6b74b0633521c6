import { checkLength, type ForeignFile } from "./foreign-file.ts";
import type { ExchangedTheme } from "./own-theme.ts";
import { readCss } from "./read-css.ts";
import { readJson } from "./read-json.ts";
import { mentionsMode, modeOfFile } from "./token-names.ts";

/** Windows programs write it at the start of a text. */
const byteOrderMark = "\uFEFF";

/**
 * Reads a file of another program and detects its format from its content. Values without a mode belong to `mode`, or
 * else to the mode in the file or its name. CSS belongs to the default mode if its name mentions none. Throws
 * `UnreadableFile` for other files.
 */
export function readFile(text: string, name: string, modes: ExchangedTheme["modes"], mode?: string): ForeignFile {
  checkLength(text, name);
  const plain = text.startsWith(byteOrderMark) ? text.slice(byteOrderMark.length) : text;
  const known = Object.keys(modes);
  const usual = mode ?? modeOfFile(name, known);
  if (name.toLowerCase().endsWith(".css"))
    return readCss(plain, usual ?? (mentionsMode(name, known) ? undefined : known[0]), modes);
  const file = readJson(plain, name, known);
  return { ...file, tokens: file.tokens.map((token) => ({ ...token, mode: token.mode ?? usual })) };
}
