import type { JSHandle, Page } from "@playwright/test";
import type { Elements } from "./rule.ts";

/** Maximum number of tab stops before the content that need no skip link. */
const few = 3;

/**
 * Presses the first tab stop and returns a message if it does not skip to the content. Returns undefined if few tab
 * stops precede the content. `order` lists the page's tab stops.
 */
export async function skipLinkProblem(
  tab: Page,
  elements: JSHandle<Elements>,
  order: readonly number[],
): Promise<string | undefined> {
  const way = await elements.evaluate(wayPast, [...order]);
  if (!way || way.passed <= few) return undefined;
  if (!way.target) return `The first of ${way.passed} stops before the content is no link to a place on the page.`;
  await elements.evaluate(({ elements: all }, number) => (all[number ?? -1] as HTMLElement).focus(), order[0]);
  await tab.keyboard.press("Enter");
  if (await tab.evaluate(hasArrived, way.target)) return undefined;
  await tab.keyboard.press("Tab");
  if (await tab.evaluate(hasArrived, way.target)) return undefined;
  return `Pressed, the link to #${way.target} leaves the focus outside of it, and the next Tab too.`;
}

/**
 * Returns the target of the first tab stop, and the number of tab stops before the content. Runs in the page, sent as
 * text.
 */
function wayPast({ elements }: Elements, order: number[]): { passed: number; target: string | undefined } | undefined {
  const main = document.querySelector("main, [role=main], h1");
  const [first] = order.map((number) => elements[number]);
  if (!main || !first) return undefined;
  const isPassed = (stop: Element | undefined) =>
    stop !== undefined && (main.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  const hash = first.getAttribute("href")?.match(/^#(.+)/)?.[1];
  const target = hash ? document.getElementById(hash) : null;
  const leadsToContent = target !== null && (target.contains(main) || main.contains(target));
  return {
    passed: order.filter((number) => isPassed(elements[number])).length,
    target: leadsToContent ? hash : undefined,
  };
}

function hasArrived(target: string): boolean {
  const { activeElement } = document;
  return activeElement !== document.body && document.getElementById(target)?.contains(activeElement) === true;
}
