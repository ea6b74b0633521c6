import type { Page } from "@playwright/test";
import { criteria } from "../../criteria.ts";
import type { Found } from "../../finding.ts";
import { readFrom } from "./read.ts";
import type { Circumstance } from "./text-failures.ts";

interface Sideways {
  element: number;
  /** Overflow beyond the window, or beyond the part that scrolls, in CSS pixels. */
  beyond: number;
  of: "page" | "part";
}

export async function sidewaysFound(tab: Page, { criterion, when }: Circumstance): Promise<Found[]> {
  const { values, found } = await readFrom(tab, await tab.evaluateHandle(readSideways));
  return found(
    values.map(({ element, beyond, of }) => ({
      rule: "scrolls-sideways",
      criteria: [criterion],
      conformance: criteria[criterion].level,
      certainty: "fails",
      element,
      message:
        of === "page"
          ? `It reaches ${beyond} px beyond the window ${when}, so that the page scrolls in two directions.`
          : `What is in it reaches ${beyond} px beyond it ${when}, so that it scrolls in two directions.`,
      help: "Let its contents wrap, and give nothing a width that is wider than the narrowest window.",
    })),
  );
}

/** Runs in the page, sent as text. */
function readSideways() {
  const elements: Element[] = [];
  const values: Sideways[] = [];
  const add = (element: Element, beyond: number, of: Sideways["of"]) =>
    values.push({ element: elements.push(element) - 1, beyond: Math.round(beyond), of });

  const { clientWidth, scrollWidth } = document.documentElement;
  // Overflow that the root or the body clips does not scroll. Text in it is reported as cut off.
  const isCut = [document.documentElement, document.body].some((element) =>
    /hidden|clip/.test(getComputedStyle(element).overflowX),
  );
  const isPageWide = !isCut && scrollWidth > clientWidth + 1;
  // Content that needs two dimensions for its use or meaning may scroll both ways.
  const needsBoth = "table, pre, svg, img, video, canvas, [role=grid], [role=treegrid]";
  for (const element of document.body.querySelectorAll("*")) {
    const isSmall = element.clientWidth < 3 || element.clientHeight < 3;
    if (isSmall || !element.checkVisibility({ visibilityProperty: true })) continue;
    const { overflowX } = getComputedStyle(element);
    const beyond = element.scrollWidth - element.clientWidth;
    const scrolls = overflowX === "auto" || overflowX === "scroll";
    if (scrolls && beyond > 1 && !element.matches("textarea, input") && !element.querySelector(needsBoth))
      add(element, beyond, "part");
    // Reports only the innermost of nested wide elements.
    const { right } = element.getBoundingClientRect();
    const isOut = isPageWide && right > clientWidth + 1;
    const isInnermost =
      isOut && ![...element.children].some((child) => child.getBoundingClientRect().right >= right - 1);
    if (isInnermost && right + scrollX <= scrollWidth + 1) add(element, right - clientWidth, "page");
  }
  // A box shadow or a pseudo-element can be too wide even if no element is.
  if (isPageWide && !values.some(({ of }) => of === "page"))
    add(document.documentElement, scrollWidth - clientWidth, "page");
  return { values, elements };
}
