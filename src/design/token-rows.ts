import { type Mode, modes } from "../../theme/conditions.ts";
import { cssValue, writtenColor } from "../../theme/css-value.ts";
import { cssName } from "../../theme/exchange/token-names.ts";
import { readTokens } from "../../theme/read-tokens.ts";
import { resolver, tokenFiles } from "../../theme/token-files.ts";
import { oneLine } from "../../theme/token-text.ts";
import { everyEntry, groupName } from "./workbench/token-entry.ts";

/** Texts of a token that people copy. `hex` is empty for tokens that aren't colors. */
export interface TokenForms {
  name: string;
  variable: string;
  value: string;
  hex: string;
}

export interface TokenRow {
  /** "color.clay" */
  group: string;
  about: string;
  deprecated: string | boolean;
  forms: Record<Mode, TokenForms>;
  /** Lowercase text that a search looks through. */
  text: string;
}

/** Returns each token of the theme once, with its forms in every mode. */
export function tokenRows(): TokenRow[] {
  const entries = new Map([...everyEntry(tokenFiles)].reverse().map((entry) => [entry.path, entry]));
  const byMode = modes.map((mode) => [mode, readTokens(tokenFiles, resolver, mode)] as const);
  return [...(byMode[0]?.[1].keys() ?? [])].map((path) => {
    const { description = "", about = "", deprecated = false } = entries.get(path) ?? {};
    const inModes = byMode.map(([mode, tokens]) => {
      const token = tokens.get(path);
      const text = !token ? "" : token.type === "typography" ? oneLine(token.raw) : cssValue(token, writtenColor);
      const hex = token?.type === "color" ? cssValue(token) : "";
      return [mode, { name: path, variable: cssName(path), value: text, hex }] as const;
    });
    const values = new Set(inModes.flatMap(([, { value, hex }]) => [value, hex]));
    return {
      group: groupName(path),
      about: description,
      deprecated,
      forms: Object.fromEntries(inModes) as Record<Mode, TokenForms>,
      text: `${path} ${cssName(path)} ${description} ${about} ${[...values].join(" ")}`.toLowerCase(),
    };
  });
}
