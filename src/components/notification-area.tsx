import {
  Box,
  createToaster,
  ToastCloseTrigger,
  ToastDescription,
  Toaster,
  ToastIndicator,
  ToastRoot,
  ToastTitle,
} from "@chakra-ui/react";
import { type FocusEvent, type RefObject, useEffect, useRef, useSyncExternalStore } from "react";
import { labels } from "../../data/labels.ts";
import { toastRecipe } from "../../theme/recipes/toast.ts";
import { noticeQueue } from "./notify.ts";

export const lift = "--lifted";

/** Space between the notices and the focused element, in CSS pixels: room for the focus indicator. */
const room = 12;

/**
 * Keeps the notices in `area` from covering controls. Moves them above the focused element if they would cover it (WCAG
 * 2.4.11). Extends the page below the footer, so that the last controls can scroll clear of the notices.
 */
export function useMakeWay(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const own = area.current;
    if (!own) return;
    let lifted = 0;
    let frame = 0;
    // Waits a frame, so that the browser has scrolled to the focused element.
    const makeWay = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const notices = [...own.querySelectorAll("[data-part=root]")].map((notice) => {
          const { left, right, top, bottom } = notice.getBoundingClientRect();
          return { left, right, top: top + lifted, bottom: bottom + lifted };
        });
        own.style.height = notices.length ? `${innerHeight - Math.min(...notices.map(({ top }) => top)) + room}px` : "";
        const wanted = neededLift(own, notices);
        if (wanted === lifted) return;
        lifted = wanted;
        own.style.setProperty(lift, `${lifted}px`);
      });
    };
    const moves = new MutationObserver(makeWay);
    moves.observe(own, { childList: true, subtree: true, attributeFilter: ["style"] });
    addEventListener("focusin", makeWay);
    own.addEventListener("transitionend", makeWay);
    return () => {
      cancelAnimationFrame(frame);
      moves.disconnect();
      removeEventListener("focusin", makeWay);
      own.removeEventListener("transitionend", makeWay);
    };
  }, [area]);
}

type Edges = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** Returns the distance in CSS pixels by which `notices` have to move up, or 0 if they can stay or there is no room. */
function neededLift(area: HTMLElement, notices: readonly Edges[]): number {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || area.contains(activeElement)) return 0;
  const focused = activeElement.getBoundingClientRect();
  const isHidden = notices.some(
    ({ left, right, top, bottom }) =>
      left < focused.right && right > focused.left && top < focused.bottom && bottom > focused.top,
  );
  if (!isHidden) return 0;
  const needed = Math.max(...notices.map(({ bottom }) => bottom)) - focused.top + room;
  // An element almost as tall as the window leaves no room above it, and is never completely covered.
  return needed <= Math.min(...notices.map(({ top }) => top)) ? needed : 0;
}

const toaster = createToaster({ placement: "bottom-end", gap: 14, duration: 10_000, hotkey: ["altKey", "KeyT"] });

/** Milliseconds before the first notice: screen readers miss content that arrives together with its live region. */
const liveRegionDelay = 100;

/**
 * Subscribes to the toaster. Waits for a microtask, because the toaster notifies its subscribers before it has closed
 * all notices.
 */
const subscribe = (listener: () => void) => toaster.subscribe(() => queueMicrotask(listener));

const onlyWhenFocused = { "section:not(:focus-within) > &": { display: "none" } };

/**
 * Resumes the timers when the focus leaves the notices, unless the pointer is over them. The toaster's own handler
 * would also return the focus to the element that had it before, so Tab could never get past the notices.
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
  const element = useRef<HTMLDivElement>(null);
  useMakeWay(element);

  useEffect(() => {
    const area = {
      show: (notice: Parameters<typeof toaster.create>[0]) => void toaster.create(notice),
      closeAll: () => toaster.dismiss(),
    };
    const timer = setTimeout(() => noticeQueue.connect(area), liveRegionDelay);
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
      {/* The toaster is a group, because the surrounding section is already a named region. */}
      <Box ref={element} colorPalette="night" bg="colorPalette.deep" onBlurCapture={goOn}>
        <Toaster
          toaster={toaster}
          role="group"
          aria-label={labels.notifications.order}
          css={{ transform: `translateY(calc(-1 * var(${lift})))` }}
        >
          {(toast) => (
            <ToastRoot recipe={toastRecipe}>
              <ToastIndicator aria-hidden />
              <div>
                <ToastTitle>{toast.title}</ToastTitle>
                {toast.description && <ToastDescription>{toast.description}</ToastDescription>}
              </div>
              <ToastCloseTrigger aria-label={labels.notifications.close} />
            </ToastRoot>
          )}
        </Toaster>
      </Box>
    </>
  );
}
