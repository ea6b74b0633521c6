import type { Token } from "@kindred-ground/tokens/dtcg/contexts.ts";
import { inside, type Report, suggestion } from "@kindred-ground/tokens/dtcg/mistake.ts";
import { isObject } from "@kindred-ground/tokens/dtcg/read-tree.ts";
import { aliasTarget } from "@kindred-ground/tokens/dtcg/references.ts";
import { amountOf, checkLimit, checkOrder, type Limit, placeOfValue } from "@kindred-ground/tokens/dtcg/relations.ts";
import { weightNames } from "@kindred-ground/tokens/dtcg/simple-values.ts";
import { fonts, loadedFonts, standIns } from "./loaded-fonts.ts";

type Tokens = ReadonlyMap<string, Token>;

interface PartLimit extends Limit {
  part: string;
  /** Names of text styles. */
  names: readonly string[];
  because: string;
  /** Path of a token that fits. */
  fix: string;
}

/** Minimum values for reading, in px or as a number. */
const readingMinimums = [
  { path: "fontSizes.body", part: "fontSize", min: 16, because: "smaller text is hard to read" },
  { path: "lineHeights.body", part: "lineHeight", min: 1.4, because: "closer lines are hard to follow" },
];

/** Text styles from the largest to running text. */
const headings = ["display", "h1", "h2", "h3", "h4", "body"];
/** Parts that must grow from one text style to the next, in this order. */
const orders = [
  { part: "fontSize", names: [...headings].reverse(), because: "a higher heading is larger", isStrict: true },
  ...["quote", "numeral"].map((name) => ({
    part: "fontSize",
    names: ["body", name],
    because: "running text is smaller",
  })),
  { part: "fontSize", names: ["small", "body", "lead"], because: "each is more prominent", isStrict: true },
  { part: "lineHeight", names: headings, because: "larger text has a smaller line height" },
  { part: "letterSpacing", names: headings, because: "larger text has less space between letters" },
];

/** Weights at which text is readable. A thinner stroke fades, and a thicker one closes the letters. */
const weights = { min: 400, max: 700 };
const running = ["body", "lead", "small"];
/** Limits of text styles, in px for a size. If running text were bold, bold words in it would not differ. */
const partLimits: readonly PartLimit[] = [
  {
    part: "lineHeight",
    names: ["lead", "small"],
    min: 1.3,
    because: "closer lines are hard to follow",
    fix: "lineHeights.easy",
  },
  {
    part: "lineHeight",
    names: ["label"],
    min: 1.2,
    because: "the lines of a long label touch",
    fix: "lineHeights.snug",
  },
  {
    part: "fontWeight",
    names: running,
    max: 500,
    because: "bold words in it do not stand out",
    fix: "fontWeights.normal",
  },
];
const labelSize: PartLimit = {
  part: "fontSize",
  names: ["label"],
  because: "a label is not larger than the text in its field",
  fix: "fontSizes.small",
};
/** Minimum space between letters, as a share of the font size. */
const minLetterSpace = -0.06;
const smallText = [...running, "label"];
/** Names of local fonts without serifs. The other stand-ins have serifs. */
const sansSerif = /\bSans\b|^(?:Arial|Arimo|Helvetica|Roboto)\b/;
const generics = ["serif", "sans-serif", "monospace", "system-ui", "cursive", "fantasy"];

/** Checks fonts, weights and text styles against each other and against the loaded fonts. */
export function checkText(tokens: Tokens, report: Report): void {
  for (const token of tokens.values()) {
    if (token.path.startsWith("fonts.")) checkFamilies(token, report);
    if (token.path.startsWith("fontWeights.")) checkWeight(token, tokens, report);
  }
  for (const limit of readingMinimums) checkReading(limit, tokens, report);
  for (const { part, ...order } of orders) {
    const parts = partsOf(part, tokens);
    checkOrder({ group: "text", ...order }, parts, (place, problem, fix) => {
      const own = ownPart(place.keys[1] ?? "", part, tokens);
      report(inside(place, part), `${part} ${problem}`, own ? `write {${own}}` : fix);
    });
  }
  checkFonts(tokens, report);
  checkLetters(tokens, report);
  const largest = { max: amountOf(tokens.get("fontSizes.body")) };
  for (const { part, names, fix, because, ...limit } of [...partLimits, { ...labelSize, ...largest }])
    for (const name of names)
      checkLimit(partsOf(part, tokens).get(`text.${name}`), limit, because, (place, problem) =>
        report(inside(place, part), `${part} ${problem}`, `write {${fix}}`),
      );
}

/** Checks the space between letters against the size of the text. */
function checkLetters(tokens: Tokens, report: Report): void {
  const sizes = partsOf("fontSize", tokens);
  for (const [path, style] of partsOf("letterSpacing", tokens)) {
    const [size, space] = [amountOf(sizes.get(path)) ?? 0, amountOf(style) ?? 0];
    const share = size > 0 ? space / size : 0;
    if (share >= minLetterSpace) continue;
    const target = isObject(style.raw) ? aliasTarget(style.raw.letterSpacing) : undefined;
    const least = `${Number(((size * minLetterSpace) / 16).toFixed(3))} rem`;
    report(
      inside(placeOfValue(style), "letterSpacing"),
      `letterSpacing is ${Number(share.toFixed(3))} of the font size, and letters touch from ${minLetterSpace} on`,
      `write at least ${least}${target ? ` in ${target}` : ""}`,
    );
  }
}

/**
 * Checks that the tokens of the two fonts are not swapped. Small text has the font of running text. The largest
 * headings have one font, and the smaller ones can have the font of running text.
 */
function checkFonts(tokens: Tokens, report: Report): void {
  const familyOf = (value: unknown) => String([value].flat()[0]);
  const [heading, body] = ["fonts.heading", "fonts.body"].map((path) => familyOf(tokens.get(path)?.value));
  if (heading === body) return;
  for (const [path, written, other, meant] of [
    ["fonts.heading", heading, "body", fonts.heading.family],
    ["fonts.body", body, "heading", fonts.body.family],
  ] as const) {
    const token = tokens.get(path);
    if (token && written !== meant && written === fonts[other].family)
      report(placeOfValue(token), `is the font of fonts.${other} in theme/fonts.json`, `write "${meant}"`);
  }
  const styles = [...headings.slice(0, -1), ...smallText].flatMap((name) => {
    const token = tokens.get(`text.${name}`);
    return token && isObject(token.value) ? [{ name, token, family: familyOf(token.value.fontFamily) }] : [];
  });
  const place = (token: Token) => inside(placeOfValue(token), "fontFamily");
  for (const { token } of styles.filter(({ name, family }) => smallText.includes(name) && family === heading))
    report(place(token), "fontFamily is {fonts.heading}, which is drawn for large text", "write {fonts.body}");
  const large = styles.filter(({ name }) => !smallText.includes(name));
  for (const { token } of large.filter(
    ({ family }, index) => family === body && large.slice(index + 1).some((smaller) => smaller.family === heading),
  ))
    report(
      place(token),
      "fontFamily is {fonts.body}, and headings above and below it have another",
      "write {fonts.heading}",
    );
}

/** Returns the text styles by path, each with this part as its value. Leaves out styles without the part. */
function partsOf(part: string, tokens: Tokens): Tokens {
  const styles = [...tokens].flatMap(([path, token]): [string, Token][] => {
    if (!path.startsWith("text.") || !isObject(token.value) || !isObject(token.raw)) return [];
    // A mistake in the target is reported there.
    const target = aliasTarget(token.raw[part]);
    const value = target && !tokens.has(target) ? undefined : token.value[part];
    const amount = typeof value === "string" ? weightNames[value] : value;
    return amount === undefined ? [] : [[path, { ...token, type: partTypes[part] ?? "number", value: amount }]];
  });
  return new Map(styles);
}

/**
 * Returns the path of the font size with a text style's name, such as "fontSizes.h2.max". Returns undefined for other
 * parts, or if there is no such size.
 */
function ownPart(name: string, part: string, tokens: Tokens): string | undefined {
  if (part !== "fontSize") return undefined;
  return [`fontSizes.${name}.max`, `fontSizes.${name}`].find((path) => tokens.has(path));
}

const partTypes: Readonly<Record<string, Token["type"]>> = { fontSize: "dimension", letterSpacing: "dimension" };

/** Checks a part of the text style for running text, unless it refers to the token that is meant for it. */
function checkReading(
  { path, part, min, because }: (typeof readingMinimums)[number],
  tokens: Tokens,
  report: Report,
): void {
  const style = tokens.get("text.body");
  const [raw, value] = [style?.raw, style?.value].map((whole) => (isObject(whole) ? whole[part] : undefined));
  const target = aliasTarget(raw);
  const amount = amountOf({ value });
  if (!style || target === path || amount === undefined) return;
  const place = inside(placeOfValue(style), part);
  if (amount >= min) {
    if (target) report(place, `is {${target}}, which is for other text`, `write {${path}}`);
    return;
  }
  const source = target ? `, from {${target}}` : "";
  const shown = `${amount}${part === "fontSize" ? "px" : ""}`;
  report(place, `${part} is ${shown}${source}, which is less than ${min}, and ${because}`, `write {${path}}`);
}

function checkFamilies(token: Token, report: Report): void {
  const families = [token.value].flat().map(String);
  const loaded = [...loadedFonts.keys()];
  const known = [...loaded, ...standIns.map(({ family }) => family), ...generics];
  for (const family of families.filter((name) => !known.includes(name))) {
    const whole = loaded.find((name) => name.startsWith(`${family} `));
    const fix = whole ? `did you mean ${whole}?` : suggestion(family, known);
    const problem = `no file of the site loads the font ${family}`;
    report(placeOfValue(token), problem, `add it with npm run brand, or ${fix}`);
  }
  const generic = families.at(-1) ?? "";
  const local = standIns.filter(({ family }) => families.includes(family)).flatMap((one) => one.local);
  const meant = local.some((name) => sansSerif.test(name)) ? "sans-serif" : "serif";
  if (generics.includes(generic) && local.length > 0 && generic !== meant)
    report(placeOfValue(token), `ends in ${generic}, and its stand-ins are ${meant}`, `write "${meant}"`);
  if (!generics.includes(generic))
    report(
      placeOfValue(token),
      "ends without a generic family, so that text can change its width",
      'add "serif" or "sans-serif"',
    );
}

/** Checks a weight against the loaded fonts and against the weights at which text is readable. */
function checkWeight(token: Token, tokens: Tokens, report: Report): void {
  const weight = Number(weightNames[String(token.value)] ?? token.value);
  const fonts = ["fonts.heading", "fonts.body"].flatMap(
    (path) => loadedFonts.get(String([tokens.get(path)?.value].flat()[0])) ?? [],
  );
  const lightest = Math.max(weights.min, ...fonts.map((font) => font.lightest));
  const heaviest = Math.min(weights.max, ...fonts.map((font) => font.heaviest));
  if (weight >= lightest && weight <= heaviest) return;
  const fix = weight < lightest ? `write at least ${lightest}` : `write at most ${heaviest}`;
  const problem = `${weight} is outside ${lightest} to ${heaviest}, the readable weights that all fonts have`;
  // A readable weight can be right, and the font's entry wrong.
  const isReadable = weight >= weights.min && weight <= weights.max;
  const lacking = fonts.find((font) => weight < font.lightest || weight > font.heaviest);
  const other = lacking && `, or correct the weights of ${lacking.family} in theme/fonts.json`;
  report(placeOfValue(token), problem, isReadable && other ? `${fix}${other}` : fix);
}
