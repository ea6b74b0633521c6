import "./keep-react-safe.ts";
import { restoreWords } from "./words.ts";

/**
 * Gives a page that was translated before its scripts came its original words for as long as hydration takes. Otherwise
 * React would draw the page anew: what was typed, the focus and the first click would be lost.
 */
export async function showOriginalWords(): Promise<void> {
  if (!document.querySelector("font")) return;
  const { learnWords } = await import("./learn-words.ts");
  await learnWords();
  const giveBack = restoreWords(document.body);
  // Parts within a boundary of their own are hydrated after the page, before the browser is idle.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  addEventListener("hydrated", () => whenIdle(giveBack), { once: true });
}
