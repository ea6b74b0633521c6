const shows = ["display", "visibility", "opacity", "height", "maxHeight", "clip", "clipPath", "content"] as const;
const moves = ["left", "top", "transform", "scale", "position"] as const;

/**
 * Returns selectors of elements whose hover or focus changes other elements or generates content. Leaves out
 * stylesheets of other origins, and selectors that the browser does not support.
 */
export function selectorsThatShow(): string[] {
  const selectors = [...document.styleSheets, ...document.adoptedStyleSheets].flatMap((sheet) => {
    const found: string[] = [];
    try {
      collect(sheet.cssRules, found);
    } catch {
      // The rules of a cross-origin stylesheet cannot be read.
    }
    return found;
  });
  return selectors.filter((selector) => CSS.supports(`selector(${selector})`));
}

function collect(rules: CSSRuleList, selectors: string[]): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && [...shows, ...moves].some((name) => rule.style[name] !== "")) {
      for (const selector of rule.selectorText.split(",")) {
        const [trigger = "", ...rest] = selector.trim().split(/:hover|:focus-visible|:focus-within|:focus/);
        if (/[ >+~]|::?(before|after)/.test(rest.join(""))) selectors.push(trigger || "*");
      }
    }
    if ("cssRules" in rule) collect(rule.cssRules as CSSRuleList, selectors);
  }
}
