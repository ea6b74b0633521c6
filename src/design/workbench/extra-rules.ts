import type { View } from "./view.ts";

/** The least that a page has to bear: WCAG 2.2, 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`;

/**
 * What a browser does where colors are forced (CSS Color Adjustment 1, § 3.1), as far as rules can: they do not know
 * where text is a link within something else, and cannot choose the system’s own colors.
 */
const forced = `*, *::before, *::after { text-shadow: none !important; box-shadow: none !important; accent-color: auto !important }
*:not(svg, svg *) { background-color: Canvas !important; background-image: none !important; color: CanvasText !important; border-color: CanvasText !important }
a, a * { color: LinkText !important } button, button *, summary { color: ButtonText !important }
:root { color-scheme: light dark }`;

/** Rules for what the preview is looked at with, beside those of the page. */
export function extraRules({ largeText, spacedText, forcedColors }: View): string {
  return [
    largeText ? ":root { font-size: 200% !important }" : "",
    spacedText ? spacing : "",
    forcedColors ? forced : "",
  ].join("\n");
}
