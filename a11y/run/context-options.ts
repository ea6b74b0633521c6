import type { BrowserContextOptions } from "@playwright/test";
import { type Mode, modes, type Setting, widths } from "../modes.ts";

/** WCAG 2.2, 1.4.10 defines the window for 400 % zoom: 1280 px wide and this high. */
const zoomedHeight = 1024;

/** Returns the viewport in CSS pixels. Browser zoom shrinks it. */
export function viewportOf({ mode: name, width }: Setting): { width: number; height: number } {
  const { zoom }: Mode = modes[name];
  if (zoom === undefined) return { width, height: widths[width] };
  return { width: (width * 100) / zoom, height: (zoomedHeight * 100) / zoom };
}

/** Returns the browser context's options. Text size is not one of them: see enlarge-text.ts. */
export function contextOptions(setting: Setting, origin: string): BrowserContextOptions {
  const mode: Mode = modes[setting.mode];
  return {
    baseURL: origin,
    viewport: viewportOf(setting),
    deviceScaleFactor: (mode.zoom ?? 100) / 100,
    colorScheme: mode.colorScheme,
    contrast: mode.contrast ?? "no-preference",
    forcedColors: mode.forcedColors ?? "none",
    reducedMotion: mode.moves ? "no-preference" : "reduce",
    javaScriptEnabled: mode.scripts !== "off",
    locale: "en-US",
    timezoneId: "America/New_York",
  };
}
