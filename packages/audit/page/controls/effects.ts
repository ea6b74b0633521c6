import type { Tried } from "../../checks/helpers/element-list.ts";
import type { Listening } from "../../checks/helpers/listeners.ts";
import type { ElementList, Elements } from "../element-list.ts";
import { isShown } from "../visibility.ts";
import { identify, nameOf } from "../words.ts";

const buttons = "button, summary, [role=button], [role=tab], [role=menuitem], [popovertarget], [commandfor]";
/** Links that a script must handle. A browser follows all others. */
const scripted = "a[href=''], a[href='#'], a[href^='javascript:' i], a[role=button]";
/**
 * Controls whose press need not change anything: controls that are already chosen or disabled, and fields of a form.
 */
const needless =
  "[aria-pressed=true], [aria-selected=true], [aria-current]:not([aria-current=false]), :disabled, [aria-disabled=true], input, select, textarea";
/** Events that may show a tip. A press of a control with a tip need not have another effect. */
const tips = ["mouseenter", "mouseover", "pointerenter", "pointerover", "focus", "focusin"];
const clicks = ["click", "mousedown", "mouseup", "pointerdown", "pointerup"];

/** Attributes that only reflect the pointer or the focus. */
const ofPointer = ["data-active", "data-focus", "data-focus-visible", "data-hover", "data-highlighted"];

export interface Action extends Tried {
  name: string;
}

/**
 * Returns visible controls whose press must have an effect. Includes links with a listener for clicks. Leaves out
 * submit buttons and controls with a tip.
 */
export function actions({ elements, numberOf }: ElementList, listening: Listening[]): Action[] {
  const withListener = (wanted: readonly string[]) =>
    listening
      .filter(({ types }) => types.some((type) => wanted.includes(type)))
      .flatMap(({ element }) => elements[element] ?? []);
  const handled = withListener(clicks).filter((element) => element.matches("a[href]"));
  const withTip = new Set(withListener(tips));
  return [...new Set([...document.querySelectorAll(`${buttons}, ${scripted}`), ...handled])]
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isOfForm = element instanceof HTMLButtonElement && element.form !== null && element.type !== "button";
      return (
        width > 4 && height > 4 && !element.matches(needless) && !isOfForm && !withTip.has(element) && isShown(element)
      );
    })
    .map((element) => ({
      element: numberOf(element),
      isInContent: element.closest("main, [role=main]") !== null,
      // Controls that look alike may have different effects.
      look: `${element.className} ${element.id} ${identify(element)}`,
      identity: identify(element),
      name: nameOf(element).slice(0, 60),
    }));
}

/** Returns visible controls with `aria-disabled="true"`, except `disabled` controls, fields and submit buttons. */
export function turnedOff({ numberOf }: ElementList): Action[] {
  const all = document.querySelectorAll("[aria-disabled=true]:not(:disabled, [type=submit], input, select, textarea)");
  return [...all]
    .filter(
      (element) =>
        isShown(element) && !(element instanceof HTMLButtonElement && element.type === "submit" && element.form),
    )
    .map((element) => ({
      element: numberOf(element),
      isInContent: element.closest("main, [role=main]") !== null,
      look: `${element.className} ${identify(element)}`,
      identity: `off ${identify(element)}`,
      name: nameOf(element).slice(0, 60),
    }));
}

/** The pressed element and the first effect of its press. Departures are not among the effects. */
const watched: { pressed?: Element | undefined; effect?: string | undefined; isReady: boolean } = { isReady: false };

function note(effect: string): void {
  if (watched.pressed) watched.effect ??= effect;
}

/** Wraps a function so that its calls count as effects. */
function noteCalls(owner: object | undefined, name: string): void {
  const own = owner && (owner as Record<string, unknown>)[name];
  if (typeof own !== "function") return;
  Object.defineProperty(owner, name, {
    configurable: true,
    writable: true,
    value(this: unknown, ...given: unknown[]) {
      note(name);
      return own.apply(this, given);
    },
  });
}

function watchPage(): void {
  window.print = () => note("print");
  for (const name of ["pushState", "replaceState", "back", "forward", "go"]) noteCalls(history, name);
  for (const name of ["writeText", "write"]) noteCalls(navigator.clipboard, name);
  for (const name of ["share", "sendBeacon"]) noteCalls(navigator, name);
  noteCalls(window, "fetch");
  for (const { prototype } of [XMLHttpRequest, WebSocket]) noteCalls(prototype, "send");
  // A script may click a hidden field to let the visitor choose a file.
  for (const name of ["click", "showPicker"]) noteCalls(HTMLInputElement.prototype, name);
  noteCalls(document, "execCommand");
  for (const name of ["animate", "requestFullscreen", "scrollIntoView", "scrollTo", "scrollBy"])
    noteCalls(Element.prototype, name);
  for (const name of ["scrollTo", "scrollBy"]) noteCalls(window, name);
  for (const type of ["invalid", "change", "input", "toggle", "scroll", "hashchange", "play", "pause"])
    addEventListener(type, () => note(type), true);
  addEventListener("focusin", ({ target }) => {
    // Every press moves the focus to its control, so that move is not an effect.
    if (!watched.pressed?.contains(target as Node)) note("focus");
  });
  new MutationObserver((changes) => {
    const change = changes.find(
      ({ target, attributeName }) => !document.head.contains(target) && !ofPointer.includes(attributeName ?? ""),
    );
    if (change) note(change.type);
  }).observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
}

/** Starts recording the effects of a press on an element. */
export function watchEffects({ elements }: Elements, number: number): void {
  if (!watched.isReady) watchPage();
  watched.isReady = true;
  watched.pressed = elements[number];
  watched.effect = undefined;
}

/** Resolves to true as soon as the press has had an effect, and to false after some milliseconds without one. */
export async function hadEffect(milliseconds: number): Promise<boolean> {
  const until = performance.now() + milliseconds;
  while (watched.effect === undefined && performance.now() < until)
    await new Promise((resume) => setTimeout(resume, 20));
  return watched.effect !== undefined;
}
