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
  print: boolean;
  /** A second frame: the page in another mode, or in the saved theme. */
  beside: "nothing" | "saved" | Mode;
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
  print: false,
  beside: "nothing",
};

export const switches = [
  "forcedColors",
  "largeText",
  "spacedText",
  "noMotion",
  "print",
] as const satisfies readonly (keyof View)[];
