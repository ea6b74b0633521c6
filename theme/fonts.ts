import bodyItalic from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-italic.woff2?url";
import body from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url";
import heading from "@fontsource-variable/fraunces/files/fraunces-latin-soft-normal.woff2?url";
import { loadedFonts, standIns } from "./loaded-fonts.ts";

const files = [
  { family: "Fraunces Variable", url: heading, style: "normal" },
  { family: "Atkinson Hyperlegible Next Variable", url: body, style: "normal" },
  { family: "Atkinson Hyperlegible Next Variable", url: bodyItalic, style: "italic" },
] as const;

/**
 * `@font-face` rules for the head of every page. They are separate from theme/index.ts, because only Vite can import
 * the font files.
 */
export const fontFaces = {
  files: files
    .map(
      ({ family, url, style }) =>
        `@font-face{font-family:"${family}";src:url(${url})format("woff2");font-weight:${loadedFonts[family].weights.join(" ")};font-style:${style};font-display:swap}`,
    )
    .join(""),
  /** Local fonts, scaled to the proportions of the brand's fonts. Firefox hides text while it looks for a local font. */
  standIns: standIns
    .map(({ family, local, size, ascent, descent }) => {
      const sources = local.map((name) => `local("${name}")`).join();
      return `@font-face{font-family:"${family}";src:${sources};size-adjust:${percent(size)};ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)};line-gap-override:0%;font-display:swap}`;
    })
    .join(""),
};

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
