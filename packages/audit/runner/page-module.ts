import { fileURLToPath } from "node:url";
import type { Disposable, JSHandle, Page } from "@playwright/test";
import { keepNodeEnv } from "./keep-node-env.ts";

type Callable = (...given: never[]) => unknown;

/** Arguments of a page function: values, or handles of values in the page. */
type Given<Values extends unknown[]> = { [At in keyof Values]: Values[At] | JSHandle<Values[At]> };

type Returned<One extends Callable> = Awaited<ReturnType<One>>;

export interface PageModule<Module extends { [Name in keyof Module]: Callable }> {
  /** Calls a function of the module in the page, and returns its result as a value. */
  inPage<Name extends keyof Module & string>(
    tab: Page,
    name: Name,
    ...given: Given<Parameters<Module[Name]>>
  ): Promise<Returned<Module[Name]>>;
  /** Calls a function of the module in the page, and returns a handle of its result, which stays in the page. */
  inPageHandle<Name extends keyof Module & string>(
    tab: Page,
    name: Name,
    ...given: Given<Parameters<Module[Name]>>
  ): Promise<JSHandle<Returned<Module[Name]>>>;
  /** Brings the module into the open page, and returns an expression that refers to it, for the debugger. */
  inDebugger(tab: Page): Promise<string>;
  /** Calls a function without arguments in each later page of a tab, before the page's own scripts. */
  atStart(tab: Page, name: keyof Module & string): Promise<Disposable>;
}

/**
 * Maximum number of documents that may replace each other during a call. Ends a call in a page that keeps reloading.
 */
const maxDocuments = 5;

/**
 * Bundles the module `entry` on first use, and makes its functions callable in pages. Each document gets the bundle
 * once. The bundle adds only one property to the window. Its key is a symbol named `key`, so scripts that list the
 * window's properties skip it. The debugger runs the bundle, because the pages' policies block all other scripts.
 */
export function pageModule<Module extends { [Name in keyof Module]: Callable }>(
  key: string,
  entry: URL,
): PageModule<Module> {
  let bundled: Promise<string> | undefined;
  const script = () => {
    bundled ??= bundle(fileURLToPath(entry), key);
    return bundled;
  };
  const bring = async (tab: Page) => {
    if (!(await tab.evaluate((key) => Symbol.for(key) in globalThis, key))) await tab.evaluate(await script());
  };
  return {
    async inPage(tab, name, ...given) {
      for (let documents = 0; documents < maxDocuments; documents++) {
        const answer = await tab.evaluate(callIfThere, { key, name, given: given as unknown[] });
        if (answer) return answer.value as never;
        await tab.evaluate(await script());
      }
      throw new Error(`${name}: the page was replaced ${maxDocuments} times during the call`);
    },
    async inPageHandle(tab, name, ...given) {
      await bring(tab);
      return tab.evaluateHandle(call, { key, name, given: given as unknown[] }) as never;
    },
    async inDebugger(tab) {
      await bring(tab);
      return expressionOf(key);
    },
    async atStart(tab, name) {
      return tab.addInitScript({ content: `${await script()}\n${expressionOf(key)}.${name}()` });
    },
  };
}

interface Call {
  key: string;
  name: string;
  given: unknown[];
}

type PageFunction = (...given: unknown[]) => unknown;
type Installed = Record<symbol, Record<string, PageFunction>>;

/**
 * Calls a function of the module. Returns undefined if the document does not have the module. Refers to nothing outside
 * itself, because Playwright sends only this function.
 */
async function callIfThere({ key, name, given }: Call): Promise<{ value: unknown } | undefined> {
  const module = (globalThis as unknown as Partial<Installed>)[Symbol.for(key)];
  return module && { value: await (module[name] as PageFunction)(...given) };
}

function call({ key, name, given }: Call): unknown {
  const module = (globalThis as unknown as Installed)[Symbol.for(key)] as Installed[symbol];
  return (module[name] as PageFunction)(...given);
}

function expressionOf(key: string): string {
  return `globalThis[Symbol.for(${JSON.stringify(key)})]`;
}

/** Returns a script that installs the module's exports, unless the document has them. */
async function bundle(entry: string, key: string): Promise<string> {
  const { build } = await import("vite");
  const result = await keepNodeEnv(() =>
    build({
      configFile: false,
      envDir: false,
      publicDir: false,
      logLevel: "error",
      build: {
        write: false,
        target: "es2024",
        lib: { entry, formats: ["iife"], name: "module" },
      },
    }),
  );
  const [output] = Array.isArray(result) ? result : [result];
  const [chunk, ...others] = output && "output" in output ? output.output : [];
  if (chunk?.type !== "chunk" || others.length > 0)
    throw new Error(`${entry}: Vite returned ${others.length + 1} files instead of one script`);
  const symbol = `Symbol.for(${JSON.stringify(key)})`;
  return `if (!(${symbol} in globalThis)) (() => { ${chunk.code}
    Object.defineProperty(globalThis, ${symbol}, { value: module }) })()`;
}
