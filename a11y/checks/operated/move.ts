import type { Page } from "@playwright/test";

/** Where a visitor stands: what the address, the title and the focus say. */
export interface Standing {
  address: string;
  title: string;
  /** Words of what has the focus, its tag where it has none; nothing where the focus is on no element. */
  focus: string | undefined;
  /** Whether the focus is on or in a heading or what a heading stands in, rather than above the content. */
  isInContent: boolean;
  /** What live regions have said since the move began. */
  spoken: string[];
}

/** Before a step of a visitor’s and after it. */
export interface Move {
  before: Standing;
  after: Standing;
}

/** What a step should bring; the wait for it ends as soon as it is there. */
export type Awaited = "new step" | "words";

/** Milliseconds until another step is there: its script may have to be fetched first, on a machine that is busy. */
const arrivalTimeout = 20_000;

/** Milliseconds from then until all that belongs to it has come. */
const timeout = 4_000;

/** Takes a step, and looks at where it leads once what is awaited has come, or has had its time. */
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

/** Whether it came in time is seen in how things stand. */
function ignoreLateness(error: Error): void {
  if (error.name !== "TimeoutError") throw error;
}

interface Heard extends Window {
  heard?: string[];
}

/** Keeps what live regions say from now on. Runs in the page. */
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

/** True if another step is there, whatever it says and wherever the focus is. Runs in the page. */
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
