import { placeOf, type Token } from "@kindred-ground/tokens/dtcg/contexts.ts";
import { inside, type Report, suggestion } from "@kindred-ground/tokens/dtcg/mistake.ts";
import { isObject } from "@kindred-ground/tokens/dtcg/read-tree.ts";
import { aliasTarget } from "@kindred-ground/tokens/dtcg/references.ts";
import { weightNames } from "@kindred-ground/tokens/dtcg/simple-values.ts";
import { loadedFonts, standIns } from "./loaded-fonts.ts";

type Tokens = ReadonlyMap<string, Token>;

interface Rising {
  group: string;
  names: readonly string[];
  because: string;
  /** True if equal values are a mistake too. */
  isStrict?: boolean;
}

/** Tokens that must increase in this order, with the reason. */
const rising: readonly Rising[] = [
  {
    group: "zIndex",
    names: ["behind", "base", "raised", "sticky", "popover", "toast", "skipLink"],
    because: "each covers the one before",
    isStrict: true,
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
/** Most that a curve goes below its beginning and beyond its end, as in the workbench. */
const overshoot = 0.5;
/** Thickest border in px. A thicker one is a shape, not an edge. */
const thickestBorder = 16;
const generics = ["serif", "sans-serif", "monospace", "system-ui", "cursive", "fantasy"];

/** Checks this theme's requirements for tokens in relation to each other and to its fonts. */
export function checkRelations(tokens: Tokens, report: Report): void {
  for (const order of rising) checkOrder(order);
  for (const group of ["spacing", "sizes"])
    checkOrder({ group, names: stepsOf(group), because: "a higher number is a larger step" });
  for (const token of tokens.values()) {
    if (token.path.startsWith("fonts.")) checkFamilies(token);
    if (token.path.startsWith("fontWeights.")) checkWeight(token);
    if (token.path.startsWith("easings.")) checkCurve(token);
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

  /** Returns the names of a group that are numbers, lowest first. */
  function stepsOf(group: string): string[] {
    const names = [...tokens.keys()].flatMap((path) =>
      path.startsWith(`${group}.`) ? path.slice(group.length + 1) : [],
    );
    return names.filter((name) => /^\d+$/.test(name)).sort((one, other) => Number(one) - Number(other));
  }

  function checkOrder({ group, names, because, isStrict = false }: Rising): void {
    const known = names.flatMap((name) => {
      const token = tokens.get(`${group}.${name}`);
      const amount = amountOf(token);
      return token && amount !== undefined ? [{ token, amount }] : [];
    });
    const follows = (index: number, before: number) => {
      const [lower, own] = [known[before]?.amount ?? -Infinity, known[index]?.amount ?? Infinity];
      return isStrict ? own > lower : own >= lower;
    };
    for (const [index, { token, amount }] of known.entries()) {
      const before = known[index - 1];
      if (!before || follows(index, index - 1)) continue;
      // The one before is wrong if the others are in order without it, and not without this one.
      if (follows(index, index - 2) && !follows(index + 1, index - 1)) {
        const meant = before.amount / 16;
        const isMeant = meant >= (known[index - 2]?.amount ?? 0) && meant <= amount;
        const fix = isMeant ? inUnit(before.token, meant) : `at most ${inUnit(before.token, amount)}`;
        const problem = `${shown(before.token)} is above ${token.path}, ${shown(token)}, and ${because}`;
        report(placeOfValue(before.token), problem, `write ${fix}`);
        continue;
      }
      const problem = `${amount < before.amount ? "is below" : "is not above"} ${before.token.path}, ${shown(before.token)}`;
      const least = `${isStrict ? "more than" : "at least"} ${inUnit(token, before.amount)}`;
      const fix = `write ${least}, or less for ${before.token.path}`;
      report(placeOfValue(token), `${shown(token)} ${problem}, and ${because}`, fix);
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
    const loaded = Object.keys(loadedFonts);
    const known = [...loaded, ...standIns.map(({ family }) => family), ...generics];
    for (const family of families.filter((name) => !known.includes(name))) {
      const whole = loaded.find((name) => name.startsWith(`${family} `));
      const fix = whole ? `did you mean ${whole}?` : suggestion(family, known);
      const problem = `no file of the site loads the font ${family}`;
      report(placeOfValue(token), problem, `add it to theme/loaded-fonts.ts, or ${fix}`);
    }
    if (!generics.includes(families.at(-1) ?? ""))
      report(
        placeOfValue(token),
        "ends without a generic family, so that text can change its width",
        'add "serif" or "sans-serif"',
      );
  }

  function checkWeight(token: Token): void {
    const weight = Number(weightNames[String(token.value)] ?? token.value);
    const fonts = new Map<string, { weights: readonly [number, number] }>(Object.entries(loadedFonts));
    const ranges = ["fonts.heading", "fonts.body"].flatMap(
      (path) => fonts.get(String([tokens.get(path)?.value].flat()[0])) ?? [],
    );
    const lightest = Math.max(1, ...ranges.map(({ weights }) => weights[0]));
    const heaviest = Math.min(1000, ...ranges.map(({ weights }) => weights[1]));
    if (weight >= lightest && weight <= heaviest) return;
    const fix = weight < lightest ? `write at least ${lightest}` : `write at most ${heaviest}`;
    const problem = `${weight} is outside ${lightest} to ${heaviest}, the weights of all fonts`;
    report(placeOfValue(token), problem, fix);
  }

  function checkCurve(token: Token): void {
    for (const [index, amount] of (token.value as readonly number[]).entries()) {
      if (index % 2 === 0 || (amount >= -overshoot && amount <= 1 + overshoot)) continue;
      const range = `${-overshoot} to ${1 + overshoot}`;
      const fix = amount < 0 ? `write at least ${-overshoot}` : `write at most ${1 + overshoot}`;
      const problem = `y is ${amount}, which is outside ${range}, and a motion that overshoots further looks broken`;
      report(placeOfValue(token), problem, fix);
    }
  }

  /** Larger text has less letter spacing, so its values count without their sign. */
  function checkEnds(max: Token): void {
    const min = tokens.get(max.path.replace(/\.max$/, ".min"));
    const [from, to] = [min, max].map((token) => Math.abs(amountOf(token) ?? 0));
    if (!min || from === undefined || to === undefined || from <= to) return;
    const where = (amountOf(min) ?? 0) < 0 ? "further from 0 than" : "above";
    report(placeOfValue(min), `${shown(min)} is ${where} its max, ${shown(max)}`, "swap the two");
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
  const { unit = "" } = (isObject(value) ? value : {}) as { unit?: string };
  return `${px / (sizes[unit] ?? 1)} ${unit}`.trim();
}

function shown({ value }: Token): string {
  const { value: amount = value, unit = "" } = (isObject(value) ? value : {}) as { value?: unknown; unit?: string };
  return `${amount}${unit}`;
}
