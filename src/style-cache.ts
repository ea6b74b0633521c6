import createCache, { type EmotionCache } from "@emotion/cache";

type Insertion = Parameters<EmotionCache["insert"]>;

/** Maximum time for writing styles in one task, in milliseconds. */
const slice = 6;

/** Milliseconds after which styles are written even if hydration hasn't finished. */
const timeout = 5000;

/**
 * Emotion's cache, the same on both sides. It adds no vendor prefixes: theme/document-styles.ts has the few that are
 * needed.
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: "css", stylisPlugins: [] });
}

/**
 * A cache for hydration. The page's own stylesheet already has the rules for hydrated content, so the cache writes them
 * afterward, a few at a time. Content rendered after hydration gets its rules immediately.
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
