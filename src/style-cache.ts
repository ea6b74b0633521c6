import createCache, { type EmotionCache } from "@emotion/cache";

/** Emotion’s cache, the same on both sides. Without vendor prefixes, which no browser that can run the site needs. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: "css", stylisPlugins: [] });
}
