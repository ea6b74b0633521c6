import type { Page } from "@playwright/test";

/** Minimum that a page must support: WCAG 2.2, 1.4.12. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

interface Spaced extends Window {
  spacing?: CSSStyleSheet;
}

/** Turns text spacing on or off. Uses a constructed stylesheet, because the pages' policy blocks all others. */
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
