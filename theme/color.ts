/** Lightness 0..1, chroma (about 0..0.37) and hue in degrees, as Björn Ottosson defines OKLCH. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

type Rgb = readonly [red: number, green: number, blue: number];

/** Black, white and everything between are the same in every hue, so chroma can always shrink until it fits. */
const CHROMA_STEP = 0.0001;

/** `#rrggbb` of an OKLCH color; one that sRGB cannot show keeps lightness and hue and loses chroma. */
export function oklchToHex(color: Oklch): string {
  return toHex(fitToSrgb(color).map(encodeGamma) as unknown as Rgb);
}

/** WCAG 2 relative luminance, 0 (black) to 1 (white). */
export function relativeLuminance(hex: string): number {
  const [red, green, blue] = parseHex(hex).map(decodeGamma) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast ratio, 1 to 21, whichever of the two is lighter. */
export function contrastRatio(one: string, other: string): number {
  const [darker, lighter] = [relativeLuminance(one), relativeLuminance(other)].sort((a, b) => a - b);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

function fitToSrgb([lightness, chroma, hue]: Oklch): Rgb {
  const whole = toLinearRgb([lightness, chroma, hue]);
  if (isShown(whole)) return whole;
  let fits = 0;
  let tooMuch = chroma;
  while (tooMuch - fits > CHROMA_STEP) {
    const middle = (fits + tooMuch) / 2;
    if (isShown(toLinearRgb([lightness, middle, hue]))) fits = middle;
    else tooMuch = middle;
  }
  return toLinearRgb([lightness, fits, hue]);
}

/** Matrices: https://bottosson.github.io/posts/oklab/ */
function toLinearRgb([lightness, chroma, hue]: Oklch): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** The margin is half of one of the 255 steps a hex channel has. */
function isShown(linear: Rgb): boolean {
  return linear.every((channel) => channel > -0.0005 && channel < 1.0005);
}

function encodeGamma(linear: number): number {
  return linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
}

function decodeGamma(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function toHex(rgb: Rgb): string {
  const channels = rgb.map((channel) => Math.round(Math.min(1, Math.max(0, channel)) * 255));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

function parseHex(hex: string): Rgb {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!digits) throw new Error(`"${hex}" is not a color of the form #rrggbb`);
  return digits.slice(1).map((pair) => Number.parseInt(pair, 16) / 255) as unknown as Rgb;
}
