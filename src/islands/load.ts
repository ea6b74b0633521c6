import { islandWanted } from "../components/want-island.ts";
import { hasSubmissions } from "../forms/outbox/database-name.ts";
import { nextFrame } from "../show-fonts.ts";

/**
 * Decides when React mounts an island. Until then, the island is only its HTML, whose markup declares its needs:
 *
 * - `data-scripts="now"`: scripts render the content.
 * - `data-scripts="touch"`: a control that works in place. React loads when it gets the pointer or the focus.
 * - `data-scripts="press"`: only when pressed, for a control that every visitor passes.
 * - `data-stateful`: React loads without a touch if the URL has a query or a fragment, or if the browser has stored
 *   the key it names.
 *
 * A submission that waits on the device also needs React, to be sent and shown.
 */
const needsScripts = "[data-scripts]";
const needsScriptsAtRest = "[data-scripts]:not([data-scripts=press])";

/** Milliseconds until a page with missing files counts as loaded. */
const loadTimeout = 2000;

/** Milliseconds until scripts count as failed. */
const timeout = 8000;

/** Milliseconds before the single retry. */
const retryDelay = 1000;

type Mounting = typeof import("./mount.tsx");

interface State {
  mounted: Promise<void>;
  isMounted: boolean;
  hasFailed?: boolean;
}

/** States of the islands that React is mounting or has mounted, or that have failed. */
const states = new WeakMap<HTMLElement, State>();

/** Mounts islands when they need React. Waits until the page is calm, unless the visitor touches a control. */
export function loadIslandsWhenNeeded(fontsShown: Promise<void>): void {
  const calm = whenCalm(fontsShown);
  const mountCalmly = (host: HTMLElement | null) => void calm.then(() => host && mountIsland(host));

  for (const type of ["pointerover", "pointerdown", "focusin", "click"]) addEventListener(type, onTouch, true);
  addEventListener("invalid", onInvalid, true);
  addEventListener("keydown", onShortcut, true);
  addEventListener(islandWanted, (event) => void mountIsland(named((event as CustomEvent<string>).detail)));

  for (const control of document.querySelectorAll("[data-island] [data-scripts=now]")) mountCalmly(islandOf(control));
  // The pointer or the focus may have reached a control before this script ran.
  for (const control of document.querySelectorAll(needsScriptsAtRest))
    if (control.matches(":hover, :focus-within")) mountCalmly(islandOf(control));
  for (const control of document.querySelectorAll<HTMLElement>("[data-island] [data-stateful]"))
    if (hasState(control)) mountCalmly(islandOf(control));
  void calm.then(hasSubmissions).then((holds) => holds && mountIsland(named("submissions")));
}

function islandOf(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>("[data-island]");
}

function named(island: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-island=${island}]`);
}

/** Resolves when the page has loaded and shown its fonts, or after a timeout, and the browser is then idle. */
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

function hasState({ dataset: { stateful = "" } }: HTMLElement): boolean {
  if (location.search || location.hash) return true;
  try {
    return stateful !== "" && localStorage.getItem(stateful) !== null;
  } catch {
    return false;
  }
}

function onTouch(event: Event): void {
  const { type, target } = event;
  if (!(target instanceof Element)) return;
  const isPress = type === "pointerdown" || type === "click";
  const control = target.closest(isPress ? needsScripts : needsScriptsAtRest);
  const host = control && islandOf(control);
  if (!host || states.get(host)?.isMounted) return;
  const button = type === "click" && target.closest<HTMLElement>("[type=button],[type=submit]");
  if (button && button.getAttribute("type") === "button") {
    // React may be rendering the island. It would lose the click, or handle it a second time.
    event.stopPropagation();
    repeatClick(button, host);
  } else if (button) {
    sending = button;
    // The browser checks the form right after the click.
    setTimeout(() => (sending = undefined));
  }
  // Lets the browser paint its own pressed state first.
  void nextFrame().then(() => mountIsland(host));
}

/** The submit button that was just pressed. Extensions check forms without a press. */
let sending: HTMLElement | undefined;

/** Replaces the browser's message for one field with the form's list of errors, which needs React. */
function onInvalid(event: Event): void {
  const host = sending && islandOf(sending);
  const state = host && states.get(host);
  if (!sending || !host || state?.isMounted || state?.hasFailed) return;
  event.preventDefault();
  const form = sending.closest("form");
  repeatClick(sending, host, () => form?.reportValidity());
}

/**
 * Shows that the button is busy until its island works, and then clicks it again. Calls `ifFailed` if the island fails.
 */
function repeatClick(button: HTMLElement, host: HTMLElement, ifFailed = () => {}): void {
  if (button.ariaBusy) return;
  const buttons = () => [...host.querySelectorAll<HTMLElement>("[type=button],[type=submit]")];
  const place = buttons().indexOf(button);
  button.ariaBusy = "true";
  button.style.opacity = ".6";
  void mountIsland(host).then((isMounted) => {
    button.ariaBusy = null;
    button.style.opacity = "";
    // React replaces the button if an extension or a translator has changed the island.
    if (isMounted) (button.isConnected ? button : buttons()[place])?.click();
    else ifFailed();
  });
}

/** Loads the notifications on their keyboard shortcut, and then repeats the key press for them. */
function onShortcut(press: KeyboardEvent): void {
  const host = named("notifications");
  if (!press.altKey || press.code !== "KeyT" || !host || states.get(host)?.isMounted) return;
  press.preventDefault();
  void mountIsland(host).then((isMounted) => isMounted && document.dispatchEvent(press));
}

/** Mounts an island once. Resolves to true when it works, or to false if it is missing or fails. */
async function mountIsland(host: HTMLElement | null): Promise<boolean> {
  if (!host) return false;
  let state = states.get(host);
  if (!state) {
    const started: State = { isMounted: false, mounted: Promise.resolve() };
    states.set(host, started);
    started.mounted = start(host, started);
    state = started;
  }
  try {
    await state.mounted;
    return true;
  } catch {
    return false;
  }
}

async function start(host: HTMLElement, state: State): Promise<void> {
  const fail = () => dispatchEvent(new Event("failed"));
  const timer = setTimeout(fail, timeout);
  try {
    const { mount } = await load().catch(async () => {
      await new Promise((resume) => setTimeout(resume, retryDelay));
      return load();
    });
    await mount(host);
    state.isMounted = true;
    host.dataset.mounted = "";
    dispatchEvent(new Event("hydrated"));
  } catch (error) {
    state.hasFailed = true;
    fail();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Loads all files at once, so that each is parsed in a separate task. The first one imports the others. */
function load(): Promise<Mounting> {
  const [entry = "", ...others] = __ISLANDS__;
  for (const file of others) import(/* @vite-ignore */ file).catch(() => {});
  return import(/* @vite-ignore */ entry);
}
