import type { JSHandle, Page } from "@playwright/test";
import { groupBy } from "../runner/totals.ts";

/** Elements stay in the page. Checks refer to them by index. */
export interface Elements {
  elements: Element[];
}

/** Makes a list to which page functions add elements, with the functions that they share. Runs in the page. */
function makeList() {
  const elements: Element[] = [];
  const numbers = new Map<Element, number>();
  /** Failures that readers added (see `findBroken`). */
  const added: { rule: string; element: number; message: string }[] = [];
  /** Returns the index of an element, which is added if it is new. */
  const numberOf = (element: Element) => {
    const number = numbers.get(element) ?? elements.push(element) - 1;
    numbers.set(element, number);
    return number;
  };
  const isClipped = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const { clipPath, clip, position } = getComputedStyle(element);
    const isCut = clipPath === "inset(50%)" || (position === "absolute" && clip.startsWith("rect"));
    return width < 2 || height < 2 || isCut;
  };
  /** True if no style hides the element. */
  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /** Returns text without its extra spaces. */
  const clean = (text: string | null | undefined) => (text ?? "").replaceAll(/\s+/g, " ").trim();
  return {
    elements,
    added,
    numberOf,
    isShown,
    clean,
    /** Returns the element's box on the page, in CSS pixels. */
    boxOf(element: Element) {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + scrollX, y: top + scrollY, width, height };
    },
    /** Scrolls an element to the middle of the window, and returns its middle there. */
    bringToMiddle(number: number) {
      elements[number]?.scrollIntoView({ block: "center", behavior: "instant" });
      const { x = 0, y = 0, width = 0, height = 0 } = elements[number]?.getBoundingClientRect() ?? {};
      return { x: x + width / 2, y: y + height / 2 };
    },
    /** True if a button or a choice names what the pattern matches, such as a way to pause. */
    hasControl: (pattern: RegExp) =>
      [...document.querySelectorAll("button, [role=button], select, input[type]:not([type=text])")].some((control) => {
        const { value, labels } = control as Partial<HTMLInputElement>;
        const words = [control.textContent, control.getAttribute("aria-label"), value, labels?.[0]?.textContent];
        return pattern.test(words.join(" "));
      }),
    add(rule: string, element: Element, message: string) {
      added.push({ rule, element: numberOf(element), message });
    },
    /** Returns the element, or the visible label of a hidden control. */
    shownAs: (element: Element) =>
      [element, ...((element as Partial<HTMLInputElement>).labels ?? [])].find(
        (one) => isShown(one) && !isClipped(one),
      ),
    /** True if the element is shown and has a size, unlike text for screen readers only. */
    isSeen(element: Element) {
      const { width, height, right, bottom } = element.getBoundingClientRect();
      return width > 2 && height > 2 && right + scrollX > 0 && bottom + scrollY > 0 && isShown(element);
    },
    /** True if assistive technology gets the element. */
    isExposed: (element: Element) =>
      !element.closest("[aria-hidden=true], [inert]") && element.checkVisibility({ visibilityProperty: true }),
    /** Returns what a control has on each page that shares it. Class names differ between pages. */
    identify: (element: Element) =>
      `${element.localName} ${element.getAttribute("role")} ${clean(element.ariaLabel ?? element.textContent).slice(0, 60)}`,
    /** Returns the words of a text in lower case. */
    tokens: (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [],
    /** Returns the text of the elements to which an attribute of ids refers. */
    referred(element: Element, attribute: string) {
      const ids = (element.getAttribute(attribute) ?? "").split(/\s+/);
      return clean(ids.map((id) => (id && document.getElementById(id)?.textContent) || "").join(" "));
    },
    /** Returns the text nodes of the page or of an element, with their parents. */
    texts(within: Element = document.body) {
      const found: { text: Text; parent: Element; words: string }[] = [];
      const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode())
        if (text.parentElement)
          found.push({ text: text as Text, parent: text.parentElement, words: text.nodeValue ?? "" });
      return found;
    },
  };
}

export type ElementList = Omit<ReturnType<typeof makeList>, "add">;

/** The list as readers get it: they add failures of their rules. */
export interface Reader<Rule extends string> extends ElementList {
  add(rule: Rule, element: Element, message: string): void;
}

export function elementList(tab: Page): Promise<JSHandle<Reader<string>>> {
  return tab.evaluateHandle(makeList);
}

/** True if an element of the list is gone, such as a control replaced by another. Runs in the page. */
export function hasGone({ elements }: Elements): boolean {
  return elements.some((element) => !element.isConnected || !element.checkVisibility());
}

/** A control to try. Controls of one look are tried once on a page, and those of one identity once in a run. */
export interface Tried {
  element: number;
  look: string;
  identity: string;
  isInContent?: boolean;
}

const most = 12;

/** Returns the first control of each look. Those in the content come first. */
export function oncePerAppearance<One extends Tried>(all: readonly One[]): One[] {
  return groupBy(all, ({ look }) => look)
    .flatMap((alike) => alike.slice(0, 1))
    .sort((one, other) => Number(other.isInContent) - Number(one.isInContent))
    .slice(0, most);
}
