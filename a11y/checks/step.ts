import type { Page } from "@playwright/test";

interface Standing {
  address: string;
  title: string;
  /** Text of the focused element, or its tag name if it has no text. Undefined if nothing has the focus. */
  focus: string | undefined;
  /** True if the focus is in the main content and not above it. */
  isInContent: boolean;
  spoken: string[];
}

export interface Move {
  before: Standing;
  after: Standing;
}

type Awaited = "new step" | "words";

/** Timeout in milliseconds for the next step. A busy machine may have to fetch its script first. */
const arrivalTimeout = 20_000;

/** Timeout in milliseconds for the rest of the change, counted from the arrival of the step. */
const timeout = 4_000;

export async function move(tab: Page, awaited: Awaited, step: () => Promise<unknown>): Promise<Move> {
  await tab.evaluate(listen);
  const before = await tab.evaluate(standing);
  await step();
  if (awaited !== "words") {
    await tab.waitForFunction(hasArrived, before, { timeout: arrivalTimeout }).catch(ignoreLateness);
  }
  await tab.waitForFunction(hasCome, { before, awaited }, { timeout }).catch(ignoreLateness);
  return { before, after: await tab.evaluate(standing) };
}

/** Ignores timeouts, because the caller compares the state before and after. */
function ignoreLateness(error: Error): void {
  if (error.name !== "TimeoutError") throw error;
}

interface Heard extends Window {
  heard?: string[];
}

/** Records live region announcements from now on. Runs in the page. */
function listen(): void {
  const live = "[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log], output";
  const heard: string[] = [];
  const isFirst = !(window as Heard).heard;
  (window as Heard).heard = heard;
  if (!isFirst) return;
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const words = element?.closest(live)?.textContent?.trim();
      if (words) (window as Heard).heard?.push(words);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** Runs in the page. */
function standing(): Standing {
  const { activeElement } = document;
  const isNowhere = !activeElement || activeElement === document.body || activeElement === document.documentElement;
  const content = document.querySelector("main") ?? document.body;
  return {
    address: location.href,
    title: document.title,
    focus: isNowhere ? undefined : activeElement.textContent?.trim().slice(0, 80) || activeElement.localName,
    isInContent: !isNowhere && content.contains(activeElement),
    spoken: (window as Heard).heard ?? [],
  };
}

/** Ignores the content and the focus of the new step. Runs in the page. */
function hasArrived({ address }: Standing): boolean {
  return location.href !== address;
}

/** Runs in the page. */
function hasCome({ before, awaited }: { before: Standing; awaited: Awaited }): boolean {
  const { activeElement, title } = document;
  const hasWords = ((window as Heard).heard ?? []).length > 0;
  if (awaited === "words") return hasWords;
  const isFocused = activeElement !== null && activeElement !== document.body;
  return location.href !== before.address && title !== before.title && isFocused;
}

/** Waits until the result of a step is drawn. Runs in the page. */
export async function twoFrames(): Promise<void> {
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
}
