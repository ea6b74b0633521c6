import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { engineKey } from "../page/engines/engine.ts";

/**
 * Returns a function that loads an engine into the open page of a tab. `file` is a script that sets `name` in its scope,
 * or exports the engine as a CommonJS module.
 *
 * Each later page of the tab has the script as a function, which costs nothing until it is called. On 2026-12-01,
 * calling it took 20 to 30 ms of processor time. Sending the script to each page took 180 ms.
 *
 * A page's element or variable can have the same name. The engine is therefore under a symbol (see `engineInPage`), and
 * the page keeps its own value.
 */
export function engineScript(name: string, file: string): (tab: Page) => Promise<void> {
  const source = readFileSync(createRequire(import.meta.url).resolve(file), "utf8");
  const key = engineKey(name);
  const loader = `${key} loader`;
  // The inner function is the engine's scope, because a page's constant with its name would be a syntax error. Without
  // `define`, the engine would register in a page's AMD loader.
  const definition = `Object.defineProperty(globalThis, Symbol.for(${JSON.stringify(loader)}), { value() {
    const own = Object.getOwnPropertyDescriptor(globalThis, "${name}");
    const engine = (() => { var ${name}, define, module = { exports: {} }; ${source}
      return ${name} ?? module.exports; })();
    if (own) Object.defineProperty(globalThis, "${name}", own); else delete globalThis["${name}"];
    Object.defineProperty(globalThis, Symbol.for(${JSON.stringify(key)}), { value: engine });
  } })`;
  /** Tabs whose later pages have the script. Without scripts, pages never have it. */
  const prepared = new WeakSet<Page>();
  return async (tab) => {
    if (await tab.evaluate(load, { key, loader })) return;
    if (!prepared.has(tab)) await tab.addInitScript({ content: definition });
    prepared.add(tab);
    await tab.evaluate(definition);
    await tab.evaluate(load, { key, loader });
  };
}

/** Runs in the page: loads the engine, unless the page has it. Returns false if the page does not have the script. */
function load({ key, loader }: { key: string; loader: string }): boolean {
  const own = globalThis as unknown as Record<symbol, (() => void) | undefined>;
  if (Symbol.for(key) in own) return true;
  own[Symbol.for(loader)]?.();
  return Symbol.for(loader) in own;
}
