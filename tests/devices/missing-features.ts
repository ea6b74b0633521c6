import type { BrowserContext } from "@playwright/test";

/** A feature that some browsers lack, and the code that removes it from a page. */
export interface MissingFeature {
  name: string;
  /** Removes the feature. Runs before the page's scripts. */
  script?: () => void;
  /** Renames the feature in documents, styles and scripts, because browsers ignore unknown names. */
  rename?: (text: string) => string;
}

const texts = ["document", "stylesheet", "script"];

/** Removes features from all pages of a context. The context must bypass the pages' Content-Security-Policy. */
export async function withoutFeatures(context: BrowserContext, features: readonly MissingFeature[]): Promise<void> {
  for (const { script } of features) if (script) await context.addInitScript(script);
  const renamed = (text: string) => features.reduce((text, { rename }) => rename?.(text) ?? text, text);
  await context.route("**/*", async (route) => {
    const request = route.request();
    if (request.method() !== "GET" || !texts.includes(request.resourceType())) return route.continue();
    const response = await route.fetch({ maxRetries: 3 });
    await route.fulfill({ response, body: renamed(await response.text()) });
  });
}

/** Features that this site uses and today's Chromium has, but some browsers of the class "sound" lack. */
export const missingFeatures: readonly MissingFeature[] = [
  { name: "popovers", script: removePopovers, rename: renamePopovers },
  { name: "the scripting media feature", script: removeScriptingQuery, rename: renameScripting },
  { name: "anchor positioning", rename: renameAnchors },
  { name: "rel=expect", rename: (text) => text.replace(/<link rel="expect"[^>]*>/g, "") },
  { name: "view transitions", script: removeViewTransitions },
  { name: "speculation rules", script: removeSpeculationRules },
  { name: "idle callbacks", script: removeIdleCallbacks },
  { name: "locks", script: removeLocks },
  { name: "inert", script: removeInert },
  { name: "dialogs", script: removeDialogs },
  { name: "IndexedDB that opens", script: denyDatabases },
  { name: "readable storage", script: denyStorage },
  { name: "paint timing", script: removePaintTiming },
];

function removePopovers(): void {
  for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"])
    Reflect.deleteProperty(HTMLElement.prototype, name);
  for (const owner of [HTMLButtonElement, HTMLInputElement])
    for (const name of ["popoverTargetElement", "popoverTargetAction"]) Reflect.deleteProperty(owner.prototype, name);
  Reflect.deleteProperty(window, "ToggleEvent");

  const refuse = (selectors: unknown) => {
    if (String(selectors).includes(":popover-open"))
      throw new DOMException(`'${selectors}' is not a valid selector.`, "SyntaxError");
  };
  for (const name of ["matches", "closest", "querySelector", "querySelectorAll"] as const) {
    const method = Element.prototype[name] as (selectors: string) => unknown;
    Object.assign(Element.prototype, {
      [name](this: Element, selectors: string) {
        refuse(selectors);
        return method.call(this, selectors);
      },
    });
  }
  const { setAttribute } = Element.prototype;
  // Elements that React renders later must not be popovers either.
  Element.prototype.setAttribute = function (name, value) {
    setAttribute.call(this, /^popover/i.test(name) ? `unknown-${name}` : name, value);
  };
  const { supports } = CSS;
  CSS.supports = (...words: [string, string?]) =>
    !words.join(" ").includes("popover-open") && (supports as (...words: unknown[]) => boolean).apply(CSS, words);
}

function renamePopovers(text: string): string {
  return text
    .replace(/ popover(target|targetaction)?=/g, " unknown-popover$1=")
    .replace(/\[popover(target)?\b/g, "[unknown-popover$1")
    .replaceAll("selector(:popover-open)", "selector(:unknown-popover-open)");
}

function removeScriptingQuery(): void {
  const { matchMedia } = window;
  window.matchMedia = (query) => matchMedia.call(window, query.replaceAll("(scripting", "(unknown-scripting"));
}

function renameScripting(text: string): string {
  return text.replaceAll("(scripting", "(unknown-scripting");
}

function renameAnchors(text: string): string {
  return text
    .replace(/\banchor(-size)?\(/g, "unknown-anchor$1(")
    .replace(/\b(position-anchor|anchor-name|position-area|position-try)\b/g, "unknown-$1");
}

function removeViewTransitions(): void {
  Reflect.deleteProperty(Document.prototype, "startViewTransition");
}

function removeSpeculationRules(): void {
  const { supports } = HTMLScriptElement;
  HTMLScriptElement.supports = (type) => type !== "speculationrules" && supports.call(HTMLScriptElement, type);
}

function removeIdleCallbacks(): void {
  Reflect.deleteProperty(window, "requestIdleCallback");
  Reflect.deleteProperty(window, "cancelIdleCallback");
}

function removeLocks(): void {
  Reflect.deleteProperty(Navigator.prototype, "locks");
}

function removeInert(): void {
  Reflect.deleteProperty(HTMLElement.prototype, "inert");
  const { setAttribute, toggleAttribute } = Element.prototype;
  const known = (name: string) => (name === "inert" ? "unknown-inert" : name);
  Object.assign(Element.prototype, {
    setAttribute(this: Element, name: string, value: string) {
      setAttribute.call(this, known(name), value);
    },
    toggleAttribute(this: Element, name: string, force?: boolean) {
      return toggleAttribute.call(this, known(name), force);
    },
  });
}

function removeDialogs(): void {
  for (const name of ["show", "showModal", "close", "open"]) Reflect.deleteProperty(HTMLDialogElement.prototype, name);
  Reflect.deleteProperty(window, "HTMLDialogElement");
}

function denyDatabases(): void {
  IDBFactory.prototype.open = () => {
    throw new DOMException("denied", "SecurityError");
  };
}

function denyStorage(): void {
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
}

function removePaintTiming(): void {
  const { observe } = PerformanceObserver.prototype;
  PerformanceObserver.prototype.observe = function (options) {
    if (options?.type !== "paint" && !options?.entryTypes?.includes("paint")) observe.call(this, options);
  };
  const types = PerformanceObserver.supportedEntryTypes.filter((type) => type !== "paint");
  Object.defineProperty(PerformanceObserver, "supportedEntryTypes", { value: types });
  const { getEntriesByType } = performance;
  performance.getEntriesByType = (type) => (type === "paint" ? [] : getEntriesByType.call(performance, type));
}
