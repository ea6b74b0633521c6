import { useEffect, useState } from "react";

const minute = 60_000;

/** When the site was built. */
export const builtAt = new Date(__BUILD_TIME__);

/**
 * The current time, renewed every minute. While prerendering and in the first client render it is the time of the
 * build, so that both agree; right after hydration it is the visitor’s clock.
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
