import { useEffect, useState, useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** False during prerendering and in the first client render, true afterward. */
export function useHydrated(): boolean {
  return useWhenHydrated(true, false);
}

/**
 * Returns `before` during prerendering and in the first client render, and `value` afterward. If both are equal, as on
 * most pages, hydration needs no second render. Use it only for values that `Object.is` compares by content: text,
 * numbers, undefined.
 */
export function useWhenHydrated<Value>(value: Value, before: Value): Value {
  return useSyncExternalStore(
    subscribe,
    () => value,
    () => before,
  );
}

const minute = 60_000;

export const builtAt = new Date(__BUILD_TIME__);

/**
 * Returns the current time and updates it every minute. It is the build time during prerendering and in the first
 * client render, so that their content is equal. After hydration, it is the visitor’s clock.
 */
export function useNow(): Date {
  const [now, setNow] = useState(builtAt);
  useEffect(() => {
    const update = () => setNow(new Date());
    update();
    const timer = setInterval(update, minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
