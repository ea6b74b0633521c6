import { generate } from "css-tree";
import { type CssItem, readBlocks } from "./css-blocks.ts";
import { type Part, partsOf, unknown } from "./css-modes.ts";
import { valueNodes } from "./fit-simple.ts";
import { type ForeignFile, nameProblem, TokenCollector } from "./foreign-file.ts";
import type { ExchangedTheme } from "./own-theme.ts";

type Modes = ExchangedTheme["modes"];

/** At-rules whose content is never a token of the page. */
const closed = ["font-face", "keyframes", "property", "page", "counter-style", "font-palette-values"];

/**
 * Reads custom properties of `:root`, of `.dark` and `[data-theme="dark"]`, of media queries for dark and for more
 * contrast, and of Tailwind's `@theme`. Properties without a condition belong to `usual`. Of two values under equal
 * selectors, the last one counts, unless only the first is `!important`.
 */
export function readCss(text: string, usual: string | undefined, modes: Modes): ForeignFile {
  const into = new TokenCollector();
  /** Declaration that applies, for each custom property under equal selectors. */
  const winners = new Map<string, CssItem>();
  const declared: CssItem[] = [];
  for (const item of readBlocks(text)) {
    const [shut] = item.around.filter(({ atRule = "" }) => closed.includes(atRule));
    if (shut) continue;
    if (item.kind === "unreadable") into.refuse(`line ${item.line}`, `${shown(item.name)} is not CSS; remove it`);
    else if (item.kind === "statement") into.leave(item.name);
    else if (item.kind === "rule") leaveClosed(item.name);
    else if (item.name.startsWith("--")) declared.push(item);
    else into.leave(item.name);
  }
  for (const item of declared) {
    const key = keyOf(item);
    const winner = winners.get(key);
    if (!winner?.isImportant || item.isImportant) winners.set(key, item);
  }
  for (const item of declared) {
    const winner = winners.get(keyOf(item)) ?? item;
    if (winner === item) add(item);
    else into.ignore(placeOf(item), `${placeOf(winner)} sets it too; CSS uses that one`);
  }
  return into.file("CSS custom properties");

  function leaveClosed(name: string): void {
    if (name.startsWith("@") && closed.includes(name.slice(1).split(" ", 1)[0] ?? "")) into.leave(name);
  }

  function add(item: CssItem): void {
    const conditions = conditionsOf(item, usual, modes);
    const problem = nameProblem([item.name]);
    const [value, ...others] = cssValuesIn(item.value);
    const token = { names: [item.name], value, others, at: placeOf(item) };
    if (problem) into.refuse(`line ${item.line}`, problem);
    else if (conditions.every((part) => part === "always")) into.add({ ...token, mode: usual });
    else {
      const mode = modeIn(conditions, usual, modes);
      if (mode === undefined)
        into.refuse(token.at, "is under a condition or selector that is not a mode of the theme; move it to :root");
      else into.add({ ...token, mode });
    }
  }
}

/**
 * Returns the conditions of a declaration. A rule such as `:root, .light` always applies if `.light` is the scheme of
 * `usual`. With the other scheme, it is unknown.
 */
function conditionsOf({ around }: CssItem, usual: string | undefined, modes: Modes): Part[] {
  return around.flatMap((prelude) => {
    const parts = partsOf(prelude);
    const [scheme] = parts.filter((part) => part !== "always");
    if (parts.length < 2 || prelude.atRule !== undefined) return parts;
    return scheme === modes[usual ?? ""]?.scheme ? ["always"] : [unknown];
  });
}

/** Returns the theme's mode that meets all conditions, or undefined if there is none. */
function modeIn(conditions: readonly Part[], usual: string | undefined, modes: Modes): string | undefined {
  if (conditions.includes(unknown) || (conditions.includes("light") && conditions.includes("dark"))) return undefined;
  const { scheme: own, hasMoreContrast } = modes[usual ?? ""] ?? {};
  const scheme = (["dark", "light"] as const).find((each) => conditions.includes(each)) ?? own;
  const isMore = conditions.includes("more") || (hasMoreContrast ?? false);
  return Object.keys(modes).find((mode) => {
    const traits = modes[mode];
    return traits?.scheme === scheme && (traits?.hasMoreContrast ?? false) === isMore;
  });
}

function keyOf({ name, around }: CssItem): string {
  return [name, ...around.map(({ id }) => id)].join(" ");
}

function placeOf({ name, line }: CssItem): string {
  return `${name.slice(0, 200)} (line ${line})`;
}

function shown(text: string): string {
  return `“${text.length > 60 ? `${text.slice(0, 59)}…` : text}”`;
}

/**
 * Returns a list with the text. For a value that is only a variable, returns its alias instead, followed by its
 * fallbacks, which can also be variables.
 */
export function cssValuesIn(text: string): unknown[] {
  const [node, ...more] = text.toLowerCase().startsWith("var(") ? valueNodes(text) : [];
  if (node?.type !== "Function" || more.length > 0) return [text];
  const [name, comma, ...fallback] = [...node.children];
  if (name?.type !== "Identifier") return [text];
  const rest = fallback
    .map((part) => generate(part))
    .join("")
    .trim();
  return [`{${name.name}}`, ...(comma && rest ? cssValuesIn(rest) : [])];
}
