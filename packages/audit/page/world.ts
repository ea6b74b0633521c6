/** Visible content and states of a page, to compare before and after an action. */
export interface World {
  address: string;
  words: string;
  /** Number of open parts, such as dialogs, and the values of the fields. */
  parts: string;
}

export function readWorld(): World {
  const fields = [...document.querySelectorAll<HTMLInputElement>("input, select, textarea")].map(
    ({ value, checked }) => `${value}${checked ? "+" : ""}`,
  );
  const open = "dialog[open], :popover-open, details[open]";
  return {
    address: location.href,
    words: document.body.innerText.replaceAll(/\s+/g, " "),
    parts: [document.querySelectorAll(open).length, ...fields].join("\n"),
  };
}

/**
 * Waits until nothing has changed for some milliseconds and no finite animation runs. Gives up after ten times as long.
 */
export async function quiet(milliseconds: number): Promise<void> {
  let changed = performance.now();
  const until = changed + milliseconds * 10;
  const watch = new MutationObserver(() => {
    changed = performance.now();
  });
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const isMoving = () =>
    document
      .getAnimations()
      .some(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
  while ((performance.now() - changed < milliseconds || isMoving()) && performance.now() < until)
    await new Promise((resume) => setTimeout(resume, 20));
  watch.disconnect();
}

/** Waits until the result of an action is drawn. */
export async function twoFrames(): Promise<void> {
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
}
