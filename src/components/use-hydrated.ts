import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** False while prerendering and in the first client render, true from then on. */
export function useHydrated(): boolean {
  return useWhenHydrated(true, false);
}

/**
 * `before` while prerendering and in the first client render, `value` from then on. Where both are the same, as they are
 * on most pages, hydration draws nothing a second time; so for values that compare by identity: text, numbers, undefined.
 */
export function useWhenHydrated<Value>(value: Value, before: Value): Value {
  return useSyncExternalStore(
    subscribe,
    () => value,
    () => before,
  );
}
