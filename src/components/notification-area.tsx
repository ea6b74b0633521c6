import {
  createToaster,
  ToastCloseTrigger,
  ToastDescription,
  Toaster,
  ToastIndicator,
  ToastRoot,
  ToastTitle,
} from "@chakra-ui/react/toast";
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { areaIsReady } from "./notify.ts";

const toaster = createToaster({ placement: "bottom-end", gap: 14, duration: 10_000, hotkey: ["altKey", "KeyT"] });

/** Screen readers overlook what arrives together with its live region, so the first notice waits this long (ms). */
const liveRegionDelay = 100;

/**
 * The notification region: Alt+T brings the focus here, Escape closes all and gives the focus back to where it was;
 * notices wait while the pointer or the focus is on them, and while the page is in the background.
 */
export default function NotificationArea() {
  const cameFrom = useRef<HTMLElement>(null);

  useEffect(() => {
    const timer = setTimeout(() => areaIsReady((notice) => toaster.create(notice)), liveRegionDelay);
    const onVisibility = () => (document.hidden ? toaster.pause() : toaster.resume());
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onVisibility);
    };
  }, []);

  const rememberOrigin = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  };
  const closeAll = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    toaster.dismiss();
    cameFrom.current?.focus({ preventScroll: true });
  };

  return (
    <Toaster toaster={toaster} onFocusCapture={rememberOrigin} onKeyDown={closeAll}>
      {(toast) => (
        <ToastRoot>
          <ToastIndicator />
          <div>
            <ToastTitle>{toast.title}</ToastTitle>
            {toast.description && <ToastDescription>{toast.description}</ToastDescription>}
          </div>
          <ToastCloseTrigger aria-label="Close notification" />
        </ToastRoot>
      )}
    </Toaster>
  );
}
