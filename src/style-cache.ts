import createCache, { type EmotionCache } from "@emotion/cache";

type Insertion = Parameters<EmotionCache["insert"]>;

/** How long styles may be written in one go, in milliseconds. */
const slice = 6;

/** How long hydration may take before its styles are written all the same, in milliseconds. */
const timeout = 5000;

/** Emotion’s cache, the same on both sides. Without vendor prefixes: theme/global-css.ts writes the few that are needed. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: "css", stylisPlugins: [] });
}

/**
 * A cache for hydration: what is drawn then has its rules from the page’s own stylesheet, so theirs are written
 * afterwards, a few at a time. Each is written at once as soon as something drawn later asks for it.
 */
export function createHydrationStyleCache(): EmotionCache {
  const cache = createStyleCache();
  const { insert } = cache;
  const waiting = new Map<string, Insertion>();
  cache.insert = (...insertion) => {
    const [selector, { name }] = insertion;
    waiting.set(selector + name, insertion);
  };
  const write = () => {
    cache.insert = insert;
    const end = performance.now() + slice;
    for (const [key, insertion] of waiting) {
      waiting.delete(key);
      if (cache.inserted[insertion[1].name] === undefined) insert(...insertion);
      if (performance.now() > end) return void setTimeout(write);
    }
  };
  addEventListener("hydrated", () => setTimeout(write), { once: true });
  setTimeout(write, timeout);
  return cache;
}
