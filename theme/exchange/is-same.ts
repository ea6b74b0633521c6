import { colorToHex } from "../color-value.ts";
import type { ColorValue } from "../dtcg/values/color.ts";
import { weightNames } from "../dtcg/values/simple.ts";
import type { TokenType } from "../dtcg/words.ts";

/** Color spaces that tools use for hex colors. */
const ofSrgb = ["srgb", "hsl", "hwb"];

interface Shadow {
  color: ColorValue;
}

/** Half of the last written digit. Figma's numbers have 32 bits. */
const SLACK = 0.00005;

export function isOfSrgb({ colorSpace }: Pick<ColorValue, "colorSpace">): boolean {
  return ofSrgb.includes(colorSpace);
}

/**
 * Returns true if an imported value equals the theme's own, within the limits of its format. Colors must match on an
 * sRGB screen, and numbers can differ by rounding. Neither value can contain aliases.
 */
export function isSame(type: TokenType, own: unknown, given: unknown): boolean {
  if (type === "color") return isSameColor(own as ColorValue, given as ColorValue);
  if (type === "shadow") return isSameShadows([own].flat() as Shadow[], [given].flat() as Shadow[]);
  if (type === "fontWeight") return weight(own) === weight(given);
  if (type === "fontFamily") return isAlike([own].flat(), [given].flat());
  return isAlike(own, given);
}

function isSameShadows(own: readonly Shadow[], given: readonly Shadow[]): boolean {
  return own.length === given.length && own.every((one, index) => isSameShadow(one, given[index]));
}

function isSameShadow({ color, ...lengths }: Shadow, given: Shadow | undefined): boolean {
  if (!given) return false;
  const { color: givenColor, ...givenLengths } = given;
  return isSameColor(color, givenColor) && isAlike(lengths, givenLengths);
}

function isSameColor(own: ColorValue, given: ColorValue): boolean {
  if (isOfSrgb(given) && colorToHex(own) === colorToHex(given)) return true;
  const isSameHex = given.hex === undefined || given.hex === own.hex?.toLowerCase();
  const values = ({ colorSpace, components, alpha = 1 }: ColorValue) => [colorSpace, ...components, alpha];
  return isSameHex && isAlike(values(own), values(given));
}

function weight(value: unknown): unknown {
  return weightNames[String(value)] ?? value;
}

function isAlike(one: unknown, other: unknown): boolean {
  if (typeof one === "number" && typeof other === "number") return Math.abs(one - other) < SLACK;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return one === other;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every(
      (name) => Object.hasOwn(other, name) && isAlike(one[name as keyof typeof one], other[name as keyof typeof other]),
    )
  );
}
