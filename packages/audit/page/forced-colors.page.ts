export type ControlState =
  | "focused"
  | "checked"
  | "pressed"
  | "selected"
  | "current"
  | "expanded"
  | "invalid"
  | "disabled";

/** Changes only attributes and properties, so that no control is activated. Runs in the page, sent as text. */
export function stateFlips() {
  const steps: (() => void)[] = [];
  /** Attributes that tell a state. Those of ARIA are true or false, and others are there or not. */
  const attributes: Partial<Record<ControlState, readonly string[]>> = {
    pressed: ["aria-pressed"],
    selected: ["aria-selected"],
    expanded: ["aria-expanded"],
    invalid: ["aria-invalid", "data-invalid"],
    disabled: ["disabled"],
  };
  /** Values of `data-state`, with which component libraries mark the parts of a control. */
  const marks: Partial<Record<ControlState, readonly [on: string, off: string]>> = {
    checked: ["checked", "unchecked"],
    pressed: ["on", "off"],
    expanded: ["open", "closed"],
  };

  const setAttribute = (element: Element, name: string, value: string | null) => {
    const before = element.getAttribute(name);
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
    steps.push(() => (before === null ? element.removeAttribute(name) : element.setAttribute(name, before)));
  };
  const flipAttribute = (element: Element, name: string) => {
    const isOn = name.startsWith("aria-") ? element.getAttribute(name) === "true" : element.hasAttribute(name);
    const [on, off] = name.startsWith("aria-") ? ["true", "false"] : ["", null];
    setAttribute(element, name, isOn ? off : on);
  };
  const flipFocus = (element: HTMLElement) => {
    const before = document.activeElement;
    // If the control already has the focus, the opposite state is without it.
    if (before === element) element.blur();
    else element.focus({ preventScroll: true });
    steps.push(() => {
      element.blur();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    });
  };
  const flipChecked = (input: HTMLInputElement) => {
    const group = [...document.querySelectorAll<HTMLInputElement>(`[type=${input.type}]`)];
    const before = group.filter(({ checked }) => checked);
    input.checked = !input.checked;
    steps.push(() => {
      input.checked = false;
      for (const one of before) one.checked = true;
    });
  };

  return {
    flip(element: HTMLElement, state: ControlState) {
      const { parentElement: parent } = element;
      if (state === "focused") flipFocus(element);
      else if (state === "checked") flipChecked(element as HTMLInputElement);
      else if (state === "current") setAttribute(element, "aria-current", null);
      else if (state === "expanded" && parent instanceof HTMLDetailsElement) flipAttribute(parent, "open");
      else for (const name of attributes[state] ?? []) flipAttribute(element, name);
      const own: readonly string[] = marks[state] ?? [];
      for (const part of [
        element,
        ...(element.closest("label, [data-part=root]")?.querySelectorAll("[data-state]") ?? []),
      ]) {
        const at = own.indexOf(part.getAttribute("data-state") ?? "");
        if (at >= 0) setAttribute(part, "data-state", own[1 - at] ?? "");
      }
    },
    undo() {
      for (const step of steps.splice(0).reverse()) step();
    },
  };
}

/** A control that represents all controls on the page with the same styles. */
export interface Candidate {
  element: number;
  name: string;
  states: ControlState[];
}

export type StateSwitch = ReturnType<typeof stateSwitch>;

/**
 * Finds the controls of the page and changes their states. `popups` is a selector of overlays. Runs in the page,
 * sent as text.
 */
export function stateSwitch({ flips, popups }: { flips: ReturnType<typeof stateFlips>; popups: string }) {
  const selector = "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']";
  const statesOf = (element: Element): ControlState[] => {
    const states: ControlState[] = [];
    if (element.matches("[type=checkbox], [type=radio]")) states.push("checked");
    for (const state of ["pressed", "selected", "current"] as const)
      if (element.hasAttribute(`aria-${state}`)) states.push(state);
    // A visible popup shows that it is open, so its button does not have to.
    if (element.hasAttribute("aria-expanded") && !element.matches("[aria-haspopup], [popovertarget]"))
      states.push("expanded");
    if (element.localName === "summary") states.push("expanded");
    // A page may have no styles for a state that never occurs on it.
    if (element.getAttribute("aria-invalid") === "true") states.push("invalid");
    if (element.matches(":disabled")) states.push("disabled");
    // Last, because some controls turn into others when they get the focus.
    return [...states, "focused"];
  };

  /** Returns the visible part of a control, which is the label if the native box is hidden. */
  const drawn = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2 ? element : (element.closest("label") ?? element);
  };

  /** Returns the part that may show a control's state: its enclosing label, which may be a card, or the control. */
  const showing = (element: Element) => element.closest("label") ?? drawn(element);
  const boxOf = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + scrollX, y: y + scrollY, width, height };
  };

  /** Properties that forced colors keep, and properties that they remove. One may replace the other. */
  const telling = ["outline", "outlineOffset", "border", "backgroundColor", "boxShadow", "color"] as const;
  const more = ["textDecoration", "visibility", "opacity", "forcedColorAdjust", "width", "height"] as const;
  /** Exceeds the number of parts in any control. */
  const most = 12;
  /** Returns a key of the computed styles, shared by all controls that look alike. */
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
  const candidates: Candidate[] = [];
  const looks = new Set<string>();
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const seen = drawn(element);
    const { right, bottom, width, height } = seen.getBoundingClientRect();
    // Skips elements off the page: those that appear on focus, such as a skip link, and those for machines.
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
    candidates.push({
      element: elements.push(element) - 1,
      name: name.trim().replace(/\s+/g, " ").slice(0, 60),
      states,
    });
  }

  return {
    elements,
    candidates,
    /**
     * Returns the boxes of a control, of its enclosing label and of the window on the page, in CSS pixels. Returns `null`
     * if the control is gone. Scrolls the control to the middle of the window, unless the page `stays`.
     */
    placeOf(number: number, stays: boolean) {
      const element = elements[number];
      if (!element?.isConnected) return null;
      if (!stays) drawn(element).scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
      return {
        box: boxOf(drawn(element)),
        whole: boxOf(showing(element)),
        sight: { x: scrollX, y: scrollY, width: document.documentElement.clientWidth, height: innerHeight },
      };
    },
    /**
     * Puts a control into its opposite state without activating it. Returns its new appearance, or `null` if the state
     * did not change: a control may disappear or pass the focus on.
     */
    enter(number: number, state: ControlState) {
      const element = elements[number];
      if (!element?.isConnected) return null;
      const hadFocus = document.activeElement === element;
      flips.flip(element, state);
      const isIn = state !== "focused" || (document.activeElement === element) !== hadFocus;
      return isIn ? lookOf(number) : null;
    },
    lookOf,
    isOnTop(number: number) {
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
