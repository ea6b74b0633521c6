import type { BrowserContextOptions } from "@playwright/test";
import { type Mode, modes, type Setting, widths } from "../modes.ts";

/** The window whose zoom is 400 % is 1280 px wide and as high as WCAG 2.2, 1.4.10 has it. */
const zoomedHeight = 1024;

/** Width and height of the page in CSS pixels: a browser’s zoom makes each larger, and so the page smaller. */
export function viewportOf({ mode: name, width }: Setting): { width: number; height: number } {
  const { zoom }: Mode = modes[name];
  if (zoom === undefined) return { width, height: widths[width] };
  return { width: (width * 100) / zoom, height: (zoomedHeight * 100) / zoom };
}

/** How a browser is set for a visit. Text size is no option of a context: see enlarge-text.ts. */
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
