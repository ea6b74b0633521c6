import { readdirSync, readFileSync } from "node:fs";
import { checkFiles } from "../../dtcg/check-files.ts";
import type { ThemeRules } from "../../dtcg/contexts.ts";

const folder = new URL("small-theme/", import.meta.url);

/** Texts of a small, correct theme, by file name. */
export const texts: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), "utf8")]),
);

/** Checks the small theme, with some of its texts replaced. */
export function check(changed: Record<string, string> = {}, rules?: ThemeRules): string[] {
  return checkFiles({ ...texts, ...changed }, { folder: "", resolver: "resolver.json", rules });
}

/** A mistake in a file, and the messages about it. */
export interface Row {
  file: string;
  name: string;
  find: string;
  write: string;
  messages: string;
}

/**
 * Parses a table of mistakes. Each group names a file of small-theme/. Each row has a name, the text to replace, its
 * replacement, and the error messages without the file's name. A line break is `\n`.
 */
export function mistakesIn(rows: string): Row[] {
  return rows.split("\n# ").flatMap((group) => {
    const [file = "", ...lines] = group.split("\n").filter(Boolean);
    return lines.map((line) => {
      const [name = "", find = "", write = "", messages = ""] = line
        .split(" ¦ ")
        .map((text) => text.replaceAll(String.raw`\n`, "\n"));
      return { file, name, find, write, messages };
    });
  });
}
