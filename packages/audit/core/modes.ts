/** Device preferences of a visitor that can change a page's appearance, motion or structure. */
export interface Mode {
  title: string;
  colorScheme: "light" | "dark";
  contrast?: "more";
  /** Set if a system palette replaces the page's colors. */
  forcedColors?: "active";
  /** True if motion is allowed. All other modes request reduced motion, so that pages are stable. */
  moves?: true;
  /** The browser's text size, in percent. It also affects media queries. */
  textSize?: 200;
  /** True for the text spacing of WCAG 2.2, 1.4.12. */
  textSpacing?: true;
  /** Browser zoom in percent, at a window width of 1280 px. */
  zoom?: 400;
  scripts?: "off";
}

export const modes = {
  light: { title: "light", colorScheme: "light" },
  dark: { title: "dark", colorScheme: "dark" },
  "more-contrast": { title: "light, more contrast", colorScheme: "light", contrast: "more" },
  "more-contrast-dark": { title: "dark, more contrast", colorScheme: "dark", contrast: "more" },
  "forced-colors": { title: "forced colors, light", colorScheme: "light", forcedColors: "active" },
  "forced-colors-dark": { title: "forced colors, dark", colorScheme: "dark", forcedColors: "active" },
  motion: { title: "motion allowed", colorScheme: "light", moves: true },
  "large-text": { title: "text at 200%", colorScheme: "light", textSize: 200 },
  "text-spacing": { title: "text spacing", colorScheme: "light", textSpacing: true },
  zoom: { title: "zoom of 400%", colorScheme: "light", zoom: 400 },
  "no-scripts": { title: "scripts off", colorScheme: "light", scripts: "off" },
} as const satisfies Record<string, Mode>;

export type ModeName = keyof typeof modes;

export function modesIn(places: readonly { mode: ModeName }[]): ModeName[] {
  const used = new Set(places.map(({ mode }) => mode));
  return (Object.keys(modes) as ModeName[]).filter((name) => used.has(name));
}

/** Window widths in CSS pixels, with the height that the audit uses for each. */
export const widths = { 320: 640, 390: 844, 768: 1024, 1280: 900, 1920: 1080 } as const;

export type Width = keyof typeof widths;

export interface Environment {
  mode: ModeName;
  width: Width;
}

/** A mode and a width, e.g. `light 390`. */
export type EnvironmentName = `${ModeName} ${Width}`;

export function environmentOf(environment: EnvironmentName): Environment {
  const [mode, width] = environment.split(" ");
  return { mode: mode as ModeName, width: Number(width) as Width };
}
