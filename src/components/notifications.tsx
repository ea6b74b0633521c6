import { type FocusEvent, type KeyboardEvent, Suspense, useEffect, useRef, useSyncExternalStore } from "react";
import { lazyWithRetry } from "./lazy-with-retry.ts";
import { noticeQueue } from "./notify.ts";

const NotificationArea = lazyWithRetry(async () => (await import("./notification-area.tsx")).default);

export interface NotificationWords {
  region: string;
  /** Text shown if the region has the focus and is empty. */
  none: string;
}

/**
 * The notification region, present from the start. Alt+T moves the focus to it, and pauses the notices. Escape closes
 * all notices and restores the focus. The code that renders notices loads on the first `notify` or the first Alt+T.
 */
export function Notifications({ words }: { words: NotificationWords }) {
  const wanted = useSyncExternalStore(noticeQueue.subscribe, noticeQueue.isWanted, () => false);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!event.altKey || event.code !== "KeyT") return;
      event.preventDefault();
      // The toaster's own shortcut focuses its notices, which pauses them.
      if (region.current?.querySelector("[data-part=root]")) return;
      // Without notices, the toaster would take the focus from the region's text.
      event.stopImmediatePropagation();
      noticeQueue.load();
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
    noticeQueue.closeAll();
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
