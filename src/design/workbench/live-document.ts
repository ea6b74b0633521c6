import type { LiveStyles } from "../../../prerender/live-styles.ts";

/** Elements that don't count toward the positions in the build's data, as in prerender/live-styles.ts. */
const uncounted = "html, head, meta, title, link, style, script, template";

/**
 * Restores the framed page's styles as rendered, with a custom property for every token. Finished pages inline most
 * values and use short class names. Returns the stylesheet, whose rules `applySettings` adapts. Returns undefined if
 * the page needs none, as on the development server.
 */
export function reviveStyles(frame: Window, path: string, styles: LiveStyles): CSSStyleSheet | undefined {
  const page = styles.pages[path] ?? styles.pages["/404.html"];
  const { document } = frame;
  if (!page || Object.keys(page.classes).length === 0) return undefined;
  const counted = [document.body, ...document.body.querySelectorAll("*")].filter((each) => !each.matches(uncounted));
  for (const [place, name, value] of page.attributes) counted[place]?.setAttribute(name, value);
  for (const element of counted) {
    const names = element.getAttribute("class");
    if (names)
      element.setAttribute(
        "class",
        names
          .split(" ")
          .map((name) => page.classes[name] ?? name)
          .join(" "),
      );
  }
  const sheet = sheetFor(frame, styles.css);
  document.adoptedStyleSheets.push(sheet);
  for (const element of document.querySelectorAll<HTMLStyleElement>("head > style")) {
    // The last one contains the fonts, which the page's own script enables.
    if (element.sheet && !element.media) element.sheet.disabled = true;
  }
  return sheet;
}

/**
 * Creates a stylesheet for a framed document by script, because the page's content security policy restricts its
 * markup.
 */
export function sheetFor(frame: Window, css: string): CSSStyleSheet {
  const { CSSStyleSheet: Sheet } = frame as Window & typeof globalThis;
  const sheet = new Sheet();
  sheet.replaceSync(css);
  return sheet;
}
