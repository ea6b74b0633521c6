import type { Reader } from "../element-list.ts";
import { isLaidOut } from "../visibility.ts";
import { isCutSideways } from "./layout-context.ts";

/** Content that needs two dimensions for its use or meaning may scroll both ways. */
const needsBoth = "table, pre, svg, img, video, canvas, [role=grid], [role=treegrid]";

/** Finds elements that make the page or themselves scroll sideways. `when` ends the messages. */
export function readSideways({ add }: Reader<"scrolls-sideways">, when: string): void {
  const addOf = (of: "window" | "element", element: Element, beyond: number) => {
    const [what, scroller] = of === "window" ? ["element", "page"] : ["content", "element"];
    const message = `The ${what} extends ${Math.round(beyond)} px beyond the ${of} ${when}, so the ${scroller} scrolls in two directions.`;
    add("scrolls-sideways", element, message);
  };

  const { clientWidth, scrollWidth } = document.documentElement;
  // Text in overflow that the root or the body clips is reported as cut off.
  const isPageWide = !isCutSideways() && scrollWidth > clientWidth + 1;
  let isFound = false;
  for (const element of document.body.querySelectorAll("*")) {
    const isSmall = element.clientWidth < 3 || element.clientHeight < 3;
    if (isSmall || !isLaidOut(element)) continue;
    if (scrollsItself(element)) addOf("element", element, element.scrollWidth - element.clientWidth);
    // Reports only the innermost of nested wide elements.
    const { right } = element.getBoundingClientRect();
    const isOut = isPageWide && right > clientWidth + 1;
    const isInnermost =
      isOut && ![...element.children].some((child) => child.getBoundingClientRect().right >= right - 1);
    if (!isInnermost || right + scrollX > scrollWidth + 1) continue;
    isFound = true;
    addOf("window", element, right - clientWidth);
  }
  // A box shadow or a pseudo-element can be too wide even if no element is.
  if (isPageWide && !isFound) addOf("window", document.documentElement, scrollWidth - clientWidth);
}

function scrollsItself(element: Element): boolean {
  const { overflowX } = getComputedStyle(element);
  const isWide = element.scrollWidth - element.clientWidth > 1;
  const isExempt = element.matches(`textarea, input, ${needsBoth}`) || element.querySelector(needsBoth) !== null;
  return (overflowX === "auto" || overflowX === "scroll") && isWide && !isExempt;
}
