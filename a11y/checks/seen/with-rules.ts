import type { Page } from "@playwright/test";

/** Does something while a page has CSS rules besides its own. */
export async function withRules<Result>(tab: Page, rules: string, act: () => Promise<Result>): Promise<Result> {
  // A sheet made by a script: a page’s security policy may allow no other.
  const sheet = await tab.evaluateHandle((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  }, rules);
  try {
    return await act();
  } finally {
    await tab.evaluate((sheet) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    }, sheet);
  }
}
