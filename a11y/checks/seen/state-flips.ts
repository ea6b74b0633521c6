/** States that must look different from their opposites. */
export type ControlState =
  | "focused"
  | "checked"
  | "pressed"
  | "selected"
  | "current"
  | "expanded"
  | "invalid"
  | "disabled";

export interface StateFlips {
  flip(element: HTMLElement, state: ControlState): void;
  undo(): void;
}

/** Changes only attributes and properties, so that no control is activated. Runs in the page, sent as text. */
export function stateFlips(): StateFlips {
  const steps: (() => void)[] = [];

  const setAttribute = (element: Element, name: string, value: string | null) => {
    const before = element.getAttribute(name);
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
    steps.push(() => (before === null ? element.removeAttribute(name) : element.setAttribute(name, before)));
  };
  /** Toggles an attribute such as `aria-pressed`. Any value other than true becomes true. */
  const flip = (element: Element, name: string) =>
    setAttribute(element, name, element.getAttribute(name) === "true" ? "false" : "true");
  /** Component libraries mark the parts of a control with `data-state`. */
  const flipMarks = (element: Element, on: string, off: string) => {
    const parts = element.closest("label, [data-part=root]")?.querySelectorAll("[data-state]") ?? [];
    for (const part of [element, ...parts]) {
      const mark = part.getAttribute("data-state");
      if (mark === on || mark === off) setAttribute(part, "data-state", mark === on ? off : on);
    }
  };
  const mark = (element: Element, name: string, isOn: boolean) => setAttribute(element, name, isOn ? "" : null);

  const flips: Record<ControlState, (element: HTMLElement) => void> = {
    focused(element) {
      const before = document.activeElement;
      // If the control already has the focus, the opposite state is without it.
      if (before === element) element.blur();
      else element.focus({ preventScroll: true });
      steps.push(() => {
        element.blur();
        if (before instanceof HTMLElement) before.focus({ preventScroll: true });
      });
    },
    checked(element) {
      const input = element as HTMLInputElement;
      const group = [...document.querySelectorAll<HTMLInputElement>(`[type=${input.type}]`)];
      const before = group.filter(({ checked }) => checked);
      input.checked = !input.checked;
      flipMarks(input, "checked", "unchecked");
      steps.push(() => {
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
    disabled: (element) => mark(element, "disabled", false),
  };

  return {
    flip: (element, state) => flips[state](element),
    undo() {
      for (const step of steps.splice(0).reverse()) step();
    },
  };
}
