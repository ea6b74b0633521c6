import { Suspense, useSyncExternalStore } from "react";
import { firstNotice } from "./notify.ts";
import { patientLazy } from "./patient-lazy.ts";

const NotificationArea = patientLazy(async () => (await import("./notification-area.tsx")).default);

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
