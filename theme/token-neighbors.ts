import { colorToHex, hexToOklch, type Oklch } from "@kindred-ground/tokens/color/color.ts";
import type { Token } from "@kindred-ground/tokens/dtcg/contexts.ts";
import { inside, type Report } from "@kindred-ground/tokens/dtcg/mistake.ts";
import { aliasTarget } from "@kindred-ground/tokens/dtcg/references.ts";
import { amountOf, placeOfValue } from "@kindred-ground/tokens/dtcg/relations.ts";
import type { ColorValue } from "@kindred-ground/tokens/dtcg/values.ts";
import { palettes } from "./contrast-pairs.ts";

type Tokens = ReadonlyMap<string, Token>;

/** Checks colors against the colors next to or behind them. */
export function checkNeighbors(tokens: Tokens, report: Report): void {
  checkSegments(tokens, report);
  checkPage(tokens, report);
  const used = new Set([...tokens.values()].flatMap(({ raw, isByModifier }) => (isByModifier ? aliasTarget(raw) : [])));
  for (const token of tokens.values()) {
    if (token.type === "shadow") checkShadow(token, tokens, report);
    if (used.has(token.path)) checkStepAlpha(token, report);
    checkPalette(token, tokens, report);
  }
}

/**
 * Reports segments of the wheel with the same color, which look like one segment. Compares them in each mode and each
 * depth.
 */
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

/** Reports a page background with an alpha, because nothing is behind the page. */
function checkPage(tokens: Tokens, report: Report): void {
  const page = tokens.get("color.bg.canvas");
  const { alpha = 1 } = (page?.value ?? {}) as Partial<ColorValue>;
  // A step with an alpha is reported where it is written.
  if (page && alpha < 1 && !aliasTarget(page.raw))
    report(placeOfValue(page), `alpha is ${alpha}, and nothing is behind the page`, "remove the alpha");
}

/** Reports a step of a ramp with an alpha. A color by purpose can have an alpha, which the gate judges. */
function checkStepAlpha(token: Token, report: Report): void {
  if (token.type !== "color" || aliasTarget(token.raw)) return;
  const { alpha = 1 } = token.value as ColorValue;
  const problem = `alpha is ${alpha}, and every use of this step would let its background through`;
  if (alpha < 1) report(placeOfValue(token), problem, "remove the alpha");
}

/** Maximum chroma of a shadow in OKLCH. A more colorful one looks like paint. */
const maxShadowChroma = 0.1;

/** Bounds of a shadow's alpha: a lower alpha is invisible, and a higher one covers the page like a second panel. */
const shades = { min: 0.04, max: 0.8 };
/** Maximum of each part in px. A panel with a farther shadow seems to float away. */
const maxShadow = { offsetX: 32, offsetY: 32, spread: 32, blur: 64 };
/** Maximum lightness of a shadow above that of the page. A lighter shadow looks like a light behind the panel. */
const glow = 0.1;

interface Shadow {
  color: ColorValue;
  [part: string]: unknown;
}

/** Reports a shadow that is lighter than the page or colorful, far from its panel, invisible or nearly opaque. */
function checkShadow(token: Token, tokens: Tokens, report: Report): void {
  const page = tokens.get("color.bg.canvas")?.value as ColorValue | undefined;
  for (const { color, ...parts } of [token.value].flat() as Shadow[]) {
    const place = inside(placeOfValue(token), "color");
    const { alpha = 1 } = color;
    if (alpha < shades.min)
      report(place, `alpha is ${alpha}, and the shadow is invisible`, `write at least ${shades.min}`);
    else if (alpha > shades.max) {
      const problem = `alpha is ${alpha}, which covers the page instead of shading it`;
      report(place, problem, 'write "alpha": 0.16, or at most 0.8 in dark');
    }
    const [own, chroma] = oklchOf(color);
    if (chroma > maxShadowChroma)
      report(place, `chroma is ${chroma.toFixed(2)}, and a shadow is nearly gray`, "write at most 0.1");
    if (token.path === "shadows.raised" && parts.inset === true)
      report(inside(placeOfValue(token), "inset"), "is inside its panel, which it should raise", 'remove "inset"');
    if (page && own > oklchOf(page)[0] + glow) {
      const maxLightness = Math.floor(oklchOf(page)[0] * 50) / 100;
      report(place, "is lighter than the page, so that it glows", `write a lightness of at most ${maxLightness}`);
    }
    checkBlur(token, parts, report);
    const down = amountOf({ value: parts.offsetY }) ?? 0;
    if (down < 0) {
      const fix = `write ${-down / 16} rem`;
      report(inside(placeOfValue(token), "offsetY"), `offsetY is ${down}px, and light falls from above`, fix);
    }
    for (const [part, max] of Object.entries(maxShadow)) {
      const amount = Math.abs(amountOf({ value: parts[part] }) ?? 0);
      const problem = `${part} is ${amount}px, more than ${max}px, far from its panel`;
      if (amount > max) report(inside(placeOfValue(token), part), problem, `write at most ${max / 16} rem`);
    }
  }
}

/** Reports a blur smaller than the offset, which leaves a hard edge. */
function checkBlur(token: Token, parts: Readonly<Record<string, unknown>>, report: Report): void {
  const amount = (part: string) => Math.abs(amountOf({ value: parts[part] }) ?? 0);
  const blur = amount("blur");
  const farther = amount("offsetX") > amount("offsetY") ? "offsetX" : "offsetY";
  const offset = amount(farther);
  if (blur >= offset) return;
  const unit = unitOf(parts.blur);
  const hasWrongUnit = unit === "px" && unitOf(parts[farther]) === "rem" && blur * 16 >= offset;
  const least = unit === "px" ? `${offset} px` : `${offset / 16} rem`;
  const fix = hasWrongUnit ? `write ${blur} rem` : `write at least ${least}, or swap it and ${farther}`;
  const problem = `blur is ${rounded(blur)}px, less than the offset of ${rounded(offset)}px, so that its edge looks hard`;
  report(inside(placeOfValue(token), "blur"), problem, fix);
}

function rounded(amount: number): number {
  return Number(amount.toFixed(2));
}

function unitOf(length: unknown): string {
  return (length as { unit?: string } | undefined)?.unit ?? "";
}

function oklchOf(color: ColorValue): Oklch {
  return hexToOklch(colorToHex({ ...color, alpha: 1 }));
}

const colorful: readonly string[] = palettes.filter((name) => name !== "neutral");

/** Reports a palette that uses another palette's ramp, because an error must never look like a success. */
function checkPalette(token: Token, tokens: Tokens, report: Report): void {
  const [, name = ""] = token.path.split(".");
  const [, ramp = "", step] = aliasTarget(token.raw)?.split(".") ?? [];
  const isOther = [name, ramp].every((one) => colorful.includes(one)) && ramp !== name;
  if (!isOther || !token.isByModifier) return;
  const own = `color.${name}.${step}`;
  const fix = `write {${tokens.has(own) ? own : `color.${name}.…`}}`;
  report(placeOfValue(token), `refers to ${ramp}, which has another meaning than ${name}`, fix);
}
