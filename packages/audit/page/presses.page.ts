import type { ElementList, Tried } from "../checks/element-list.ts";

/** Returns visible controls that a mouse can press. Runs in the page, sent as text. */
export function pressables({ identify, isShown, numberOf }: ElementList): Tried[] {
  // Sliders and drawings act on press by nature, and a press in a text field sets the caret.
  const slides =
    "input:not([type=button], [type=submit], [type=checkbox], [type=radio]), textarea, select, option, [role=slider], [role=scrollbar], [role=combobox], canvas, video, audio, [contenteditable]";
  const all = [
    ...document.querySelectorAll(
      "button, a[href], summary, [role=button], [role=link], [role=tab], [role=switch], [role=checkbox], [role=menuitem], [onmousedown], [onpointerdown], [ontouchstart], [tabindex]",
    ),
  ];
  const pointed = [...document.body.querySelectorAll("*")].filter(
    (element) =>
      element.matches("div, span, li, td, img, svg") &&
      getComputedStyle(element).cursor === "pointer" &&
      !element.closest("a, button, label"),
  );
  return [...new Set([...all, ...pointed])]
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 4 && height > 4 && !element.matches(`${slides}, :disabled, [aria-disabled=true]`) && isShown(element)
      );
    })
    .map((element) => ({
      element: numberOf(element),
      isInContent: element.closest("main, [role=main]") !== null,
      look: `${element.localName} ${element.className} ${element.getAttribute("role")} ${element.id}`,
      identity: identify(element),
    }));
}

/** Returns visible fields that a visitor can change. Runs in the page, sent as text. */
export function changeables({ identify, numberOf }: ElementList): (Tried & { type: "select" | "choice" | "text" })[] {
  const typed =
    "input:not([type]), input[type=text], input[type=search], input[type=email], input[type=tel], input[type=url], input[type=number], textarea";
  const fields = [
    ...document.querySelectorAll<HTMLInputElement>(
      `select:not([multiple]), input[type=checkbox], input[type=radio], ${typed}`,
    ),
  ];
  return fields
    .filter(
      (field) =>
        field.checkVisibility({ visibilityProperty: true }) &&
        !field.matches(":disabled, [readonly], [aria-hidden=true]"),
    )
    .map((field) => ({
      element: numberOf(field),
      isInContent: field.closest("main, [role=main]") !== null,
      look: `${field.localName} ${field.type} ${field.ariaLabel ?? field.name} ${field.className} ${field.form?.className} ${field.form?.getAttribute("action")}`,
      identity: `${identify(field)} ${field.type} ${field.name} ${field.form?.getAttribute("action")}`,
      type:
        field.localName === "select"
          ? ("select" as const)
          : field.matches(typed)
            ? ("text" as const)
            : ("choice" as const),
    }));
}

/** Returns controls with a state, and buttons that may need one. Runs in the page, sent as text. */
export function toggles({ identify, isShown, numberOf }: ElementList): (Tried & { attribute: string | null })[] {
  const states = ["aria-expanded", "aria-pressed", "aria-checked", "aria-selected"];
  const leaves =
    "a[href], input, select, textarea, [type=submit], [type=reset], :disabled, [aria-disabled=true], [aria-haspopup]:not([aria-expanded])";
  return [
    ...document.querySelectorAll(
      "button, summary, [role=button], [role=switch], [role=checkbox], [role=tab], [role=menuitemcheckbox], [aria-expanded], [aria-pressed]",
    ),
  ]
    .filter((element) => {
      const isOfForm = element instanceof HTMLButtonElement && element.type === "submit" && element.form !== null;
      return !element.matches(leaves) && !isOfForm && isShown(element);
    })
    .flatMap((element) => {
      const attribute = states.find((name) => element.hasAttribute(name)) ?? null;
      // A browser exposes these states.
      if (element.matches("summary, [popovertarget], [commandfor]")) return [];
      if (attribute === "aria-selected" && element.getAttribute(attribute) === "true") return [];
      return [
        {
          element: numberOf(element),
          isInContent: element.closest("main, [role=main]") !== null,
          look: `${element.localName} ${element.className} ${element.getAttribute("role")} ${attribute} ${element.id}`,
          identity: `${identify(element)} ${attribute}`,
          attribute,
        },
      ];
    });
}

/** Returns the state, look and name of a control. Runs in the page, sent as text. */
export function lookOf(
  { elements }: ElementList,
  { element, attribute }: { element: number; attribute: string | null },
) {
  const control = elements[element];
  if (!control?.isConnected) return { isThere: false, state: null, look: "", name: "" };
  const { backgroundColor, borderColor, color, textDecorationLine } = getComputedStyle(control);
  return {
    isThere: true,
    state: attribute === null ? null : control.getAttribute(attribute),
    // Hover and focus change colors, too, but a press by script changes neither.
    look: [control.className, backgroundColor, borderColor, color, textDecorationLine].join(),
    name: `${control.textContent} ${control.getAttribute("aria-label")}`,
  };
}
