export type ControlState =
  | "focused"
  | "checked"
  | "pressed"
  | "selected"
  | "current"
  | "expanded"
  | "invalid"
  | "disabled";

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

/** Steps that undo the changes since the last call of `undoFlips`. */
const steps: (() => void)[] = [];

/** Puts a control into its opposite state. Changes only attributes and properties, so that no control is activated. */
export function flip(element: HTMLElement, state: ControlState): void {
  const { parentElement: parent } = element;
  if (state === "focused") flipFocus(element);
  else if (state === "checked") flipChecked(element as HTMLInputElement);
  else if (state === "current") setAttribute(element, "aria-current", null);
  else if (state === "expanded" && parent instanceof HTMLDetailsElement) flipAttribute(parent, "open");
  else for (const name of attributes[state] ?? []) flipAttribute(element, name);
  flipMarks(element, marks[state] ?? []);
}

export function undoFlips(): void {
  for (const step of steps.splice(0).reverse()) step();
}

function setAttribute(element: Element, name: string, value: string | null): void {
  const before = element.getAttribute(name);
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
  steps.push(() => (before === null ? element.removeAttribute(name) : element.setAttribute(name, before)));
}

function flipAttribute(element: Element, name: string): void {
  const isOn = name.startsWith("aria-") ? element.getAttribute(name) === "true" : element.hasAttribute(name);
  const [on, off] = name.startsWith("aria-") ? ["true", "false"] : ["", null];
  setAttribute(element, name, isOn ? off : on);
}

function flipFocus(element: HTMLElement): void {
  const before = document.activeElement;
  // If the control already has the focus, the opposite state is without it.
  if (before === element) element.blur();
  else element.focus({ preventScroll: true });
  steps.push(() => {
    element.blur();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  });
}

function flipChecked(input: HTMLInputElement): void {
  const group = [...document.querySelectorAll<HTMLInputElement>(`[type=${input.type}]`)];
  const before = group.filter(({ checked }) => checked);
  input.checked = !input.checked;
  steps.push(() => {
    input.checked = false;
    for (const one of before) one.checked = true;
  });
}

function flipMarks(element: Element, own: readonly string[]): void {
  const parts = element.closest("label, [data-part=root]")?.querySelectorAll("[data-state]") ?? [];
  for (const part of [element, ...parts]) {
    const at = own.indexOf(part.getAttribute("data-state") ?? "");
    if (at >= 0) setAttribute(part, "data-state", own[1 - at] ?? "");
  }
}
