import type { JSHandle, Page } from "@playwright/test";
import { groupBy } from "../run/totals.ts";

/** Elements stay in the page. Checks refer to them by index. */
export interface Elements {
  elements: Element[];
}

/** A list to which page functions add elements, with the functions that they share. */
export interface ElementList extends Elements {
  /** Failures that readers added (see `findBroken`). */
  added: { rule: string; element: number; message: string }[];
  /** Returns the index of an element, which is added if it is new. */
  numberOf(element: Element): number;
  /** Returns the element, or the visible label of a hidden control. */
  shownAs(element: Element): Element | undefined;
  /** True if no style hides the element. */
  isShown(element: Element): boolean;
  /** True if the element is shown and has a size, unlike text for screen readers only. */
  isSeen(element: Element): boolean;
  /** True if assistive technology gets the element. */
  isExposed(element: Element): boolean;
  /** Returns text without its extra spaces. */
  clean(text: string | null | undefined): string;
  /** Returns the words of a text in lower case. */
  tokens(text: string): string[];
  /** Returns the text of the elements to which an attribute of ids refers. */
  referred(element: Element, attribute: string): string;
  /** Returns the text nodes of the page or of an element, with their parents. */
  texts(within?: Element): { text: Text; parent: Element; words: string }[];
}

/** The list as readers get it: they add failures of their rules. */
export interface Reader<Rule extends string> extends ElementList {
  add(rule: Rule, element: Element, message: string): void;
}

export function elementList(tab: Page): Promise<JSHandle<Reader<string>>> {
  return tab.evaluateHandle((): Reader<string> => {
    const elements: Element[] = [];
    const added: ElementList["added"] = [];
    const isClipped = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const { clipPath, clip, position } = getComputedStyle(element);
      const isCut = clipPath === "inset(50%)" || (position === "absolute" && clip.startsWith("rect"));
      return width < 2 || height < 2 || isCut;
    };
    const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const numberOf = (element: Element) => {
      const known = elements.indexOf(element);
      return known >= 0 ? known : elements.push(element) - 1;
    };
    const clean = (text: string | null | undefined) => (text ?? "").replaceAll(/\s+/g, " ").trim();
    return {
      elements,
      added,
      numberOf,
      isShown,
      clean,
      add: (rule, element, message) => added.push({ rule, element: numberOf(element), message }),
      shownAs: (element) =>
        [element, ...((element as Partial<HTMLInputElement>).labels ?? [])].find(
          (one) => isShown(one) && !isClipped(one),
        ),
      isSeen(element) {
        const { width, height, right, bottom } = element.getBoundingClientRect();
        return width > 2 && height > 2 && right + scrollX > 0 && bottom + scrollY > 0 && isShown(element);
      },
      isExposed: (element) =>
        !element.closest("[aria-hidden=true], [inert]") && element.checkVisibility({ visibilityProperty: true }),
      tokens: (text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [],
      referred(element, attribute) {
        const ids = (element.getAttribute(attribute) ?? "").split(/\s+/);
        return clean(ids.map((id) => (id && document.getElementById(id)?.textContent) || "").join(" "));
      },
      texts(within = document.body) {
        const found: ReturnType<ElementList["texts"]> = [];
        const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
        for (let text = walker.nextNode(); text; text = walker.nextNode())
          if (text.parentElement)
            found.push({ text: text as Text, parent: text.parentElement, words: text.nodeValue ?? "" });
        return found;
      },
    };
  });
}

/** True if an element of the list is gone, such as a control replaced by another. Runs in the page. */
export function hasGone({ elements }: Elements): boolean {
  return elements.some((element) => !element.isConnected || !element.checkVisibility());
}

/** A control to try. Controls of one look are tried once in a run. */
export interface Tried {
  element: number;
  look: string;
  isInContent?: boolean;
}

const most = 12;

/** Returns the first control of each look. Those in the content come first. */
export function oncePerLook<One extends Tried>(all: readonly One[]): One[] {
  return groupBy(all, ({ look }) => look)
    .flatMap((alike) => alike.slice(0, 1))
    .sort((one, other) => Number(other.isInContent) - Number(one.isInContent))
    .slice(0, most);
}
