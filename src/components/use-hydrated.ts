import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** False during prerendering and in the first client render, true afterward. */
export function useHydrated(): boolean {
  return useWhenHydrated(true, false);
}

/**
 * Returns `before` during prerendering and in the first client render, and `value` afterward. If both are equal, as on
 * most pages, hydration renders nothing twice. So use it for values that compare by identity: text, numbers, undefined.
 */
export function useWhenHydrated<Value>(value: Value, before: Value): Value {
  return useSyncExternalStore(
    subscribe,
    () => value,
    () => before,
  );
}
