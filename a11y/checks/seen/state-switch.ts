import type { Box } from "./box.ts";
import type { ControlState, StateFlips } from "./state-flips.ts";

/** A control, standing for all on the page that are styled the same. */
export interface Candidate {
  element: number;
  name: string;
  states: ControlState[];
}

export interface StateSwitch {
  elements: Element[];
  values: Candidate[];
  /**
   * Where a control is on the page, with its label where it lies in one, and what the window shows of the page, in CSS
   * pixels; `null` where it has gone. Brings it into the middle of the window, unless the page `stays` as it is.
   */
  placeOf(element: number, stays: boolean): { box: Box; whole: Box; sight: Box } | null;
  /** Whether a control is a part of what lies over the page, and the window shows it. */
  isOnTop(element: number): boolean;
  /** How a control is drawn as it stands, as far as styles tell: the same for all that look alike. */
  lookOf(element: number): string;
  /**
   * Puts a control into the opposite of the state that it is in, without anybody operating it. Returns how it is drawn
   * then; `null` where it is not in it: a control may be taken away, or give the focus on.
   */
  enter(element: number, state: ControlState): string | null;
  /** Takes that back. */
  leave(): void;
}

/**
 * Finds the controls of the page and puts them into other states. `popups` is the selector of what lies over it. Runs in
 * the page, sent as text.
 */
export function stateSwitch({ flips, popups }: { flips: StateFlips; popups: string }): StateSwitch {
  const selector = "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']";
  const statesOf = (element: Element): ControlState[] => {
    const states: ControlState[] = [];
    if (element.matches("[type=checkbox], [type=radio]")) states.push("checked");
    for (const state of ["pressed", "selected", "current"] as const)
      if (element.hasAttribute(`aria-${state}`)) states.push(state);
    // Of what pops up, that it is there tells that it is open.
    if (element.hasAttribute("aria-expanded") && !element.matches("[aria-haspopup], [popovertarget]"))
      states.push("expanded");
    if (element.localName === "summary") states.push("expanded");
    // What is never so on a page need not have styles for it there.
    if (element.getAttribute("aria-invalid") === "true") states.push("invalid");
    if (element.matches(":disabled")) states.push("disabled");
    // Last, because some controls become others when they get the focus.
    return [...states, "focused"];
  };

  /** What is drawn for a control: of a hidden platform’s box its label. */
  const drawn = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2 ? element : (element.closest("label") ?? element);
  };

  /** What may show a control’s state: itself, and the label that it lies in, which may be its card. */
  const showing = (element: Element) => element.closest("label") ?? drawn(element);
  const boxOf = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + scrollX, y: y + scrollY, width, height };
  };

  /** What forced colors leave of a style, and what they take away: one may stand for the other. */
  const telling = ["outline", "outlineOffset", "border", "backgroundColor", "boxShadow", "color"] as const;
  const more = ["textDecoration", "visibility", "opacity", "forcedColorAdjust", "width", "height"] as const;
  /** More parts than any control has. */
  const most = 12;
  const lookOf = (number: number) => {
    const element = elements[number];
    if (!element) return "";
    const seen = drawn(element);
    const outer = showing(element);
    const parts = [seen, element, outer, ...seen.querySelectorAll("*")].slice(0, most);
    const styles = parts.map((part) => {
      const style = getComputedStyle(part);
      const size = part === seen || part === outer ? "" : more.map((property) => style[property]).join();
      return `${part.localName} ${telling.map((property) => style[property]).join()} ${size}`;
    });
    return [...styles, seen.textContent?.trim() ? "words" : "none"].join("; ");
  };

  const elements: HTMLElement[] = [];
  const values: Candidate[] = [];
  const looks = new Set<string>();
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const seen = drawn(element);
    const { right, bottom, width, height } = seen.getBoundingClientRect();
    // Off the page lies what comes with the focus, such as a skip link, and what is for machines alone.
    if (
      width < 3 ||
      height < 3 ||
      right <= 0 ||
      bottom + scrollY <= 0 ||
      !seen.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
      continue;
    const states = statesOf(element).filter((state) => {
      const isOff = element.matches(":disabled") && state !== "disabled";
      const look = [
        state,
        element.localName,
        element.className,
        seen.className,
        element.closest("header, main, footer")?.localName,
      ];
      const isNew = !isOff && !looks.has(look.join("|"));
      if (isNew) looks.add(look.join("|"));
      return isNew;
    });
    if (states.length === 0) continue;
    const name = element.getAttribute("aria-label") ?? seen.textContent ?? "";
    values.push({
      element: elements.push(element) - 1,
      name: name.trim().replace(/\s+/g, " ").slice(0, 60),
      states,
    });
  }

  return {
    elements,
    values,
    placeOf(number, stays) {
      const element = elements[number];
      if (!element?.isConnected) return null;
      if (!stays) drawn(element).scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
      return {
        box: boxOf(drawn(element)),
        whole: boxOf(showing(element)),
        sight: { x: scrollX, y: scrollY, width: document.documentElement.clientWidth, height: innerHeight },
      };
    },
    enter(number, state) {
      const element = elements[number];
      if (!element?.isConnected) return null;
      const hadFocus = document.activeElement === element;
      flips.flip(element, state);
      const isIn = state !== "focused" || (document.activeElement === element) !== hadFocus;
      return isIn ? lookOf(number) : null;
    },
    lookOf,
    isOnTop(number) {
      const element = elements[number];
      if (!element?.closest(popups)) return false;
      const seen = drawn(element);
      const { x, y, width, height } = seen.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return hit !== null && (seen.contains(hit) || hit.contains(seen));
    },
    leave: () => flips.undo(),
  };
}
