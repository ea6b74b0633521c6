/** Visible effects of a press in the page: `effects` lists them once `watchEffects` has been called. */
declare global {
  interface Window {
    effects: string[];
    watchEffects(pressed: Element): void;
  }
}

/**
 * Runs in the page before its scripts. Records actions that would leave the page, such as printing, without doing them.
 */
export function installEffects(): void {
  let pressed: Element | undefined;
  const note = (effect: string) => {
    if (pressed) window.effects.push(effect);
  };
  /** Attributes that only reflect the pointer or the focus. */
  const ofPointer = ["data-active", "data-focus", "data-focus-visible", "data-hover", "data-highlighted"];

  /** An audit state may install a replacement for this function: it runs, and the call is recorded. */
  function instead(owner: object, name: string, answer: (...values: unknown[]) => unknown): void {
    let given = answer;
    Object.defineProperty(owner, name, {
      configurable: true,
      get:
        () =>
        (...values: unknown[]) => {
          note(name);
          return given(...values);
        },
      set(own) {
        given = own;
      },
    });
  }
  instead(window, "print", () => {});
  if (navigator.clipboard) instead(navigator.clipboard, "writeText", async () => {});

  for (const name of ["pushState", "replaceState"] as const) {
    const own = history[name].bind(history);
    history[name] = (...values) => {
      note(name);
      own(...values);
    };
  }

  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    note("moves");
    return animate.apply(this, how);
  };

  for (const type of ["invalid", "change", "input", "toggle", "scroll", "hashchange"])
    addEventListener(type, () => note(type), true);
  addEventListener("focusin", ({ target }) => {
    // Receiving the focus is no effect.
    if (!pressed?.contains(target as Node)) note("focus");
  });

  new MutationObserver((mutations) => {
    const told = mutations.find(
      ({ target, attributeName }) => !document.head?.contains(target) && !ofPointer.includes(attributeName ?? ""),
    );
    if (told) note(told.type);
  }).observe(document, { attributes: true, characterData: true, childList: true, subtree: true });

  window.effects = [];
  window.watchEffects = (element) => {
    window.effects = [];
    pressed = element;
  };
}
