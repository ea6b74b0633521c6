import bodyItalic from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-italic.woff2?url";
import body from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url";
import heading from "@fontsource-variable/fraunces/files/fraunces-latin-soft-normal.woff2?url";

/**
 * Fallback fonts take up the space of the fonts they replace, so that nothing moves when those load. `size` is the
 * relative width of an English paragraph in the real font. `ascent` and `descent` are the real font's, in em.
 */
const fallbacks = [
  {
    family: "Fraunces Georgia",
    local: ["Georgia", "Noto Serif"],
    size: 1.064,
    ascent: 0.978,
    descent: 0.255,
  },
  { family: "Fraunces DejaVu", local: ["DejaVu Serif"], size: 0.915, ascent: 0.978, descent: 0.255 },
  {
    family: "Atkinson Arial",
    local: ["Arial", "Roboto", "Liberation Sans"],
    size: 0.986,
    ascent: 0.984,
    descent: 0.316,
  },
  { family: "Atkinson DejaVu", local: ["DejaVu Sans"], size: 0.873, ascent: 0.984, descent: 0.316 },
];

const fonts = [
  { family: "Fraunces Variable", url: heading, weight: "100 900", style: "normal" },
  { family: "Atkinson Hyperlegible Next Variable", url: body, weight: "200 800", style: "normal" },
  { family: "Atkinson Hyperlegible Next Variable", url: bodyItalic, weight: "200 800", style: "italic" },
];

/**
 * `@font-face` rules for the head of every page. They are separate from theme/index.ts, because only Vite can import
 * the font files.
 */
export const fontFaces = {
  files: fonts
    .map(
      ({ family, url, weight, style }) =>
        `@font-face{font-family:"${family}";src:url(${url})format("woff2");font-weight:${weight};font-style:${style};font-display:swap}`,
    )
    .join(""),
  /** Local fonts, scaled to the proportions of the brand's fonts. Firefox hides text while it looks for a local font. */
  standIns: fallbacks
    .map(({ family, local, size, ascent, descent }) => {
      const sources = local.map((name) => `local("${name}")`).join();
      return `@font-face{font-family:"${family}";src:${sources};size-adjust:${percent(size)};ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)};line-gap-override:0%;font-display:swap}`;
    })
    .join(""),
};

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
