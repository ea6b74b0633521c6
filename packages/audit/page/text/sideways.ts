import type { Reader } from "../element-list.ts";
import { isLaidOut } from "../visibility.ts";
import { isCutSideways } from "./layout-context.ts";

/** Content that may scroll both ways, because its use or meaning requires two dimensions. */
const needsBoth = "table, pre, svg, img, video, canvas, [role=grid], [role=treegrid]";

/**
 * Finds elements that make the page or themselves scroll sideways. `when` ends the messages. If wide elements are
 * nested, reports only the innermost one. Leaves out content that needs two dimensions. Reports a scrolling box instead
 * of the content in it.
 */
export function readSideways({ add }: Reader<"scrolls-sideways">, when: string): void {
  const addOf = (of: "window" | "element", element: Element, beyond: number) => {
    const [what, scroller] = of === "window" ? ["element", "page"] : ["content", "element"];
    const message = `The ${what} extends ${Math.round(beyond)} px beyond the ${of} ${when}, so the ${scroller} scrolls in two directions.`;
    add("scrolls-sideways", element, message);
  };

  const { clientWidth, scrollWidth } = document.documentElement;
  // Text in overflow that the root or the body clips is reported as cut off.
  const isPageWide = !isCutSideways() && scrollWidth > clientWidth + 1;
  const wide: Element[] = [];
  for (const element of document.body.querySelectorAll("*")) {
    const isSmall = element.clientWidth < 3 || element.clientHeight < 3;
    if (isSmall || !isLaidOut(element)) continue;
    if (scrollsItself(element)) addOf("element", element, element.scrollWidth - element.clientWidth);
    const { right } = element.getBoundingClientRect();
    const isOut = isPageWide && right > clientWidth + 1 && right + scrollX <= scrollWidth + 1;
    if (isOut && !isInScroller(element, clientWidth)) wide.push(element);
  }
  const holders = new Set(wide.flatMap(ancestorsOf));
  for (const element of wide)
    if (!holders.has(element) && !element.closest(needsBoth))
      addOf("window", element, element.getBoundingClientRect().right - clientWidth);
  // A box shadow or a pseudo-element can be too wide even if no element is.
  if (isPageWide && wide.length === 0) addOf("window", document.documentElement, scrollWidth - clientWidth);
}

function ancestorsOf(element: Element): Element[] {
  const found: Element[] = [];
  for (let at = element.parentElement; at; at = at.parentElement) found.push(at);
  return found;
}

/** True if a part of the page that fits into the window clips the element or scrolls it. */
function isInScroller(element: Element, width: number): boolean {
  return ancestorsOf(element).some(
    (at) =>
      at !== document.body &&
      at !== document.documentElement &&
      getComputedStyle(at).overflowX !== "visible" &&
      at.getBoundingClientRect().right <= width + 1,
  );
}

function scrollsItself(element: Element): boolean {
  const { overflowX } = getComputedStyle(element);
  const isWide = element.scrollWidth - element.clientWidth > 1;
  const isExempt = element.matches(`textarea, input, pre *, ${needsBoth}`) || element.querySelector(needsBoth) !== null;
  return (overflowX === "auto" || overflowX === "scroll") && isWide && !isExempt;
}
