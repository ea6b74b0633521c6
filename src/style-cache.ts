import createCache, { type EmotionCache } from "@emotion/cache";

const key = "css";

/** Emotion’s cache, the same on both sides. Without vendor prefixes, which no browser that can run the site needs. */
export function createStyleCache(): EmotionCache {
  return createCache({ key, stylisPlugins: [] });
}

/**
 * Tells emotion which classes the prerendered sheet has. Emotion reads their ids from the sheet’s `data-emotion`; since
 * they stand in its rules as well, the page does not carry them twice. Call it before `createStyleCache`.
 */
export function nameStyles(): void {
  const sheet = document.querySelector<HTMLStyleElement>(`style[data-emotion="${key}"]`);
  if (!sheet) return;
  const classes = sheet.textContent.matchAll(/\.css-([a-z0-9]+)/g);
  sheet.dataset.emotion = [key, ...new Set([...classes].map(([, id]) => id))].join(" ");
}
