import type { Page } from "@playwright/test";

/** Translates the page and later additions as Chrome does. The translation puts words in brackets. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("translate")));
}

/**
 * Prepares a page for translation: either on DOMContentLoaded, before its scripts run, or when `translate` is called.
 */
export async function readyToTranslate(page: Page, when: "before its scripts" | "when asked"): Promise<void> {
  await page.addInitScript(translator, when === "when asked" ? "translate" : "DOMContentLoaded");
}

/** Runs in the page: replaces each text node with two nested elements. Translates later texts, too, but none twice. */
function translator(start: string): void {
  const leftAlone = "title, script, style, noscript, template, textarea, [translate=no], font";
  const translated = new WeakSet<Node>();
  const put = (text: Text) => {
    if (text.data.trim() === "" || translated.has(text) || text.parentElement?.closest(leftAlone)) return;
    translated.add(text);
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    for (const font of [outer, inner]) font.style.verticalAlign = "inherit";
    inner.textContent = text.data.replace(/\S(.*\S)?/s, "[[$&]]");
    outer.append(inner);
    text.replaceWith(outer);
  };
  const putAll = (root: Node) => {
    const texts = root instanceof Text ? [root] : [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) put(text);
  };
  const begin = () => {
    document.documentElement.classList.add("translated-ltr");
    document.documentElement.lang = "de";
    putAll(document.body);
    const watch = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        for (const node of type === "characterData" ? [target] : addedNodes) if (node.isConnected) putAll(node);
      }
    });
    watch.observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  addEventListener(start, begin, { once: true });
}

/** Resolves to the page's texts in order. On a translated page, removes the brackets, and marks texts without them. */
export function readTexts(page: Page, isTranslated: boolean): Promise<string[]> {
  return page.evaluate((isTranslated) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      const text = textContent?.trim() ?? "";
      if (text === "" || parentElement?.closest("script, style, noscript, template, textarea")) continue;
      const [, words] = /^\[\[(.*)\]\]$/s.exec(text) ?? [];
      const isLeft = !isTranslated || parentElement?.closest("[translate=no]");
      texts.push(isLeft ? text : (words ?? `untranslated: ${text}`));
    }
    // References and addresses differ by form and test.
    return texts.map((text) => text.replace(/KG-[A-Z0-9-]+/g, "KG").replace(/\S+@example\.org/g, "an address"));
  }, isTranslated);
}
