import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { engineKey } from "../page/engines/engine.ts";

/**
 * Returns a function that loads an engine into the open page of a tab. `file` is a script that sets `name`, in its scope
 * or in the window. With `inLaterPages`, the tab then loads it into each later page, too. This saves sending the script
 * again, but costs time in pages that don't need it.
 *
 * A page's element or variable can have the same name. The engine therefore moves to a symbol (see `engineInPage`), and
 * the page keeps its own value.
 */
export function engineScript(name: string, file: string, { inLaterPages = false } = {}): (tab: Page) => Promise<void> {
  const source = readFileSync(createRequire(import.meta.url).resolve(file), "utf8");
  const key = engineKey(name);
  const symbol = `Symbol.for(${JSON.stringify(key)})`;
  // The inner function is the engine's scope, because a page's constant with its name would be a syntax error.
  const script = `if (!(${symbol} in globalThis)) (() => {
    const own = Object.getOwnPropertyDescriptor(globalThis, "${name}");
    const engine = (() => { var ${name}; ${source}
      return ${name} ?? globalThis["${name}"]; })();
    if (own) Object.defineProperty(globalThis, "${name}", own); else delete globalThis["${name}"];
    Object.defineProperty(globalThis, ${symbol}, { value: engine });
  })()`;
  /** Tabs that load the engine into each page. */
  const loading = new WeakSet<Page>();
  return async (tab) => {
    if (await tab.evaluate((key) => Symbol.for(key) in globalThis, key)) return;
    await tab.evaluate(script);
    if (!inLaterPages || loading.has(tab)) return;
    loading.add(tab);
    await tab.addInitScript({ content: script });
  };
}
