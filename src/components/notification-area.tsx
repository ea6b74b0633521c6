import { Box } from "@chakra-ui/react/box";
import {
  createToaster,
  ToastCloseTrigger,
  ToastDescription,
  Toaster,
  ToastIndicator,
  ToastRoot,
  ToastTitle,
} from "@chakra-ui/react/toast";
import { type FocusEvent, useEffect, useRef, useSyncExternalStore } from "react";
import { toastRecipe } from "../../theme/recipes/toast.ts";
import { areaIsReady } from "./notify.ts";
import { lift, useMakeWay } from "./use-make-way.ts";

const toaster = createToaster({ placement: "bottom-end", gap: 14, duration: 10_000, hotkey: ["altKey", "KeyT"] });

/** Milliseconds before the first notice: screen readers miss content that arrives together with its live region. */
const liveRegionDelay = 100;

/** The toaster notifies its subscribers before it has closed all notices. */
const subscribe = (listener: () => void) => toaster.subscribe(() => queueMicrotask(listener));

const onlyWhenFocused = { "section:not(:focus-within) > &": { display: "none" } };

/**
 * Resumes the timers when the focus leaves the notices. The toaster's own handler would also move the focus back to its
 * origin, so Tab could never get past the notices.
 */
function goOn(leaving: FocusEvent): void {
  leaving.stopPropagation();
  const { currentTarget, relatedTarget } = leaving;
  if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(":hover")) toaster.resume();
}

/**
 * Renders the notices. Their timers pause while a notice has the pointer or the focus, and while the page is in the
 * background.
 */
export default function NotificationArea({ none }: { none: string }) {
  const count = useSyncExternalStore(subscribe, toaster.getCount);
  const notices = useRef<HTMLDivElement>(null);
  useMakeWay(notices);

  useEffect(() => {
    const area = {
      show: (notice: Parameters<typeof toaster.create>[0]) => void toaster.create(notice),
      closeAll: () => toaster.dismiss(),
    };
    const timer = setTimeout(() => areaIsReady(area), liveRegionDelay);
    const onVisibility = () => (document.hidden ? toaster.pause() : toaster.resume());
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onVisibility);
    };
  }, []);

  return (
    <>
      {count === 0 && (
        <Box
          css={onlyWhenFocused}
          position="fixed"
          bottom="4"
          insetInlineEnd="4"
          zIndex="toast"
          padding="4"
          bg="bg.raised"
          borderWidth="thin"
          borderColor="border.subtle"
          borderRadius="control"
        >
          {none}
        </Box>
      )}
      {/* The surrounding region has the name. */}
      <div ref={notices} onBlurCapture={goOn}>
        <Toaster
          toaster={toaster}
          role="group"
          aria-label="Newest first"
          css={{ transform: `translateY(calc(-1 * var(${lift})))` }}
        >
          {(toast) => (
            <ToastRoot recipe={toastRecipe}>
              <ToastIndicator aria-hidden />
              <div>
                <ToastTitle>{toast.title}</ToastTitle>
                {toast.description && <ToastDescription>{toast.description}</ToastDescription>}
              </div>
              <ToastCloseTrigger aria-label="Close notification" />
            </ToastRoot>
          )}
        </Toaster>
      </div>
    </>
  );
}
