/**
 * The inline script of every page, at the end of its head. It runs before the first paint. It sets the color mode,
 * detects whether scripts run, and queues early clicks and shortcuts. If scripts fail, it shows the page as without
 * scripts. The build bundles it (prerender/bundle-script.ts).
 */
import { colorModeKey } from "./layout/color-mode.ts";
import { skipToContent } from "./layout/skip-to-content.ts";

/** Milliseconds until the site script counts as failed. */
const timeout = 8000;

const { classList } = document.documentElement;
/** The two stylesheets right before this script apply until it turns them off. */
const fonts = document.currentScript?.previousElementSibling as HTMLStyleElement;
const withoutScripts = fonts.previousElementSibling as HTMLStyleElement;
let repeats: (() => void)[] = [];
let notice: HTMLElement | undefined;
let isReady = false;

try {
  const mode = localStorage.getItem(colorModeKey);
  if (mode === "light" || mode === "dark") classList.add(mode);
} catch {
  // Without storage there is no saved mode.
}
skipToContent();
// No other script runs in browsers without cascade layers (data/browsers.ts) or on pages that the service renders.
if (!("CSSLayerBlockRule" in window)) classList.add("without-scripts");
else if (!classList.contains("without-scripts")) start();

function start(): void {
  withoutScripts.media = "not all";
  // The first paint of a session doesn't wait for fonts (show-fonts.ts). Later pages have them in the cache.
  if (!document.referrer.startsWith(location.origin)) fonts.media = "not all";
  addEventListener("click", keepClick, true);
  addEventListener("keydown", keepShortcut, true);
  document.addEventListener("DOMContentLoaded", loadSiteScript);
  addEventListener("site-ready", () => {
    isReady = true;
    removeEventListener("keydown", keepShortcut, true);
    // After this event, the site script keeps the clicks on islands (src/islands/load.ts).
    removeEventListener("click", keepClick, true);
    undoFailure();
    repeat();
  });
  addEventListener("hydrated", undoFailure);
  addEventListener("failed", showAsWithoutScripts);
}

function loadSiteScript(): void {
  const template = document.getElementById("site-script");
  if (!(template instanceof HTMLTemplateElement)) return;
  const script = template.content.querySelector("script");
  template.replaceWith(template.content);
  const fail = () => {
    if (!isReady) showAsWithoutScripts();
  };
  script?.addEventListener("error", fail);
  addEventListener("error", ({ filename }) => filename === script?.src && fail());
  setTimeout(fail, timeout);
}

function keepClick({ target }: Event): void {
  const button = target instanceof Element && target.closest<HTMLElement>("[type=button]:not([popovertarget])");
  if (button) repeats.push(() => button.click());
}

function keepShortcut(press: KeyboardEvent): void {
  if (!press.altKey || press.code !== "KeyT") return;
  press.preventDefault();
  repeats.push(() => document.dispatchEvent(press));
}

function repeat(): void {
  const wanted = repeats;
  repeats = [];
  for (const again of wanted) again();
}

function showAsWithoutScripts(): void {
  classList.add("without-scripts");
  withoutScripts.media = "all";
  notice?.remove();
  notice = makeNotice();
  document.querySelector("main")?.before(notice);
}

/** Restores the page if scripts were only slow. */
function undoFailure(): void {
  if (!notice) return;
  notice.remove();
  notice = undefined;
  classList.remove("without-scripts");
  withoutScripts.media = "not all";
}

function makeNotice(): HTMLElement {
  const words = __SCRIPTS_FAILED__;
  const again = document.createElement("a");
  again.href = "";
  again.textContent = words.again;
  again.style.cssText = "display:inline-block;padding:.75rem;text-decoration:underline";
  again.onclick = (click) => {
    click.preventDefault();
    location.reload();
  };
  const element = document.createElement("p");
  element.setAttribute("role", "status");
  element.style.cssText = "padding:.25rem 1rem;text-align:center";
  element.append(`${words.text} `, again);
  return element;
}
