import type { Page } from "@playwright/test";

/** The least that a page has to bear: WCAG 2.2, 1.4.12. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

interface Spaced extends Window {
  spacing?: CSSStyleSheet;
}

/** Spaces the text of the page that stands in `tab`, or no longer, by a sheet of a script: the pages allow no other. */
export function spaceText(tab: Page, isOn: boolean): Promise<unknown> {
  return tab.evaluate(
    ({ rules, isOn }) => {
      const spaced = window as Spaced;
      if (!spaced.spacing) {
        spaced.spacing = new CSSStyleSheet();
        document.adoptedStyleSheets.push(spaced.spacing);
      }
      spaced.spacing.replaceSync(isOn ? rules : "");
    },
    { rules: spacing, isOn },
  );
}
