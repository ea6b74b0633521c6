import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { textStyleOf } from "../text-styles.ts";
import type { LiveTheme } from "./edits.ts";
import { type LiveStyles, liveStylesPath, uncounted } from "./live-styles.ts";
import { producedBy, type View } from "./view.ts";

type PreviewModes = Pick<View, "mode" | "forcedColors" | "noMotion" | "print">;

const always = "(min-width: 0px)";
const never = "(max-width: 0px)";

/**
 * True if the preview turns on the setting behind a media feature. No page can change the visitor's system settings.
 */
function isOn(feature: string, { mode, forcedColors, noMotion, print }: PreviewModes): boolean {
  if (feature === "print") return print;
  if (feature === "(forced-colors: active)") return forcedColors;
  if (feature === "(prefers-reduced-motion: reduce)") return noMotion;
  return feature === "(prefers-contrast: more)" && mode.endsWith("more-contrast");
}

/** Media conditions of rules before the preview changed them. */
const written = new WeakMap<CSSRule, string>();

/**
 * Applies the rules for the given settings, as if the visitor's system had these settings. Lets text styles follow the
 * theme. Rules that apply because of the system's own settings remain.
 */
function applyModes(rules: CSSRuleList, settings: PreviewModes): void {
  for (const rule of rules) {
    // Compares names, because rules in a frame come from that frame's own constructors.
    const kind = rule.constructor.name;
    if (kind === "CSSMediaRule") {
      const { media } = rule as CSSMediaRule;
      const condition = written.get(rule) ?? media.mediaText;
      written.set(rule, condition);
      const now = withModes(condition, settings);
      if (media.mediaText !== now) media.mediaText = now;
    }
    if (kind === "CSSStyleRule") {
      const { style } = rule as CSSStyleRule;
      const parts = textStyleOf((property) => style.getPropertyValue(property))?.parts ?? [];
      for (const { property, variable } of parts) style.setProperty(property, `var(${variable})`);
    }
    if ("cssRules" in rule) applyModes((rule as CSSGroupingRule).cssRules, settings);
  }
}

/**
 * Returns a media condition in which the features of enabled settings are always true. For print, `screen` is never
 * true.
 */
export function withModes(condition: string, settings: PreviewModes): string {
  return condition
    .split(" and ")
    .map((feature) => {
      if (feature === "screen" && settings.print) return never;
      return isOn(feature, settings) ? always : feature;
    })
    .join(" and ");
}

/**
 * Restores the framed page's styles as rendered, with a custom property for every token. Finished pages inline most
 * values and use short class names. Pages of the development server still have the rendered styles.
 */
function reviveStyles(frame: Window, path: string, styles: LiveStyles): void {
  const page = styles.pages[path] ?? styles.pages["/404.html"];
  const { document } = frame;
  if (!page || Object.keys(page.classes).length === 0) return;
  const counted = [document.body, ...document.body.querySelectorAll("*")].filter(
    (each) => !each.matches(uncounted.join()),
  );
  for (const [place, name, value] of page.attributes) counted[place]?.setAttribute(name, value);
  for (const element of counted) {
    const names = element.getAttribute("class")?.split(" ");
    if (names) element.setAttribute("class", names.map((name) => page.classes[name] ?? name).join(" "));
  }
  document.adoptedStyleSheets.push(stylesheetFor(frame, styles.css));
  for (const element of document.querySelectorAll<HTMLStyleElement>("head > style")) {
    // Leaves the last stylesheet alone. It contains the fonts, which the page's own script enables.
    if (element.sheet && !element.media) element.sheet.disabled = true;
  }
}

/**
 * Creates a stylesheet for a framed document by script, because the page's content security policy restricts its
 * markup.
 */
function stylesheetFor(frame: Window, css: string): CSSStyleSheet {
  const { CSSStyleSheet: Sheet } = frame as Window & typeof globalThis;
  const sheet = new Sheet();
  sheet.replaceSync(css);
  return sheet;
}

/** Text spacing that a page must support (WCAG 2.2, 1.4.12). */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`;

/**
 * Approximates forced colors (CSS Color Adjustment 1, § 3.1). The system colors are the browser's defaults, not those
 * of a high-contrast theme.
 */
const forced = `*, *::before, *::after { text-shadow: none !important; box-shadow: none !important; accent-color: auto !important }
*:not(svg, svg *) { background-color: Canvas !important; background-image: none !important; color: CanvasText !important; border-color: CanvasText !important }
a, a * { color: LinkText !important } button, button *, summary { color: ButtonText !important }
:root { color-scheme: light dark }`;

function extraRules({ largeText, spacedText, forcedColors }: View): string {
  return [
    largeText ? ":root { font-size: 200% !important }" : "",
    spacedText ? spacing : "",
    forcedColors ? forced : "",
  ].join("\n");
}

/**
 * Shows a page in a frame with another theme. `styles` is undefined until `useLiveStyles` has loaded them. Returns true
 * while the page loads.
 */
export function usePreview(
  element: RefObject<HTMLIFrameElement | null>,
  theme: LiveTheme,
  view: View,
  styles: LiveStyles | undefined,
): boolean {
  /**
   * The loaded document, and the preview's stylesheet in it. When the next page starts to load, the frame's own
   * document is empty.
   */
  const shown = useRef<{ document: Document; extra: CSSStyleSheet }>(undefined);
  const address = producedBy(view).path;
  const [loaded, setLoaded] = useState<string>();

  const show = useEffectEvent(() => {
    const { document, extra } = shown.current ?? {};
    if (!document || !extra) return;
    const root = document.documentElement;
    for (const [name, value] of theme.variables[view.mode]) root.style.setProperty(name, value);
    root.classList.remove("light", "dark");
    root.classList.add(view.mode.startsWith("dark") ? "dark" : "light");
    extra.replaceSync(extraRules(view));
    for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) applyModes(sheet.cssRules, view);
  });

  const arrive = useEffectEvent(() => {
    const frame = element.current?.contentWindow;
    if (!frame || !styles || frame.location.pathname === "blank") return;
    // Without constructable stylesheets, the preview shows pages unchanged.
    if (!("adoptedStyleSheets" in frame.document)) return;
    // Forms in the preview must not submit.
    frame.addEventListener("submit", stop, { capture: true });
    const extra = stylesheetFor(frame, "");
    reviveStyles(frame, frame.location.pathname, styles);
    shown.current = { document: frame.document, extra };
    frame.document.adoptedStyleSheets.push(extra);
    show();
    // On the development server, hydration adds styles to the page after it has loaded.
    new MutationObserver(() => show()).observe(frame.document.head, { childList: true });
    const { press } = producedBy(view);
    if (press) void pressIn(frame, press);
  });

  useEffect(() => {
    const frame = element.current;
    if (!frame || !styles) return;
    const onLoad = () => {
      arrive();
      if (frame.contentWindow?.location.pathname !== "blank") setLoaded(address);
    };
    frame.addEventListener("load", onLoad);
    frame.src = address;
    return () => frame.removeEventListener("load", onLoad);
  }, [element, styles, address]);

  useEffect(() => show(), [theme, view]);
  return loaded !== address;
}

export function useLiveStyles(): LiveStyles | undefined {
  const [styles, setStyles] = useState<LiveStyles>();
  useEffect(() => {
    void loadLiveStyles().then(setStyles);
  }, []);
  return styles;
}

/**
 * Keeps a form in the preview from being sent. The page can still validate an incomplete form, which it would not send.
 */
function stop(event: Event): void {
  event.preventDefault();
  const form = event.target as Element;
  const needed = [...form.querySelectorAll<HTMLInputElement>("[required], [aria-required=true]")];
  if (needed.every(({ value }) => value !== "")) event.stopImmediatePropagation();
}

/** Milliseconds to wait for a page's scripts, and between two checks. */
const patience = 10_000;
const pause = 100;

/**
 * Presses a control of the framed page after React has hydrated it, and scrolls it into view. Gives up after
 * `patience`. Leaves the visitor’s clipboard alone.
 */
async function pressIn(frame: Window, selector: string): Promise<void> {
  const { document } = frame;
  Object.defineProperty(frame.navigator, "clipboard", { value: { writeText: async () => {} }, configurable: true });
  for (const until = performance.now() + patience; performance.now() < until; await later(pause)) {
    if (frame.document !== document) return;
    const control = document.querySelector<HTMLElement>(selector);
    if (control && Object.keys(control).some((key) => key.startsWith("__reactProps"))) {
      control.click();
      control.scrollIntoView({ block: "center" });
      return;
    }
    // Starts scripts that load on the first input to a page or form. The control may be outside of the elements whose
    // input loads them.
    const waiting = [control, [...document.querySelectorAll("[data-scripts]")].at(-1)];
    for (const place of waiting) place?.dispatchEvent(new Event("focusin", { bubbles: true }));
  }
}

const later = (time: number) => new Promise((resume) => setTimeout(resume, time));

/**
 * Loads the build's styles. Returns empty ones if there are none, as on a development server, whose pages need none.
 */
async function loadLiveStyles(): Promise<LiveStyles> {
  try {
    const answer = await fetch(liveStylesPath);
    if (answer.ok) return (await answer.json()) as LiveStyles;
  } catch {
    // Without these styles, the preview shows pages unchanged.
  }
  return { css: "", pages: {}, uses: {} };
}
