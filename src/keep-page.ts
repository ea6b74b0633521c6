/**
 * Keeps a copy of the prerendered page while React runs, so that a failing script never removes a readable page. On
 * failure the original page comes back without scripts, and later pages of the session work without scripts too (see
 * src/first-script.ts).
 */

/** Key in session storage, set when scripts have failed in this session. */
export const failedKey = "scripts-failed";

interface Keeping {
  page: HTMLElement;
  restore: () => void;
}

let keeping: Keeping | undefined;

/** Copies the current page. `stopReact` unmounts React's root. */
export function keepPage(stopReact: () => void): void {
  // A separate document runs no constructors of custom elements. Those of browser extensions may throw.
  const page = document.implementation.createHTMLDocument().importNode(document.documentElement, true);
  // Chromium refuses rules that were in another document.
  page.querySelector("script[type=speculationrules]")?.remove();
  const values = noteValues();
  const restore = () => {
    keeping = undefined;
    rememberFailure();
    const { scrollY } = window;
    // React empties the document when it unmounts, and cannot unmount while it renders.
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

export function restorePage(): void {
  keeping?.restore();
}

export function keptPart(selector: string): Node | undefined {
  return keeping?.page.querySelector(selector)?.cloneNode(true);
}

type Value = string | boolean;

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
    // Without storage, the next page tries its scripts again.
  }
}
