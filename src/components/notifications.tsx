import { lazy, Suspense, useSyncExternalStore } from "react";
import { firstNotice } from "./notify.ts";

const NotificationArea = lazy(() => import("./notification-area.tsx"));

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
