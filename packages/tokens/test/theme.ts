import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ThemeRules } from "../dtcg/contexts.ts";
import { inside } from "../dtcg/mistake.ts";
import type { TokenFiles } from "../dtcg/read-theme.ts";
import type { ExchangedTheme } from "../exchange/own-theme.ts";

const folder = fileURLToPath(new URL("theme/", import.meta.url));

/** Texts of a theme with four modes, by file name. */
export const texts: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(folder).map((name) => [name, readFileSync(folder + name, "utf8")]),
);

export function filesOf(from: Readonly<Record<string, string>>): TokenFiles {
  const names = Object.keys(from).filter((name) => name.endsWith(".tokens.json"));
  return Object.fromEntries(names.map((name) => [name, JSON.parse(from[name] ?? "{}")]));
}

const moreContrast = "(prefers-contrast: more)";

/** A requirement beyond the standard. Each theme has its own. */
const rules: ThemeRules = (tokens, report) => {
  for (const { path, value, file, keys } of tokens.values()) {
    const { value: size = 1 } = value as { value?: number };
    if (path.startsWith("fontSizes.") && size < 0.5)
      report(inside({ file, keys }, "$value"), `${size}rem is too small for fontSizes`, "write at least 0.5");
    if (path.includes("/")) report({ file, keys }, "has a slash in its name", "use letters and digits");
  }
};

export const theme: ExchangedTheme = {
  files: filesOf(texts),
  resolver: JSON.parse(texts["resolver.json"] ?? "{}"),
  folder,
  resolverFile: "resolver.json",
  modes: {
    light: { scheme: "light", rules: [{ selector: ":root" }] },
    dark: { scheme: "dark", rules: [{ selector: ".dark" }] },
    "light-more-contrast": {
      scheme: "light",
      hasMoreContrast: true,
      rules: [{ media: moreContrast, selector: ":root" }],
    },
    "dark-more-contrast": {
      scheme: "dark",
      hasMoreContrast: true,
      rules: [{ media: moreContrast, selector: ".dark" }],
    },
  },
  rules,
  prefix: "k",
  shares: { "fontSizes.h1": 13 },
  pairsFile: "pairs.ts",
};
