import { hasSubmissions } from "./forms/outbox/database-name.ts";
import { nextFrame } from "./show-fonts.ts";

/**
 * The single rule for when a page loads React. The markup declares its needs:
 *
 * - `data-scripts="now"`: the page's content is rendered by scripts.
 * - `data-scripts="near"`: a control that works in place. React loads when it comes near the viewport, or when it gets
 *   the pointer or the focus.
 * - `data-scripts="touch"`: the same without the viewport, for controls that are on many pages and rarely used.
 * - `data-scripts="press"`: only when pressed, for a control that every visitor passes.
 * - `data-stateful`: React loads immediately if the URL has a query or a fragment, or if the browser's storage has a
 *   value under this key.
 * - `data-until`: ISO times at which the content changes, separated by spaces.
 *
 * A submission that waits on the device also needs React, to be sent and shown.
 */
const needsScripts = "[data-scripts]";
const needsScriptsAtRest = "[data-scripts]:not([data-scripts=press])";

/** Distance from the viewport at which a control counts as near. */
const nearby = "200px";

/** Milliseconds until a page with missing files counts as loaded. */
const loadTimeout = 2000;

/** Milliseconds until the framework counts as failed. */
const frameworkTimeout = 8000;

/** Milliseconds before the single retry of a script. */
const retryDelay = 1000;

/** The maximum of `setTimeout`, in milliseconds. */
const longestTimer = 2 ** 31 - 1;

const builtAt = Date.parse(__BUILD_TIME__);

let shortcut: KeyboardEvent | undefined;

/** Loads React when the page needs it. Waits for `fontsShown`, unless the visitor touches a control. */
export function loadFrameworkWhenNeeded(fontsShown: Promise<void>): void {
  const calm = whenCalm(fontsShown);
  const loadCalmly = () => void calm.then(loadFramework);

  for (const type of ["pointerover", "pointerdown", "focusin", "click"]) addEventListener(type, onTouch, true);
  // Notifications load with React. The shortcut is repeated after hydration.
  addEventListener("keydown", keepShortcut, true);
  addEventListener("hydrated", finish, { once: true });

  const near = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) loadCalmly();
    },
    { rootMargin: `${nearby} 0px` },
  );
  for (const control of document.querySelectorAll("[data-scripts=near]")) near.observe(control);
  if (document.querySelector("[data-scripts=now]") || hasState()) loadCalmly();
  const watchClock = () => whenOutOfDate(loadCalmly);
  watchClock();
  addEventListener("pageshow", ({ persisted }) => persisted && watchClock());
  void calm.then(hasSubmissions).then((holds) => holds && loadFramework());
}

/** Resolves when the page has loaded and painted, and the browser is idle. */
async function whenCalm(fontsShown: Promise<void>): Promise<void> {
  const loaded =
    document.readyState === "complete" ? undefined : new Promise((resolve) => addEventListener("load", resolve));
  const timedOut = new Promise((resolve) => setTimeout(resolve, loadTimeout));
  await Promise.race([Promise.all([loaded, fontsShown]), timedOut]);
  await nextFrame();
  // Safari doesn't support idle callbacks yet.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  await new Promise<unknown>((resolve) => whenIdle(resolve, { timeout: loadTimeout } as IdleRequestOptions & number));
}

function hasState(): boolean {
  const key = document.querySelector<HTMLElement>("[data-stateful]")?.dataset.stateful;
  if (key === undefined) return false;
  if (location.search || location.hash) return true;
  try {
    return key !== "" && localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Calls `load` when the visitor's clock passes a time at which content on the page expires. */
function whenOutOfDate(load: () => void): void {
  const times = [...document.querySelectorAll<HTMLElement>("[data-until]")]
    .flatMap(({ dataset }) => (dataset.until ?? "").split(" ").map((time) => Date.parse(time)))
    .filter((time) => time > builtAt);
  const wait = Math.min(...times) - Date.now();
  if (wait < longestTimer) setTimeout(load, Math.max(0, wait));
}

function onTouch({ type, target }: Event): void {
  const isPress = type === "pointerdown" || type === "click";
  const control = target instanceof Element && target.closest(isPress ? needsScripts : needsScriptsAtRest);
  if (!control) return;
  // The click is repeated after hydration (first-script.ts). Until then its button shows that it is busy.
  if (type === "click") showBusy((target as Element).closest<HTMLElement>("[type=button]"));
  // Lets the browser paint its own pressed state first.
  void nextFrame().then(loadFramework);
}

function showBusy(button: HTMLElement | null): void {
  if (!button) return;
  button.setAttribute("aria-busy", "true");
  button.style.opacity = ".6";
  addEventListener("hydrated", () => {
    button.removeAttribute("aria-busy");
    button.style.opacity = "";
  });
}

function keepShortcut(press: KeyboardEvent): void {
  if (!press.altKey || press.code !== "KeyT") return;
  press.preventDefault();
  shortcut = press;
  loadFramework();
}

function finish(): void {
  for (const type of ["pointerover", "pointerdown", "focusin", "click"]) removeEventListener(type, onTouch, true);
  removeEventListener("keydown", keepShortcut, true);
  if (shortcut) document.dispatchEvent(shortcut);
}

/** Inserts the framework's scripts, once. The build leaves them in a template (prerender/finish-page.ts). */
function loadFramework(): void {
  const template = document.getElementById("framework");
  if (!(template instanceof HTMLTemplateElement)) return;
  const stop = new AbortController();
  const fail = () => dispatchEvent(new Event("failed"));
  const retried = new Set<string>();
  const onError = (event: Event) => {
    const { target } = event;
    // Ignores exceptions of browser extensions.
    if (event instanceof ErrorEvent) return event.filename.startsWith(location.origin) ? fail() : undefined;
    if (!(target instanceof HTMLScriptElement)) return;
    if (retried.has(target.src)) return fail();
    retried.add(target.src);
    setTimeout(() => target.replaceWith(target.cloneNode()), retryDelay);
  };
  addEventListener("error", onError, { capture: true, signal: stop.signal });
  addEventListener("unhandledrejection", fail, { signal: stop.signal });
  const timer = setTimeout(fail, frameworkTimeout);
  addEventListener("hydrated", () => {
    stop.abort();
    clearTimeout(timer);
  });
  template.replaceWith(template.content);
}
