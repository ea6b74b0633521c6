export const engineNames = ["axe", "axe-measures", "equal-access", "alfa", "html-validate"] as const;

export const ownCheckNames = [
  "names",
  "language",
  "structure",
  "wording",
  "media",
  "text-background",
  "focus-lost",
  "reflow",
  "large-text",
  "text-spacing",
  "motion",
  "reduced-motion",
  "forced-colors",
  "keyboard",
  "focus-indicator",
  "shortcuts",
  "presses",
  "time-limits",
  "orientation",
] as const;

export type EngineName = (typeof engineNames)[number];

/** Name of an engine, or of one of the project's own checks. */
export type CheckName = EngineName | (typeof ownCheckNames)[number];
