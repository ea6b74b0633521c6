import type { Box } from "./box.ts";

/** States of a control that have to look unlike their opposites. */
export type ControlState =
  | "focused"
  | "checked"
  | "pressed"
  | "selected"
  | "current"
  | "expanded"
  | "invalid"
  | "disabled";

/** A control, standing for all on the page that are styled the same. */
export interface Candidate {
  element: number;
  name: string;
  box: Box;
  states: ControlState[];
}

export interface StateSwitch {
  elements: Element[];
  values: Candidate[];
  /** Puts a control into the opposite of the state that it is in, without anybody operating it. */
  enter(element: number, state: ControlState): void;
  /** Takes that back. */
  leave(): void;
}

/** Finds the controls of the page and puts them into other states. Runs in the page, sent as text. */
export function stateSwitch(): StateSwitch {
  const selector = "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']";
  const fields = "input, select, textarea";
  const undo: (() => void)[] = [];

  const setAttribute = (element: Element, name: string, value: string | null) => {
    const before = element.getAttribute(name);
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
    undo.push(() => (before === null ? element.removeAttribute(name) : element.setAttribute(name, before)));
  };
  /** As `aria-pressed`: true becomes false, all else true. */
  const flip = (element: Element, name: string) =>
    setAttribute(element, name, element.getAttribute(name) === "true" ? "false" : "true");
  /** Libraries mark the parts of a control with its state. */
  const flipMarks = (element: Element, on: string, off: string) => {
    const parts = element.closest("label, [data-part=root]")?.querySelectorAll("[data-state]") ?? [];
    for (const part of [element, ...parts]) {
      const mark = part.getAttribute("data-state");
      if (mark === on || mark === off) setAttribute(part, "data-state", mark === on ? off : on);
    }
  };
  const mark = (element: Element, name: string, isOn: boolean) => setAttribute(element, name, isOn ? "" : null);

  const enter: Record<ControlState, (element: HTMLElement) => void> = {
    focused(element) {
      element.focus({ preventScroll: true });
      undo.push(() => element.blur());
    },
    checked(element) {
      const input = element as HTMLInputElement;
      const group = [...document.querySelectorAll<HTMLInputElement>(`[type=${input.type}]`)];
      const before = group.filter(({ checked }) => checked);
      input.checked = !input.checked;
      flipMarks(input, "checked", "unchecked");
      undo.push(() => {
        input.checked = false;
        for (const one of before) one.checked = true;
      });
    },
    pressed(element) {
      flip(element, "aria-pressed");
      flipMarks(element, "on", "off");
    },
    selected: (element) => flip(element, "aria-selected"),
    current: (element) => setAttribute(element, "aria-current", null),
    expanded(element) {
      const { parentElement } = element;
      if (parentElement instanceof HTMLDetailsElement) mark(parentElement, "open", !parentElement.open);
      else flip(element, "aria-expanded");
      flipMarks(element, "open", "closed");
    },
    invalid(element) {
      flip(element, "aria-invalid");
      mark(element, "data-invalid", !element.hasAttribute("data-invalid"));
    },
    disabled: (element) => mark(element, "disabled", !element.matches(":disabled")),
  };

  const statesOf = (element: Element): ControlState[] => {
    const states: ControlState[] = ["focused"];
    if (element.matches("[type=checkbox], [type=radio]")) states.push("checked");
    for (const state of ["pressed", "selected", "current", "expanded"] as const)
      if (element.hasAttribute(`aria-${state}`)) states.push(state);
    if (element.localName === "summary") states.push("expanded");
    if (element.matches(fields)) states.push("invalid");
    if (element.matches(`button, ${fields}`)) states.push("disabled");
    return states;
  };

  /** What is drawn for a control: of a hidden platform’s box its label. */
  const drawn = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2 ? element : (element.closest("label") ?? element);
  };

  const elements: HTMLElement[] = [];
  const values: Candidate[] = [];
  const looks = new Set<string>();
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const seen = drawn(element);
    const { left, top, right, width, height } = seen.getBoundingClientRect();
    if (
      width < 3 ||
      height < 3 ||
      right <= 0 ||
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
      box: { x: left + scrollX, y: top + scrollY, width, height },
      states,
    });
  }

  return {
    elements,
    values,
    enter(number, state) {
      const element = elements[number];
      if (element) enter[state](element);
    },
    leave() {
      for (const step of undo.splice(0).reverse()) step();
    },
  };
}
