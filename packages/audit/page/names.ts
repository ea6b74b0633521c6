import type { Elements } from "./element-list.ts";
import { isExposed, isShown } from "./visibility.ts";

/** A control, field or group, without the properties that the browser exposes to assistive technology. */
export interface NamedElement {
  element: number;
  tag: string;
  /** Visible text of the control or its labels, without text in parentheses. */
  label: string;
  /** True if an attribute gives the name. Then the visible text isn't part of the name. */
  isGiven: boolean;
  href: string;
  /** True if the link points to a part of the same page, such as a skip link. */
  isInside: boolean;
  /** Text of the nearest paragraph, list item, table cell or article. */
  context: string;
  autocomplete: string;
  /** Tag and name of the surrounding landmark that other pages repeat. */
  landmark: string;
  holds: number;
}

const controls =
  "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=combobox], [role=tab], [role=menuitem], [role=switch], [role=checkbox]";
// A form is a landmark only if it has a role or a name, so no other form needs a name.
const landmarkForms = "form:is([role], [aria-label], [aria-labelledby])";
const groups = `fieldset, [role=group], [role=radiogroup], [role=progressbar], [role=dialog], svg[role=img], img, table,
  ${landmarkForms}`;

/** Elements of the last call of `listNamed`. */
let named: Element[] = [];

export function lastNamed(): Elements {
  return { elements: named };
}

/** Returns all controls and groups that are exposed to assistive technology. */
export function listNamed(): NamedElement[] {
  named = [...document.querySelectorAll(`${controls}, ${groups}`)].filter(isExposed);
  return named.map((element, at) => {
    const link = element instanceof HTMLAnchorElement ? element : undefined;
    return {
      element: at,
      tag: element.localName,
      label: labelOf(element),
      isGiven: element.matches("[aria-label], [aria-labelledby]"),
      href: link ? withoutHash(link.href) : "",
      isInside: link?.hash ? withoutHash(link.href) === withoutHash(location.href) : false,
      context: (element.closest("p, li, td, dd, article") ?? element.parentElement)?.textContent?.trim() ?? "",
      autocomplete: element.getAttribute("autocomplete") ?? "",
      landmark: landmarkOf(element),
      // A group in a menu, a tree or a list box counts as empty, because an item can name it.
      holds:
        element.matches(groups) &&
        !element.parentElement?.closest("[role=menu], [role=menubar], [role=tree], [role=listbox]")
          ? element.querySelectorAll(controls).length
          : 0,
    };
  });
}

function labelOf(element: Element): string {
  const labels = [...((element as Partial<HTMLInputElement>).labels ?? [])];
  if (element.matches("input, select, textarea, [role=combobox]")) return labels.map(wordsOn).join(" ");
  return element.matches(controls) ? wordsOn(element) : "";
}

/**
 * Returns the visible text of an element, without text in parentheses. Skips words that are hidden from assistive
 * technology, such as “on” next to a switch, unless there are no others.
 */
function wordsOn(element: Element): string {
  return visibleWords(element, (parent) => parent.closest("[aria-hidden=true]") === null) || visibleWords(element);
}

function visibleWords(element: Element, isMeant: (parent: Element) => boolean = () => true): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let words = "";
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!isRead(node as Text) || !isMeant(node.parentElement as Element)) continue;
    const isInline = /^(inline|contents)$/.test(getComputedStyle(node.parentElement as Element).display);
    words += isInline || node.parentElement === element ? node.nodeValue : ` ${node.nodeValue} `;
  }
  return words
    .replaceAll(/\([^()]*\)/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

function isRead(node: Text): boolean {
  const parent = node.parentElement;
  if (!parent || !isShown(parent)) return false;
  // Letters of an icon font are a picture.
  if (/icon|symbol/i.test(getComputedStyle(parent).fontFamily)) return false;
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].some((rect) => isInSight(rect, parent));
}

/** True if a part of the box is on the page and is not clipped, unlike text for screen readers only. */
function isInSight({ left, top, right, bottom }: DOMRect, parent: Element): boolean {
  const seen = { left: Math.max(left, -scrollX), top: Math.max(top, -scrollY), right, bottom };
  for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY, clipPath, clip, position, display } = getComputedStyle(at);
    if (/^(absolute|fixed)$/.test(position) && (clipPath !== "none" || clip !== "auto")) return false;
    if (display === "inline" || (overflowX === "visible" && overflowY === "visible")) continue;
    const box = at.getBoundingClientRect();
    seen.left = Math.max(seen.left, box.left);
    seen.top = Math.max(seen.top, box.top);
    seen.right = Math.min(seen.right, box.right);
    seen.bottom = Math.min(seen.bottom, box.bottom);
  }
  return seen.right - seen.left > 1 && seen.bottom - seen.top > 1;
}

function withoutHash(address: string): string {
  return address.split("#")[0] ?? "";
}

function landmarkOf(element: Element): string {
  const mark = element.closest("nav") ?? element.closest("header, footer");
  return mark && !mark.closest("main") ? `${mark.localName} ${mark.getAttribute("aria-label") ?? ""}`.trim() : "";
}
