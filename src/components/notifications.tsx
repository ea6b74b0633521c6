import { type FocusEvent, type KeyboardEvent, Suspense, useEffect, useRef, useSyncExternalStore } from "react";
import { lazyWithRetry } from "./lazy-with-retry.ts";
import { areaWanted, closeNotices, loadArea } from "./notify.ts";

const NotificationArea = lazyWithRetry(async () => (await import("./notification-area.tsx")).default);

export interface NotificationWords {
  region: string;
  /** Seen where the region is looked at and has nothing. */
  none: string;
}

/**
 * The notification region, on the page from the start: Alt+T brings the focus here, Escape closes all notices and gives
 * the focus back to where it was. What draws notices is loaded at the first `notify` or the first Alt+T.
 */
export function Notifications({ words }: { words: NotificationWords }) {
  const wanted = useSyncExternalStore(areaWanted.subscribe, areaWanted.now, () => false);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!event.altKey || event.code !== "KeyT") return;
      event.preventDefault();
      // The toaster inside would take the focus to itself.
      event.stopImmediatePropagation();
      loadArea();
      region.current?.focus({ preventScroll: true });
    };
    document.addEventListener("keydown", onKey, true);
    return () => document.removeEventListener("keydown", onKey, true);
  }, []);

  const rememberOrigin = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null;
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    closeNotices();
    (document.activeElement as HTMLElement | null)?.blur();
    cameFrom.current?.focus({ preventScroll: true });
  };

  return (
    <section ref={region} aria-label={words.region} tabIndex={-1} onFocusCapture={rememberOrigin} onKeyDown={leave}>
      {wanted && (
        <Suspense>
          <NotificationArea none={words.none} />
        </Suspense>
      )}
    </section>
  );
}
