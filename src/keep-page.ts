/**
 * Keeps the prerendered page while React runs, so that a failing script never takes a readable page away. The page as it
 * was comes back, without scripts, and the rest of the visit does without them too (see src/layout/first-script.tsx).
 */

/** Key in session storage, set when the scripts of this visit have failed. */
export const failedKey = "scripts-failed";

interface Keeping {
  page: HTMLElement;
  restore: () => void;
}

let keeping: Keeping | undefined;

/** Keeps a copy of the page as it is now. `path` is in the address bar; `stopReact` unmounts React’s root. */
export function keepPage(path: string, stopReact: () => void): void {
  // A document of its own runs no constructors of custom elements. Those of browser extensions may throw.
  const page = document.implementation.createHTMLDocument().importNode(document.documentElement, true);
  // Chromium refuses rules that were in another document.
  page.querySelector("script[type=speculationrules]")?.remove();
  // The page of an unknown address starts as /404 (src/entry.client.tsx).
  const paths = [path, "/404"];
  const values = noteValues();
  const restore = () => {
    keeping = undefined;
    rememberFailure();
    // The copy is of another page after a client-side navigation.
    if (!paths.includes(window.location.pathname)) return window.location.reload();
    const { scrollY } = window;
    // React empties the document when it stops, and cannot stop while it renders.
    queueMicrotask(() => {
      stopReact();
      document.documentElement.replaceWith(page);
      for (const [id, value] of values) putBack(id, value);
      scrollTo(0, scrollY);
      dispatchEvent(new Event("failed"));
    });
  };
  keeping = { page, restore };
}

/** Puts the kept page back; does nothing if it has been put back already. */
export function restorePage(): void {
  keeping?.restore();
}

/** A copy of the part of the prerendered page that matches a selector. */
export function keptPart(selector: string): Node | undefined {
  return keeping?.page.querySelector(selector)?.cloneNode(true);
}

type Value = string | boolean;

/** Notes what the visitor types and ticks, by the id of the control. */
function noteValues(): ReadonlyMap<string, Value> {
  const values = new Map<string, Value>();
  addEventListener(
    "input",
    ({ target }) => {
      if (target instanceof HTMLInputElement && ["checkbox", "radio"].includes(target.type))
        values.set(target.id, target.checked);
      else if (
        target instanceof HTMLInputElement ||
        target instanceof HTMLTextAreaElement ||
        target instanceof HTMLSelectElement
      )
        values.set(target.id, target.value);
    },
    true,
  );
  return values;
}

function putBack(id: string, value: Value): void {
  const control = document.getElementById(id);
  if (!control) return;
  Object.assign(control, typeof value === "boolean" ? { checked: value } : { value });
}

function rememberFailure(): void {
  try {
    sessionStorage.setItem(failedKey, "1");
  } catch {
    // Without storage the next page tries its scripts again.
  }
}
