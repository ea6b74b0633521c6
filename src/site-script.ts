import { trackCheckoutLinks } from "./analytics/track.ts";
import { closePopovers } from "./components/popovers.ts";
import { showReaderTimes } from "./events/reader-time.ts";
import { hasSubmissions } from "./forms/outbox/database-name.ts";
import { runColorModes } from "./layout/color-mode.ts";
import { openSearchByKey } from "./search/search-key.ts";

/**
 * Shows the fonts after the first paint of a session, which then doesn't wait for them. Their rules are in the head's
 * last stylesheet (prerender/finish-page.ts), which the first script has disabled. Resolves when all are shown.
 */
export async function showFonts(): Promise<void> {
  const styles = [...document.querySelectorAll<HTMLStyleElement>("head style[media='not all']")].at(-1);
  const faces = facesOf(styles);
  if (faces.length === 0) return;
  await firstPaint();
  // Headings and body text first, then italics.
  await Promise.allSettled(faces.slice(0, 2).map((face) => face.load()));
  // One family per frame: a new layout of the whole page with all fonts at once would be one long task.
  for (const family of new Set(faces.map((face) => face.family))) {
    const keepTarget = noteTarget();
    for (const face of faces) if (face.family === family) document.fonts.add(face);
    await nextFrame();
    keepTarget();
  }
}

/** Records the position of the fragment's target in the viewport. The returned function scrolls it back there. */
function noteTarget(): () => void {
  const target = document.querySelector(":target");
  const before = target?.getBoundingClientRect().top ?? -1;
  if (!target || before < 0 || before > innerHeight) return () => {};
  return () => scrollBy({ top: target.getBoundingClientRect().top - before, behavior: "instant" });
}

function facesOf(style: HTMLStyleElement | undefined): FontFace[] {
  return [...(style?.sheet?.cssRules ?? [])].flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const get = (name: string) => rule.style.getPropertyValue(name);
    const family = get("font-family").replaceAll('"', "");
    return new FontFace(family, get("src"), { weight: get("font-weight"), style: get("font-style"), display: "swap" });
  });
}

function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const seen: PerformanceObserverCallback = (paints, observer) => {
      if (!paints.getEntriesByName("first-contentful-paint")[0]) return;
      observer.disconnect();
      resolve();
    };
    new PerformanceObserver(seen).observe({ type: "paint", buffered: true });
  });
}

/** Resolves after the next frame has been painted. */
export function nextFrame(): Promise<void> {
  return new Promise((resume) => requestAnimationFrame(() => setTimeout(resume)));
}

/**
 * The single rule for when a page loads React. The markup declares its needs:
 *
 * - `data-scripts="now"`: the page's content is rendered by scripts.
 * - `data-scripts="near"`: a control that works in place. React loads when it comes near the viewport, or when it gets
 *   the pointer or the focus.
 * - `data-scripts="touch"`: the same without the viewport, for controls that are on many pages and rarely used.
 * - `data-stateful`: React loads immediately if the URL has a query or a fragment, or if the browser's storage has a
 *   value under this key.
 * - `data-until`: ISO times at which the content changes, separated by spaces.
 *
 * A submission that waits on the device also needs React, to be sent and shown.
 */
const needsScripts = "[data-scripts]";

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
  const control = target instanceof Element && target.closest(needsScripts);
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

/** Inserts the framework's scripts, once. The build leaves them in a template (prerender/defer-scripts.ts). */
export function loadFramework(): void {
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

/**
 * The script of every page, without React. It runs the parts in every header and footer, and loads the framework when a
 * control needs it.
 */

const parts = [
  runColorModes,
  closePopovers,
  openSearchByKey,
  trackCheckoutLinks,
  showReaderTimes,
  () => loadFrameworkWhenNeeded(showFonts()),
];

for (const start of parts) {
  try {
    start();
  } catch (error) {
    // A failing part must not stop the others.
    reportError(error);
  }
}
dispatchEvent(new Event("site-ready"));
