import type { Mode } from "../../../theme/conditions.ts";
import type { Vision } from "./color-vision.ts";

/** CSS pixels. */
export const previewWidths = [320, 390, 1280] as const;

export interface View {
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

export const switches = [
  "forcedColors",
  "largeText",
  "spacedText",
  "noMotion",
] as const satisfies readonly (keyof View)[];
