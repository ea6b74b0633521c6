/** Elements in the page, to which checks refer by index. */
export interface Elements {
  elements: Element[];
}

/** Makes a list to which page functions add elements. */
export function makeList() {
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
  return {
    elements,
    added,
    numberOf,
    add(rule: string, element: Element, message: string) {
      added.push({ rule, element: numberOf(element), message });
    },
  };
}

export type ElementList = Omit<ReturnType<typeof makeList>, "add">;

/** The list that readers receive. They add failures of their rules to it. */
export interface Reader<Rule extends string> extends ElementList {
  add(rule: Rule, element: Element, message: string): void;
}

/** True if an element of the list has disappeared, such as a control replaced by another. */
export function hasGone({ elements }: Elements): boolean {
  return elements.some((element) => !element.isConnected || !element.checkVisibility());
}

/** Scrolls an element to the middle of the window, and returns its middle there. */
export function bringToMiddle({ elements }: Elements, number: number): { x: number; y: number } {
  elements[number]?.scrollIntoView({ block: "center", behavior: "instant" });
  const { x = 0, y = 0, width = 0, height = 0 } = elements[number]?.getBoundingClientRect() ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

export function clickOn({ elements }: Elements, number: number): void {
  (elements[number] as HTMLElement).click();
}

export function isFocused({ elements }: Elements, number: number): boolean {
  return document.activeElement === elements[number];
}
