import type { ElementList } from "./describe-findings.ts";

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

interface Shown extends Window {
  shownBefore?: { visible: Set<Element>; generated: string };
}

/**
 * Returns elements that listen to hover or focus, or whose styles show something on hover or focus. Runs in the page,
 * sent as text.
 */
export function hoverTriggers(
  { elements, numberOf }: ElementList,
  listening: { element: number; types: string[] }[],
): { element: number; look: string }[] {
  const most = 12;
  const types = ["mouseenter", "mouseover", "pointerenter", "pointerover", "mousemove", "focus", "focusin"];
  const own = listening
    .filter((one) => one.types.some((type) => types.includes(type)))
    .flatMap(({ element }) => elements[element] ?? []);
  const selectors: string[] = [];
  const shows = [
    "display",
    "visibility",
    "opacity",
    "height",
    "maxHeight",
    "clip",
    "clipPath",
    "content",
    "left",
    "top",
    "transform",
    "scale",
    "position",
  ] as const;
  const collect = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (
        rule instanceof CSSStyleRule &&
        /:(hover|focus)/.test(rule.selectorText) &&
        shows.some((name) => rule.style[name] !== "")
      ) {
        for (const selector of rule.selectorText.split(",")) {
          const [trigger = "", ...shown] = selector.trim().split(/:hover|:focus-visible|:focus-within|:focus/);
          const rest = shown.join("");
          // Styles of the element itself show nothing else, unless they generate content.
          if (shown.length > 0 && (/[ >+~]/.test(rest) || /::?(before|after)/.test(rest)))
            selectors.push(trigger || "*");
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
  const styled = selectors.flatMap((selector) => {
    try {
      return [...document.querySelectorAll(selector)];
    } catch {
      return [];
    }
  });
  return [...new Set([...own, ...styled])]
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 4 &&
        height > 4 &&
        width * height < innerWidth * innerHeight * 0.6 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      );
    })
    .map((element) => ({
      element: numberOf(element),
      look: `${element.localName} ${element.className} ${element.id} ${element.getAttribute("aria-describedby") !== null}`,
    }))
    .filter(({ look }, at, seen) => seen.findIndex((other) => other.look === look) === at)
    .slice(0, most);
}

/** Notes all visible elements with text. Runs in the page, sent as text. */
export function noteShown({ elements }: ElementList, trigger: number): void {
  const isShown = (element: Element) => {
    const { width, height, right, bottom } = element.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      right > 0 &&
      bottom > 0 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  };
  const target = elements[trigger] as Element;
  const generated = ["::before", "::after"].map((part) => {
    const { content, display, opacity, visibility } = getComputedStyle(target, part);
    return content === "none" ||
      content === "normal" ||
      display === "none" ||
      opacity === "0" ||
      visibility === "hidden"
      ? ""
      : content;
  });
  (window as Shown).shownBefore = {
    visible: new Set([...document.body.querySelectorAll("*")].filter(isShown)),
    generated: generated.join(""),
  };
}

/** Returns the largest part that became visible since. Runs in the page, sent as text. */
export function shownSince({ elements, numberOf }: ElementList, trigger: number): Popup | undefined {
  const { shownBefore } = window as Shown;
  const target = elements[trigger];
  if (!shownBefore || !target) return undefined;
  const isShown = (element: Element) => {
    const { width, height, right, bottom } = element.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      right > 0 &&
      bottom > 0 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  };
  const box = target.getBoundingClientRect();
  const generated = ["::before", "::after"].map((part) => {
    const { content, display, opacity, visibility } = getComputedStyle(target, part);
    return content === "none" ||
      content === "normal" ||
      display === "none" ||
      opacity === "0" ||
      visibility === "hidden"
      ? ""
      : content;
  });
  const ofStyle = generated.join("");
  if (ofStyle !== shownBefore.generated && /\p{L}{2}/u.test(ofStyle)) {
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    return { element: trigger, words: ofStyle.slice(0, 60), isOfTrigger: true, covers: true, near: middle, middle };
  }
  const added = [...document.body.querySelectorAll("*")].filter(
    (element) => !shownBefore.visible.has(element) && isShown(element) && /\p{L}{2}/u.test(element.textContent ?? ""),
  );
  const [popup] = added.filter(
    (element) => !element.contains(target) && !added.some((other) => other !== element && other.contains(element)),
  );
  if (!popup) return undefined;
  const { left, top, right, bottom, width, height } = popup.getBoundingClientRect();
  const middle = {
    x: Math.min(innerWidth - 2, Math.max(2, left + width / 2)),
    y: Math.min(innerHeight - 2, Math.max(2, top + height / 2)),
  };
  // The nearest point inside the popup, where the pointer arrives first.
  const near = {
    x: Math.min(Math.max(box.x + box.width / 2, left + 2), right - 2),
    y: Math.min(Math.max(box.y + box.height / 2, top + 2), bottom - 2),
  };
  const covers = [0.1, 0.5, 0.9].some((across) =>
    [0.1, 0.5, 0.9].some((down) =>
      document
        .elementsFromPoint(left + width * across, top + height * down)
        .some(
          (under) =>
            !popup.contains(under) &&
            !under.contains(popup) &&
            !target.contains(under) &&
            !under.contains(target) &&
            [...under.childNodes].some((node) => node instanceof Text && /\S/.test(node.nodeValue ?? "")),
        ),
    ),
  );
  return {
    element: numberOf(popup),
    words: (popup.textContent ?? "").trim().slice(0, 60),
    isOfTrigger: false,
    covers,
    near,
    middle,
  };
}

/** True if the popup is visible, or its trigger still has its generated content. Runs in the page, sent as text. */
export function stillShown({ elements }: ElementList, popup: number): boolean {
  const element = elements[popup];
  if (!element?.isConnected) return false;
  const { visible, generated = "" } = (window as Shown).shownBefore ?? {};
  if (visible?.has(element)) {
    const now = ["::before", "::after"].map((part) => {
      const { content, display, opacity, visibility } = getComputedStyle(element, part);
      return content === "none" ||
        content === "normal" ||
        display === "none" ||
        opacity === "0" ||
        visibility === "hidden"
        ? ""
        : content;
    });
    return now.join("") !== generated;
  }
  const { width, height, right, bottom } = element.getBoundingClientRect();
  return (
    width > 1 &&
    height > 1 &&
    right > 0 &&
    bottom > 0 &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  );
}
