import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { ListSelect } from "./list-select.tsx";

/** Signs that somebody uses a form; what else is loaded for it waits for one. */
const signs = ["pointerover", "focusin"] as const;

/**
 * What may stand in the place of the platform’s select, or nothing yet: where somebody points with a mouse, Chakra’s is
 * loaded once they come to the form. It never takes the place of a select that has the focus or is open.
 */
export function useListSelect(native: RefObject<HTMLSelectElement | null>): typeof ListSelect | undefined {
  const [loaded, setLoaded] = useState<{ ListSelect: typeof ListSelect }>();
  useEffect(() => {
    const select = native.current;
    const form = select?.form;
    if (!form) return;
    const stop = new AbortController();
    const once = { once: true, signal: stop.signal };
    const come = async () => {
      if (!globalThis.matchMedia?.("(pointer: fine)").matches) return;
      // Without a connection the platform’s stays, and the next sign tries again.
      const module = await import("./list-select.tsx").catch(() => undefined);
      if (!module) return;
      const swap = () => {
        if (stop.signal.aborted) return;
        // At once, or the focus may come before React draws. What leaves the select has to have left it first.
        if (document.activeElement !== select) flushSync(() => setLoaded(module));
        else select.addEventListener("blur", () => setTimeout(swap), once);
      };
      swap();
    };
    for (const sign of signs) form.addEventListener(sign, come, once);
    return () => stop.abort();
  }, [native]);
  return loaded?.ListSelect;
}
