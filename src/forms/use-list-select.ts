import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { ListSelect } from "./list-select.tsx";

/** Events that show that the visitor uses a form. The rest of its code loads after one of them. */
const signs = ["pointerover", "focusin"] as const;

/**
 * Returns Chakra's select to replace the native one, or undefined. It loads once a visitor with a mouse reaches the
 * form. It never replaces a select that has the focus or is open.
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
      // Without a connection, the native select stays and the next event retries.
      const module = await import("./list-select.tsx").catch(() => undefined);
      if (!module) return;
      const swap = () => {
        if (stop.signal.aborted) return;
        // Synchronous, or the focus may come before React renders. Otherwise waits until the native select has lost the
        // focus completely.
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
