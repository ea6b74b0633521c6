import type { View } from "./view.ts";

/** Text spacing that a page must support (WCAG 2.2, 1.4.12). */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`;

/**
 * Approximates forced colors (CSS Color Adjustment 1, § 3.1). Rules cannot detect text that is a link inside another
 * element, and cannot choose the system's own colors.
 */
const forced = `*, *::before, *::after { text-shadow: none !important; box-shadow: none !important; accent-color: auto !important }
*:not(svg, svg *) { background-color: Canvas !important; background-image: none !important; color: CanvasText !important; border-color: CanvasText !important }
a, a * { color: LinkText !important } button, button *, summary { color: ButtonText !important }
:root { color-scheme: light dark }`;

export function extraRules({ largeText, spacedText, forcedColors }: View): string {
  return [
    largeText ? ":root { font-size: 200% !important }" : "",
    spacedText ? spacing : "",
    forcedColors ? forced : "",
  ].join("\n");
}
