import type { Page } from "@playwright/test";

export async function withRules<Result>(tab: Page, rules: string, act: () => Promise<Result>): Promise<Result> {
  // Uses a constructed stylesheet, because the page's Content Security Policy may block all others.
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
