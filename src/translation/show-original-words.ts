import "./keep-react-safe.ts";
import { restoreWords } from "./words.ts";

/**
 * Restores the original text of a page that was translated before its scripts loaded, until hydration is done.
 * Otherwise React would re-render the page, and the visitor's input, focus and first click would be lost.
 */
export async function showOriginalWords(): Promise<void> {
  if (!document.querySelector("font")) return;
  const { learnWords } = await import("./learn-words.ts");
  await learnWords();
  const giveBack = restoreWords(document.body);
  // Parts inside a Suspense boundary hydrate after the page, before the browser is idle.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  addEventListener("hydrated", () => whenIdle(giveBack), { once: true });
}
