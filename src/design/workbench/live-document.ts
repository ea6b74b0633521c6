import type { LiveStyles } from "../../../prerender/live-styles.ts";

/** What a finished page’s styles are counted without; as in prerender/live-styles.ts. */
const uncounted = "html, head, meta, title, link, style, script, template";

/**
 * Gives the page in a frame its styles back as they were rendered, where every token is a custom property: finished pages
 * have the values of most in their place, and short names. Returns the sheet, which rules of settings are changed in;
 * undefined where the page needs none, as on the development server.
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
    // The last one brings the fonts, which the page’s own script switches on.
    if (element.sheet && !element.media) element.sheet.disabled = true;
  }
  return sheet;
}

/** A sheet for the document in a frame, made by a script: the page’s policy is about what its markup holds. */
export function sheetFor(frame: Window, css: string): CSSStyleSheet {
  const { CSSStyleSheet: Sheet } = frame as Window & typeof globalThis;
  const sheet = new Sheet();
  sheet.replaceSync(css);
  return sheet;
}
