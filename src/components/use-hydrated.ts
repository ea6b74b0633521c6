import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** False while prerendering and in the first client render, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
