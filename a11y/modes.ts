/** How a visitor’s device is set: what can change how a page looks, moves or is put together. */
export interface Mode {
  /** As the reports name it. */
  title: string;
  colorScheme: "light" | "dark";
  /** prefers-contrast. */
  contrast?: "more";
  /** A palette of the system replaces the page’s colors. */
  forcedColors?: "active";
  /** The visitor has not asked for less motion. Everywhere else they have, so that pages stand still. */
  moves?: true;
  /** The browser’s own text size, in percent; it counts in media queries too. */
  textSize?: 200;
  /** The spacing of WCAG 2.2, 1.4.12. */
  textSpacing?: true;
  /** The browser’s zoom, in percent of its 1280 px. */
  zoom?: 400;
  scripts?: "off";
}

export const modes = {
  light: { title: "light", colorScheme: "light" },
  dark: { title: "dark", colorScheme: "dark" },
  "more-contrast": { title: "light, more contrast asked for", colorScheme: "light", contrast: "more" },
  "more-contrast-dark": { title: "dark, more contrast asked for", colorScheme: "dark", contrast: "more" },
  "forced-colors": { title: "forced colors, light", colorScheme: "light", forcedColors: "active" },
  "forced-colors-dark": { title: "forced colors, dark", colorScheme: "dark", forcedColors: "active" },
  motion: { title: "motion allowed", colorScheme: "light", moves: true },
  "large-text": { title: "text at 200 %", colorScheme: "light", textSize: 200 },
  "text-spacing": { title: "text spacing", colorScheme: "light", textSpacing: true },
  zoom: { title: "zoom of 400 %", colorScheme: "light", zoom: 400 },
  "no-scripts": { title: "scripts off", colorScheme: "light", scripts: "off" },
} as const satisfies Record<string, Mode>;

export type ModeName = keyof typeof modes;

/** Widths of the window in CSS pixels, each with the height it is audited at. */
export const widths = { 320: 640, 390: 844, 768: 1024, 1280: 900, 1920: 1080 } as const;

export type Width = keyof typeof widths;

/** A mode at a width. */
export interface Setting {
  mode: ModeName;
  width: Width;
}
