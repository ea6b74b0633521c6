import { useEffect, useState } from "react";

const minute = 60_000;

export const builtAt = new Date(__BUILD_TIME__);

/**
 * Returns the current time and updates it every minute. During prerendering and in the first client render it is the
 * build time, so that both agree. After hydration it is the visitor's clock.
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
