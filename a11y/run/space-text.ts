import type { Page } from "@playwright/test";

/** The least that a page has to bear: WCAG 2.2, 1.4.12. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** Spaces the text of all that is opened in `tab` from now on, by a sheet of a script: the pages allow no other. */
export function spaceText(tab: Page): Promise<unknown> {
  return tab.addInitScript((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
}
