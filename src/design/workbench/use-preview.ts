import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { LiveStyles } from "../../../prerender/live-styles.ts";
import { extraRules } from "./extra-rules.ts";
import { reviveStyles, sheetFor } from "./live-document.ts";
import type { LiveTheme } from "./live-theme.ts";
import { applySettings } from "./media.ts";
import type { View } from "./view.ts";

/** Build output that lets finished pages be shown with other tokens. See prerender/live-styles.ts. */
const liveStylesPath = "/design/live-styles.json";

interface Sheets {
  /**
   * The frame's document after it loaded. While the next page loads, the frame's current document is empty at first.
   */
  document: Document;
  /** The page's own stylesheet, with its tokens as custom properties. */
  page: CSSStyleSheet | undefined;
  extra: CSSStyleSheet;
}

export function usePreview(element: RefObject<HTMLIFrameElement | null>, theme: LiveTheme, view: View) {
  const [styles, setStyles] = useState<LiveStyles>();
  const sheets = useRef<Sheets>(undefined);

  const show = useEffectEvent(() => {
    const { document, page, extra } = sheets.current ?? {};
    if (!document || !extra) return;
    const root = document.documentElement;
    for (const [name, value] of theme.variables[view.mode]) root.style.setProperty(name, value);
    root.classList.remove("light", "dark");
    root.classList.add(view.mode.startsWith("dark") ? "dark" : "light");
    extra.replaceSync(extraRules(view));
    if (page) applySettings(page, view);
  });

  const arrive = useEffectEvent(() => {
    const frame = element.current?.contentWindow;
    if (!frame || !styles || frame.location.pathname === "blank") return;
    // Without constructable stylesheets, the preview shows pages unchanged.
    if (!("adoptedStyleSheets" in frame.document)) return;
    // Forms in the preview must not submit.
    frame.addEventListener("submit", stop, { capture: true });
    const extra = sheetFor(frame, "");
    sheets.current = { document: frame.document, page: reviveStyles(frame, frame.location.pathname, styles), extra };
    frame.document.adoptedStyleSheets.push(extra);
    show();
  });

  useEffect(() => {
    void loadLiveStyles().then(setStyles);
  }, []);

  useEffect(() => {
    const frame = element.current;
    if (!frame || !styles) return;
    const onLoad = () => arrive();
    frame.addEventListener("load", onLoad);
    frame.src = view.path;
    return () => frame.removeEventListener("load", onLoad);
  }, [element, styles, view.path]);

  useEffect(() => show(), [theme, view]);

  return styles;
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Returns empty styles on a development server, which has no such file and whose pages need none. */
async function loadLiveStyles(): Promise<LiveStyles> {
  try {
    const answer = await fetch(liveStylesPath);
    if (answer.ok) return (await answer.json()) as LiveStyles;
  } catch {
    // The preview shows pages unchanged.
  }
  return { css: "", pages: {}, uses: {} };
}
