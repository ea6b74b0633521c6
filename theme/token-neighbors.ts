import { colorToHex, hexToOklch } from "@kindred-ground/tokens/color/color.ts";
import type { Token } from "@kindred-ground/tokens/dtcg/contexts.ts";
import { inside, type Report } from "@kindred-ground/tokens/dtcg/mistake.ts";
import { aliasTarget } from "@kindred-ground/tokens/dtcg/references.ts";
import { amountOf, placeOfValue } from "@kindred-ground/tokens/dtcg/relations.ts";
import type { ColorValue } from "@kindred-ground/tokens/dtcg/values.ts";
import { paletteRules, palettes } from "./contrast-pairs.ts";

type Tokens = ReadonlyMap<string, Token>;

/** Checks colors against those beside or behind them. */
export function checkNeighbors(tokens: Tokens, report: Report): void {
  checkSegments(tokens, report);
  checkPage(tokens, report);
  for (const token of tokens.values()) {
    if (token.type === "shadow") checkShadow(token, tokens, report);
    checkStatus(token, tokens, report);
  }
}

/** Segments of the wheel with one color look like one segment. Compares them in each mode, and in each depth. */
function checkSegments(tokens: Tokens, report: Report): void {
  const paths = new Map<string, string>();
  for (const token of tokens.values()) {
    const [, kind] = /^color\.(wheel|spoke)\.\d+/.exec(token.path) ?? [];
    if (!kind) continue;
    const step = token.path.split(".")[3] ?? "";
    const color = `${kind}.${step} ${JSON.stringify((token.value as ColorValue).components)}`;
    const other = paths.get(color);
    if (other)
      report(placeOfValue(token), `is the color of ${other}, and segments of the wheel must differ`, "turn its hue");
    paths.set(color, token.path);
  }
}

/** Nothing is behind the page. */
function checkPage(tokens: Tokens, report: Report): void {
  const page = tokens.get("color.bg.canvas");
  const { alpha = 1 } = (page?.value ?? {}) as Partial<ColorValue>;
  if (!page || alpha === 1) return;
  // The alpha is written where the alias leads.
  const source = tokens.get(aliasTarget(page.raw) ?? "") ?? page;
  const problem = `alpha is ${alpha}, and nothing is behind the page`;
  report(placeOfValue(source), source === page ? problem : `${problem}, which has this color`, "remove the alpha");
}

/** Bounds of a shadow's alpha: one below is invisible, and one above covers the page like a second panel. */
const shades = { min: 0.04, max: 0.8 };
/** Maximum of each part in px. A panel with a farther shadow seems to float away. */
const farthest = { offsetX: 32, offsetY: 32, spread: 32, blur: 64 };
/** A shadow that is lighter than the page by more than this looks like a light behind the panel. */
const glow = 0.1;

interface Shadow {
  color: ColorValue;
  [part: string]: unknown;
}

/** A shadow is darker than the page, close to its panel, and lets the page show through. */
function checkShadow(token: Token, tokens: Tokens, report: Report): void {
  const page = tokens.get("color.bg.canvas")?.value as ColorValue | undefined;
  for (const { color, ...parts } of [token.value].flat() as Shadow[]) {
    const place = inside(placeOfValue(token), "color");
    const { alpha = 1 } = color;
    if (alpha < shades.min) report(place, `alpha is ${alpha}, and the shadow is invisible`, "write at least 0.1");
    else if (alpha > shades.max) {
      const problem = `alpha is ${alpha}, which covers the page instead of shading it`;
      report(place, problem, 'write "alpha": 0.16, or at most 0.8 in dark');
    }
    const own = lightnessOf(color);
    if (page && own > lightnessOf(page) + glow) {
      const most = Math.floor(lightnessOf(page) * 50) / 100;
      report(place, "is lighter than the page, so that it glows", `write a lightness of at most ${most}`);
    }
    for (const [part, most] of Object.entries(farthest)) {
      const amount = Math.abs(amountOf({ value: parts[part] }) ?? 0);
      const problem = `${part} is ${amount}px, more than ${most}px, far from its panel`;
      if (amount > most) report(inside(placeOfValue(token), part), problem, `write at most ${most / 16} rem`);
    }
  }
}

/** From 0 to 1, as in OKLCH. */
function lightnessOf(color: ColorValue): number {
  return hexToOklch(colorToHex({ ...color, alpha: 1 }))[0];
}

/** Messages have the colors of their own ramps, so that an error never looks like a success. */
const statuses = palettes.filter((name) => name !== "neutral" && !paletteRules.lasting.includes(name));

function checkStatus(token: Token, tokens: Tokens, report: Report): void {
  const [, name = ""] = token.path.split(".");
  const [, ramp = "", step] = aliasTarget(token.raw)?.split(".") ?? [];
  const isOther = statuses.some((status) => status === name) && ramp !== name;
  if (!isOther || !palettes.some((palette) => palette === ramp) || ramp === "neutral") return;
  const own = `color.${name}.${step}`;
  const fix = `write {${tokens.has(own) ? own : `color.${name}.…`}}`;
  report(placeOfValue(token), `refers to ${ramp}, which has another meaning than ${name}`, fix);
}
