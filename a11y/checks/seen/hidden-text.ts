import type { Page } from "@playwright/test";

/** Letters and nothing else: what lies behind and around them stays. */
const rules = `
  *, ::before, ::after, ::placeholder {
    -webkit-text-fill-color: transparent !important;
    -webkit-text-stroke-color: transparent !important;
    text-decoration-color: transparent !important;
    text-shadow: none !important;
    caret-color: transparent !important;
    transition: none !important;
    animation: none !important;
  }
  ::selection { background: transparent !important }
  svg :is(text, tspan, textPath) { fill: transparent !important; stroke: transparent !important }`;

/** Does something while no text of the page is to be seen. */
export async function withoutText<Result>(tab: Page, act: () => Promise<Result>): Promise<Result> {
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
