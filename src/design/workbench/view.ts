import type { Vision } from "@kindred-ground/tokens/color/color-vision.ts";
import type { Mode } from "../../../theme/conditions.ts";

/** CSS pixels. A full preview is as wide as the space for it. */
export const previewWidths = [320, 390, 1280, "full"] as const;

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
  /** The state of the page that the preview produces. */
  state: PreviewState;
  /** A second frame: the page in another mode, or in the saved theme. */
  beside: "nothing" | "saved" | Mode;
}

export const firstView: View = {
  path: "/",
  width: "full",
  mode: "light",
  vision: "usual",
  forcedColors: false,
  largeText: false,
  spacedText: false,
  noMotion: false,
  print: false,
  state: "usual",
  beside: "nothing",
};

interface ProducedState {
  path: string;
  /** Selector of the control to press after the page's scripts have started. */
  press?: string;
}

/** States that people would otherwise have to produce by hand, with the page that has them. */
export const previewStates = {
  errors: { path: "/contact", press: "main form [type=submit]" },
  question: { path: "/quiz#q1" },
  result: { path: "/quiz?role=weaver" },
  empty: { path: "/search?q=zzzzzz" },
  notification: { path: "/contact", press: "main button[data-scripts=touch]" },
} as const satisfies Record<string, ProducedState>;

export type PreviewState = keyof typeof previewStates | "usual";

/** Returns the path that a view shows, and the control to press there if its state needs one. */
export function producedBy({ state, path }: View): ProducedState {
  return state === "usual" ? { path } : previewStates[state];
}

export const switches = ["forcedColors", "largeText", "spacedText", "noMotion", "print"] as const;
