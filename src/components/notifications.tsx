import { Suspense, useSyncExternalStore } from "react";
import { lazyWithRetry } from "./lazy-with-retry.ts";
import { firstNotice } from "./notify.ts";

const NotificationArea = lazyWithRetry(async () => (await import("./notification-area.tsx")).default);

/** Where notifications appear. Nothing of it is loaded before the first `notify`. */
export function Notifications() {
  const wanted = useSyncExternalStore(firstNotice.subscribe, firstNotice.happened, () => false);
  if (!wanted) return null;
  return (
    <Suspense>
      <NotificationArea />
    </Suspense>
  );
}
