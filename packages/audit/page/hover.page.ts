import type { ElementList, Tried } from "../checks/element-list.ts";

/** Content that appeared on hover or focus. Points are in CSS pixels from the top left of the window. */
export interface Popup {
  element: number;
  words: string;
  /** True if the pointer on the popup is on its trigger, too. */
  isOfTrigger: boolean;
  covers: boolean;
  near: { x: number; y: number };
  middle: { x: number; y: number };
}

export interface Trigger extends Tried {
  /** True if a script listens, which may show content after a delay. */
  listens: boolean;
  takesFocus: boolean;
}

export type HoverWatch = ReturnType<typeof hoverWatch>;

/** Makes a watch for content that appears. Runs in the page, sent as text. */
export function hoverWatch({ elements, identify, isShown: isVisible, numberOf }: ElementList) {
  const before = { visible: new Set<Element>(), generated: "" };
  const isShown = (element: Element) => {
    const { width, height, right, bottom } = element.getBoundingClientRect();
    const isInPlace = width > 1 && height > 1 && right > 0 && bottom > 0;
    return isInPlace && isVisible(element);
  };
  const generatedBy = (element: Element) =>
    ["::before", "::after"]
      .map((part) => {
        const { content, display, opacity, visibility } = getComputedStyle(element, part);
        const isHidden = display === "none" || opacity === "0" || visibility === "hidden";
        return isHidden || content === "none" || content === "normal" ? "" : content;
      })
      .join("");
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node instanceof Text && /\S/.test(node.nodeValue ?? ""));
  const between = (least: number, value: number, largest: number) => Math.min(Math.max(value, least), largest);

  /** Selectors of elements whose hover or focus changes other elements or generates content. */
  const styled = (): string[] => {
    const shows = ["display", "visibility", "opacity", "height", "maxHeight", "clip", "clipPath", "content"] as const;
    const moves = ["left", "top", "transform", "scale", "position"] as const;
    const selectors: string[] = [];
    const collect = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule && [...shows, ...moves].some((name) => rule.style[name] !== "")) {
          for (const selector of rule.selectorText.split(",")) {
            const [trigger = "", ...rest] = selector.trim().split(/:hover|:focus-visible|:focus-within|:focus/);
            if (/[ >+~]|::?(before|after)/.test(rest.join(""))) selectors.push(trigger || "*");
          }
        }
        if ("cssRules" in rule) collect(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
      try {
        collect(sheet.cssRules);
      } catch {
        // A stylesheet of another site hides its rules.
      }
    }
    return selectors.filter((selector) => CSS.supports(`selector(${selector})`));
  };

  return {
    /** Returns elements that listen to hover or focus, or whose styles then show something. */
    triggers(listening: { element: number; types: string[] }[]): Trigger[] {
      const types = "mouseenter mouseover pointerenter pointerover mousemove focus focusin".split(" ");
      const own = listening.filter((one) => one.types.some((type) => types.includes(type)));
      const all = [
        ...own.flatMap(({ element }) => elements[element] ?? []),
        ...styled().flatMap((selector) => [...document.querySelectorAll(selector)]),
      ];
      return [...new Set(all)]
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          return width > 4 && height > 4 && width * height < innerWidth * innerHeight * 0.6 && isShown(element);
        })
        .map((element) => {
          const heard = own.find((one) => elements[one.element] === element)?.types;
          const listens = heard !== undefined;
          return {
            element: numberOf(element),
            look: `${element.localName} ${element.className} ${listens ? `${element.id} ${heard}` : ""}`,
            identity: `${identify(element)} ${heard}`,
            listens,
            takesFocus: (element as HTMLElement).tabIndex >= 0,
          };
        });
    },
    /** Notes all visible elements, before a trigger is hovered. */
    note(trigger: number) {
      before.visible = new Set([...document.body.querySelectorAll("*")].filter(isShown));
      before.generated = generatedBy(elements[trigger] as Element);
    },
    /** Resolves when the pointer is on the element, which a busy browser notices late. If others cover it, gives up. */
    async untilHovered(trigger: number) {
      const until = performance.now() + 2_000;
      while (!elements[trigger]?.matches(":hover") && performance.now() < until)
        await new Promise((resume) => setTimeout(resume, 20));
    },
    /** Returns the part that has become visible since. */
    shownSince(trigger: number): Popup | undefined {
      const target = elements[trigger] as Element;
      const box = target.getBoundingClientRect();
      const own = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const generated = generatedBy(target);
      if (generated !== before.generated && /\p{L}{2}/u.test(generated))
        return { element: trigger, words: generated, isOfTrigger: true, covers: true, near: own, middle: own };
      const added = [...document.body.querySelectorAll("*")].filter(
        (element) => !before.visible.has(element) && isShown(element) && /\p{L}{2}/u.test(element.textContent ?? ""),
      );
      const popup = added.find(
        (element) => !element.contains(target) && !added.some((other) => other !== element && other.contains(element)),
      );
      if (!popup) return undefined;
      const { left, top, right, bottom, width, height } = popup.getBoundingClientRect();
      const isUnder = (under: Element) =>
        [popup, target].every((part) => !part.contains(under) && !under.contains(part)) && hasText(under);
      return {
        element: numberOf(popup),
        words: (popup.textContent ?? "").trim().slice(0, 60),
        isOfTrigger: false,
        covers: [0.1, 0.5, 0.9].some((across) =>
          [0.1, 0.5, 0.9].some((down) =>
            document.elementsFromPoint(left + width * across, top + height * down).some(isUnder),
          ),
        ),
        // The point of the popup at which the pointer arrives first.
        near: { x: between(left + 2, own.x, right - 2), y: between(top + 2, own.y, bottom - 2) },
        middle: { x: between(2, left + width / 2, innerWidth - 2), y: between(2, top + height / 2, innerHeight - 2) },
      };
    },
    isStillShown(popup: number) {
      const element = elements[popup];
      if (!element?.isConnected) return false;
      return before.visible.has(element) ? generatedBy(element) !== before.generated : isShown(element);
    },
  };
}
