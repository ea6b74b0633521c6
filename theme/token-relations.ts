import { placeOf, type Token } from "./dtcg/contexts.ts";
import { inside, type Report, suggestion } from "./dtcg/mistake.ts";
import { isObject } from "./dtcg/read-tree.ts";
import { aliasTarget } from "./dtcg/references.ts";
import { weightNames } from "./dtcg/simple-values.ts";
import { loadedFonts, standIns } from "./loaded-fonts.ts";

type Tokens = ReadonlyMap<string, Token>;

/** Tokens that must increase in this order, with the reason. */
const rising: readonly { group: string; names: readonly string[]; because: string }[] = [
  {
    group: "zIndex",
    names: ["behind", "base", "raised", "sticky", "popover", "toast", "skipLink"],
    because: "each covers the one before",
  },
  {
    group: "radii",
    names: ["control", "panel", "pill"],
    because: "small corners are for controls, large ones for panels",
  },
  { group: "borderWidths", names: ["thin", "medium", "thick", "accent"], because: "each is for a stronger edge" },
  { group: "sizes.icon", names: ["sm", "md", "lg", "xl"], because: "each is for larger text" },
  { group: "fluid", names: ["from", "to"], because: "values grow from one to the other" },
  { group: "durations", names: ["fast", "moderate", "slow"], because: "each is for a longer way" },
];

/** Smallest target of WCAG 2.2, 2.5.5, in px. */
const leastTarget = 44;
/** Longest duration in ms. Springs take as long as `durations.slow`. */
const longestSpring = 400;
/** Thickest border in px. A thicker one is a shape, not an edge. */
const thickestBorder = 16;
const generics = ["serif", "sans-serif", "monospace", "system-ui", "cursive", "fantasy"];

/** Checks this theme's requirements for tokens in relation to each other and to its fonts. */
export function checkRelations(tokens: Tokens, report: Report): void {
  for (const { group, names, because } of rising) checkOrder(group, names, because);
  for (const token of tokens.values()) {
    if (token.path.startsWith("fonts.")) checkFamilies(token);
    if (token.path.startsWith("fontWeights.")) checkWeight(token);
    if (token.path.startsWith("borderWidths.")) atMost(token, thickestBorder, "a thicker border is no longer an edge");
    if (token.path.endsWith(".max")) checkEnds(token);
    for (const [key, raw] of writtenIn(token.raw)) checkAlias(token, key, raw);
  }
  atLeast(tokens.get("sizes.target"), leastTarget, "a smaller target is hard to press");
  atMost(tokens.get("durations.slow"), longestSpring, "visitors wait for a longer spring");
  const target = amountOf(tokens.get("sizes.target"));
  if (target) atMost(tokens.get("radii.control"), target / 2, "a control with a larger radius looks like a pill");
  const [ring, gap] = ["borderWidths.ring", "borderWidths.medium"].map((path) => amountOf(tokens.get(path)));
  if (ring && gap)
    atLeast(tokens.get("borderWidths.halo"), ring + gap + 1, "a smaller halo is hidden behind the focus indicator");

  function checkOrder(group: string, names: readonly string[], because: string): void {
    const known = names.flatMap((name) => tokens.get(`${group}.${name}`) ?? []);
    for (const [index, token] of known.entries()) {
      const before = known[index - 1];
      const [lower, own] = [amountOf(before), amountOf(token)];
      if (!before || lower === undefined || own === undefined || own >= lower) continue;
      const problem = `${shown(token)} is below ${before.path}, ${shown(before)}, and ${because}`;
      report(placeOfValue(token), problem, "write more, or less for the other");
    }
  }

  function atLeast(token: Token | undefined, least: number, because: string): void {
    const amount = amountOf(token);
    if (token && amount !== undefined && amount < least)
      report(
        placeOfValue(token),
        `${shown(token)} is less than ${least}px, and ${because}`,
        `write at least ${inUnit(token, least)}`,
      );
  }

  function atMost(token: Token | undefined, most: number, because: string): void {
    const amount = amountOf(token);
    if (token && amount !== undefined && amount > most)
      report(
        placeOfValue(token),
        `${shown(token)} is more than ${most}${token.type === "duration" ? "ms" : "px"}, and ${because}`,
        `write at most ${inUnit(token, most)}`,
      );
  }

  function checkFamilies(token: Token): void {
    const families = [token.value].flat().map(String);
    const known = [...Object.keys(loadedFonts), ...standIns.map(({ family }) => family), ...generics];
    for (const family of families.filter((name) => !known.includes(name)))
      report(
        placeOfValue(token),
        `no file of the site loads the font ${family}`,
        `add it to theme/loaded-fonts.ts, or ${suggestion(family, known)}`,
      );
    if (!generics.includes(families.at(-1) ?? ""))
      report(
        placeOfValue(token),
        "ends without a generic family, so that text can change its width",
        'add "serif" or "sans-serif"',
      );
  }

  function checkWeight(token: Token): void {
    const weight = Number(weightNames[String(token.value)] ?? token.value);
    for (const family of new Set(
      ["fonts.heading", "fonts.body"].map((path) => String([tokens.get(path)?.value].flat()[0])),
    )) {
      const [lightest, heaviest] = new Map<string, { weights: readonly [number, number] }>(
        Object.entries(loadedFonts),
      ).get(family)?.weights ?? [1, 1000];
      if (weight >= lightest && weight <= heaviest) continue;
      const fix = weight < lightest ? `write at least ${lightest}` : `write at most ${heaviest}`;
      report(placeOfValue(token), `${weight} is outside the weights of ${family}, ${lightest} to ${heaviest}`, fix);
    }
  }

  /** Larger text has less letter spacing, so its values count without their sign. */
  function checkEnds(max: Token): void {
    const min = tokens.get(max.path.replace(/\.max$/, ".min"));
    const [from, to] = [min, max].map((token) => Math.abs(amountOf(token) ?? 0));
    if (min && from !== undefined && to !== undefined && from > to)
      report(placeOfValue(min), `${shown(min)} is above its max, ${shown(max)}`, "swap the two");
  }

  function checkAlias(token: Token, key: string | undefined, raw: unknown): void {
    const target = aliasTarget(raw);
    if (!target?.endsWith(".min") || !tokens.has(target.replace(/\.min$/, ".max"))) return;
    const place = key === undefined ? placeOfValue(token) : inside(placeOfValue(token), key);
    const fix = `write {${target.replace(/\.min$/, ".max")}}, which means the whole fluid value`;
    report(place, `refers to {${target}}, only the smaller end of a fluid value`, fix);
  }
}

/** Returns a value, or each part of a text style. */
function writtenIn(raw: unknown): [key: string | undefined, value: unknown][] {
  return isObject(raw) && !("$ref" in raw) ? Object.entries(raw) : [[undefined, raw]];
}

function placeOfValue(token: Token) {
  return inside(placeOf(token), "$value");
}

const sizes: Readonly<Record<string, number>> = { px: 1, rem: 16, ms: 1, s: 1000 };

/** Returns a number, a length in px or a duration in ms. */
function amountOf(token: Token | undefined): number | undefined {
  if (typeof token?.value === "number") return token.value;
  const { value, unit } = (token?.value ?? {}) as { value?: number; unit?: string };
  return value === undefined ? undefined : value * (sizes[unit ?? ""] ?? 1);
}

function inUnit({ value }: Token, px: number): string {
  const { unit } = value as { unit: string };
  return `${px / (sizes[unit] ?? 1)} ${unit}`;
}

function shown({ value }: Token): string {
  const { value: amount = value, unit = "" } = (isObject(value) ? value : {}) as { value?: unknown; unit?: string };
  return `${amount}${unit}`;
}
