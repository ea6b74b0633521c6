import type { JSHandle, Page } from "@playwright/test";
import { expect, expectTypeOf, test } from "vitest";
import type { ElementList } from "../../page/element-list.ts";
import { inPage } from "../../runner/in-page.ts";
import { pageModule } from "../../runner/page-module.ts";

const entry = new URL("../../page/index.ts", import.meta.url);

/** Returns a tab that evaluates in this process and counts the scripts that arrive as text. */
function fakeTab() {
  const seen = { scripts: 0 };
  const evaluate = (code: string | ((given: unknown) => unknown), given: unknown) => {
    if (typeof code !== "string") return code(given);
    seen.scripts++;
    // biome-ignore lint/security/noGlobalEval: A page gets the script in the same way.
    return globalThis.eval(code);
  };
  return {
    seen,
    tab: { evaluate: async (...all: Parameters<typeof evaluate>) => evaluate(...all) } as unknown as Page,
  };
}

test("brings the functions once per document, without a name that the page could meet", async () => {
  const { inPage } = pageModule<typeof import("../../page/index.ts")>("a test", entry);
  const { seen, tab } = fakeTab();
  const names = () => [Object.getOwnPropertyNames(globalThis), Object.keys(globalThis)];
  const before = names();
  expect(await inPage(tab, "bringToMiddle", { elements: [] }, 0)).toEqual({ x: 0, y: 0 });
  await inPage(tab, "bringToMiddle", { elements: [] }, 0);
  expect(seen.scripts).toBe(1);
  expect(names()).toEqual(before);
  expect(Object.getOwnPropertyDescriptor(globalThis, Symbol.for("a test"))).toMatchObject({
    enumerable: false,
    writable: false,
    configurable: false,
  });
});

test("leaves the environment of later processes as it is", async () => {
  const { NODE_ENV } = process.env;
  delete process.env.NODE_ENV;
  const { inPage } = pageModule<typeof import("../../page/index.ts")>("another test", entry);
  await inPage(fakeTab().tab, "bringToMiddle", { elements: [] }, 0);
  expect(process.env.NODE_ENV).toBeUndefined();
  process.env.NODE_ENV = NODE_ENV;
});

test("passes on what a function throws", async () => {
  const { inPage } = pageModule<typeof import("../../page/index.ts")>("a test", entry);
  await expect(inPage(fakeTab().tab, "motionRecord")).rejects.toThrow("the recording did not begin with the page");
});

test("refuses names and arguments that the page functions do not have", () => {
  const calls = (tab: Page, list: JSHandle<ElementList>) => [
    inPage(tab, "readLines", list, true),
    // @ts-expect-error: The second argument is a boolean.
    inPage(tab, "readLines", list, "true"),
    // @ts-expect-error: The second argument is missing.
    inPage(tab, "readLines", list),
    // @ts-expect-error: No page function has this name.
    inPage(tab, "readLine", list, true),
  ];
  expectTypeOf(calls).parameter(0).toEqualTypeOf<Page>();
  expectTypeOf(inPage<"hasPopup">).returns.toEqualTypeOf<Promise<boolean>>();
});
