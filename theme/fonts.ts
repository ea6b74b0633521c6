import bodyItalic from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-italic.woff2?url";
import body from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url";
import heading from "@fontsource-variable/fraunces/files/fraunces-latin-soft-normal.woff2?url";

/**
 * Stand-ins take up the room of the fonts they wait for, so that nothing moves when those arrive. `size` is how much
 * wider the real font sets a paragraph of English; `ascent` and `descent` are the real font's, in parts of its em.
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
 * `@font-face` rules for the head of every page. Apart from the theme’s index, because only Vite can read the files.
 */
export const fontFaces = {
  /** The brand’s fonts, to be loaded. */
  files: fonts
    .map(
      ({ family, url, weight, style }) =>
        `@font-face{font-family:"${family}";src:url(${url})format("woff2");font-weight:${weight};font-style:${style};font-display:swap}`,
    )
    .join(""),
  /** What the visitor’s machine has, in the brand’s proportions. */
  standIns: fallbacks
    .map(({ family, local, size, ascent, descent }) => {
      const sources = local.map((name) => `local("${name}")`).join();
      return `@font-face{font-family:"${family}";src:${sources};size-adjust:${percent(size)};ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)};line-gap-override:0%}`;
    })
    .join(""),
};

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
