import type { Mode } from "../../../theme/conditions.ts";
import type { Vision } from "./color-vision.ts";

/** Widths of the preview, in CSS pixels. */
export const previewWidths = [320, 390, 1280] as const;

/** How the preview is looked at. */
export interface View {
  /** Of the page that is shown. */
  path: string;
  width: (typeof previewWidths)[number];
  mode: Mode;
  vision: Vision | "usual";
  forcedColors: boolean;
  largeText: boolean;
  spacedText: boolean;
  noMotion: boolean;
}

export const firstView: View = {
  path: "/",
  width: 390,
  mode: "light",
  vision: "usual",
  forcedColors: false,
  largeText: false,
  spacedText: false,
  noMotion: false,
};

/** Settings that are on or off. */
export const switches = [
  "forcedColors",
  "largeText",
  "spacedText",
  "noMotion",
] as const satisfies readonly (keyof View)[];
