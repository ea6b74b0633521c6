import { fontFiles } from "./font-files.ts";
import { loadedFonts, standIns } from "./loaded-fonts.ts";

/**
 * `@font-face` rules for the head of every page. They are separate from theme/index.ts, because only Vite can import
 * the font files.
 */
export const fontFaces = {
  files: fontFiles
    .map(
      ({ family, url, style }) =>
        `@font-face{font-family:"${family}";src:url(${url})format("woff2");font-weight:${weightsOf(family)};font-style:${style};font-display:swap}`,
    )
    .join(""),
  /**
   * Local fonts, scaled to the proportions of the brand's fonts. With `swap`, Firefox does not hide text while it looks
   * for a local font.
   */
  standIns: standIns
    .map(({ family, local, size, ascent, descent }) => {
      const sources = local.map((name) => `local("${name}")`).join();
      return `@font-face{font-family:"${family}";src:${sources};size-adjust:${percent(size)};ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)};line-gap-override:0%;font-display:swap}`;
    })
    .join(""),
};

function weightsOf(family: string): string {
  const font = loadedFonts.get(family);
  if (!font) throw new Error(`theme/font-files.ts: theme/fonts.json has no font ${family}; run npm run brand again`);
  return `${font.lightest} ${font.heaviest}`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
