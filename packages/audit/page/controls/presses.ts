import type { Tried } from "../../checks/helpers/element-list.ts";
import type { Listening } from "../../checks/helpers/listeners.ts";
import { bringToMiddle, type ElementList, type Elements } from "../element-list.ts";
import { isLaidOut, isSeen, isShown } from "../visibility.ts";
import { clean, identify, nameOf, referred } from "../words.ts";
import { generatedBy } from "./hover.ts";

const pressed =
  "button, a[href], summary, [role=button], [role=link], [role=tab], [role=switch], [role=checkbox], [role=menuitem], [onmousedown], [onpointerdown], [ontouchstart], [tabindex]";
/**
 * Controls that act on press by nature, such as sliders and drawings, and text fields, where a press sets the caret.
 */
const slides =
  "input:not([type=button], [type=submit], [type=checkbox], [type=radio]), textarea, select, option, [role=slider], [role=scrollbar], [role=combobox], canvas, video, audio, [contenteditable]";
const typed =
  "input:not([type]), input[type=text], input[type=search], input[type=email], input[type=tel], input[type=url], input[type=number], textarea";

function isInContent(element: Element): boolean {
  return element.closest("main, [role=main]") !== null;
}

/**
 * Returns visible controls that a mouse can press. Leaves out disabled controls, and those that act on press by nature.
 */
export function pressables({ numberOf }: ElementList): Tried[] {
  const pointed = [...document.body.querySelectorAll("*")].filter(
    (element) =>
      element.matches("div, span, li, td, img, svg") &&
      getComputedStyle(element).cursor === "pointer" &&
      !element.closest("a, button, label"),
  );
  return [...new Set([...document.querySelectorAll(pressed), ...pointed])]
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 4 && height > 4 && !element.matches(`${slides}, :disabled, [aria-disabled=true]`) && isShown(element)
      );
    })
    .map((element) => ({
      element: numberOf(element),
      isInContent: isInContent(element),
      look: `${element.localName} ${element.className} ${element.getAttribute("role")} ${element.id}`,
      identity: identify(element),
    }));
}

export type FieldType = "select" | "choice" | "text";

/** Returns visible text fields, checkboxes, radio buttons and single selects that a visitor can change. */
export function changeables({ numberOf }: ElementList): (Tried & { type: FieldType })[] {
  const fields = document.querySelectorAll<HTMLInputElement>(
    `select:not([multiple]), input[type=checkbox], input[type=radio], ${typed}`,
  );
  return [...fields]
    .filter((field) => isLaidOut(field) && !field.matches(":disabled, [readonly], [aria-hidden=true]"))
    .map((field) => ({
      element: numberOf(field),
      isInContent: isInContent(field),
      look: `${field.localName} ${field.type} ${field.ariaLabel ?? field.name} ${field.className} ${field.form?.className} ${field.form?.getAttribute("action")}`,
      identity: `${identify(field)} ${field.type} ${field.name} ${field.form?.getAttribute("action")}`,
      type: typeOf(field),
    }));
}

function typeOf(field: Element): FieldType {
  if (field.localName === "select") return "select";
  return field.matches(typed) ? "text" : "choice";
}

const stateful =
  "button, summary, a[href^='#'], [role=button], [role=switch], [role=checkbox], [role=tab], [role=menuitemcheckbox], [aria-expanded], [aria-pressed]";
const states = ["aria-expanded", "aria-pressed", "aria-checked", "aria-selected"];
const leaves =
  "a[href]:not([href^='#']), input, select, textarea, [type=submit], [type=reset], :disabled, [aria-disabled=true], [aria-haspopup]:not([aria-expanded])";

/**
 * Returns visible controls with a state, and buttons that may need one. Leaves out selected tabs, and controls whose
 * state the browser exposes.
 */
export function toggles({ numberOf }: ElementList): (Tried & { attribute: string | null })[] {
  return [...document.querySelectorAll(stateful)]
    .filter((element) => {
      const isOfForm = element instanceof HTMLButtonElement && element.type === "submit" && element.form !== null;
      return !element.matches(leaves) && !isOfForm && isShown(element);
    })
    .flatMap((element) => {
      const attribute = states.find((name) => element.hasAttribute(name)) ?? null;
      // The browser exposes the states of these elements.
      if (element.matches("summary, [popovertarget], [commandfor]")) return [];
      if (attribute === "aria-selected" && element.getAttribute(attribute) === "true") return [];
      return [
        {
          element: numberOf(element),
          isInContent: isInContent(element),
          look: `${element.localName} ${element.className} ${element.getAttribute("role")} ${attribute} ${element.id}`,
          identity: `${identify(element)} ${attribute}`,
          attribute,
        },
      ];
    });
}

const gone = {
  isThere: false,
  isOff: false,
  state: null,
  look: "",
  drawing: "",
  name: "",
  isOneOfMany: false,
  isPanelShown: null,
};

/**
 * Returns the state, look and name of a control. If the control was removed, `isThere` is false. `look` has the
 * control's class and colors. `drawing` has the rest of the appearance, which a script may change to show the press
 * itself. `isPanelShown` is null if the control names no element that it controls.
 */
export function lookOf({ elements }: Elements, element: number, attribute: string | null) {
  const control = elements[element];
  if (!control?.isConnected) return gone;
  const { backgroundColor, borderColor, borderWidth, boxShadow, color, fontWeight, textDecorationLine } =
    getComputedStyle(control);
  const panel = document.getElementById(control.getAttribute("aria-controls") ?? "");
  return {
    isThere: true,
    isOff: control.matches(":disabled, [aria-disabled=true]"),
    state: attribute === null ? null : control.getAttribute(attribute),
    // Hover and focus change colors, too, but a press by script changes neither.
    look: [control.className, backgroundColor, borderColor, color, textDecorationLine].join(),
    drawing: [boxShadow, fontWeight, borderWidth, generatedBy(control), control.innerHTML].join(),
    name: clean(nameOf(control)),
    isOneOfMany: [control.parentElement, control.parentElement?.parentElement].some(
      (around) =>
        (around?.querySelectorAll(`:scope > ${control.localName}, :scope > * > ${control.localName}`).length ?? 0) > 1,
    ),
    isPanelShown: panel ? isSeen(panel) : null,
  };
}

const operable =
  "a[href], button, input, select, textarea, summary, label, option, area, audio, video, iframe, [tabindex]:not([tabindex='-1']), [contenteditable]";
const clicks = ["click", "dblclick", "mousedown", "mouseup", "pointerdown", "pointerup"];

/**
 * Returns visible elements that react to a click, but not to keys. Leaves out those that fill more than half of the
 * window, and those that contain or are part of a keyboard control.
 */
export function mouseOnly({ elements }: Elements, listening: Listening[]): number[] {
  return listening.flatMap(({ element, types }) => {
    const target = elements[element];
    const isPressed = types.some((type) => clicks.includes(type));
    if (!target || !isPressed || types.some((type) => type.startsWith("key"))) return [];
    const { width, height } = target.getBoundingClientRect();
    // A listener on an element around controls may handle them.
    const serves = target.closest(operable) ?? target.querySelector(operable);
    const isLarge = width * height > innerWidth * innerHeight * 0.5;
    const isThere = width > 4 && height > 4 && isShown(target) && !target.closest("[aria-hidden=true], [inert]");
    return isThere && !serves && !isLarge ? [element] : [];
  });
}

/**
 * Scrolls a control to the middle of the window, and returns its middle. Returns undefined if another element covers
 * it.
 */
export function pointToPress(list: Elements, number: number): { x: number; y: number } | undefined {
  const target = list.elements[number];
  const middle = bringToMiddle(list, number);
  const hit = document.elementFromPoint(middle.x, middle.y);
  return hit && target && (target.contains(hit) || hit.contains(target)) ? middle : undefined;
}

const warning =
  /\b(automatically|will (open|load|submit|change|take|move|go)|opens|reloads|submits|takes you|immediately|as soon as)\b/i;

/** Returns the field's name, the effects of its change, and whether the page warns of them. */
export function effectOfChange({ elements }: Elements, number: number) {
  const field = elements[number] as HTMLInputElement;
  const told = [
    field.labels?.[0]?.textContent,
    field.getAttribute("aria-label"),
    referred(field, "aria-describedby"),
    field.closest("form, fieldset, section, p, div")?.querySelector("p")?.textContent,
  ].join(" ");
  return {
    isMoved: field.isConnected && document.activeElement !== field && !field.contains(document.activeElement),
    address: location.href,
    isWarned: warning.test(told),
    name: nameOf(field).slice(0, 60),
  };
}
