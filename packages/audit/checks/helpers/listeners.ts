import type { CDPSession, JSHandle, Page } from "@playwright/test";
import type { ElementList } from "../../page/element-list.ts";
import { inDebugger, inPage } from "../../runner/in-page.ts";

export interface Listening {
  element: number;
  types: string[];
}

/**
 * Reads all listeners through the debugger, because scripts of a page cannot list them. Adds their elements to the
 * list.
 */
export async function listenersOf(
  tab: Page,
  elements: JSHandle<ElementList>,
): Promise<{ ofElements: Listening[]; ofPage: string[] }> {
  const browser = await tab.context().newCDPSession(tab);
  try {
    const [page, body] = await Promise.all([
      listenersAt(browser, "window", 1),
      // Depth -1 is the whole tree.
      listenersAt(browser, "document", -1),
    ]);
    const byNode = new Map<number, Set<string>>();
    for (const { backendNodeId, type } of body) {
      if (backendNodeId === undefined) continue;
      byNode.set(backendNodeId, (byNode.get(backendNodeId) ?? new Set()).add(type));
    }
    const noteListener = `${await inDebugger(tab)}.noteListener`;
    await Promise.all(
      [...byNode].map(async ([backendNodeId, types]) => {
        const { object } = await browser.send("DOM.resolveNode", { backendNodeId });
        await browser.send("Runtime.callFunctionOn", {
          objectId: object.objectId ?? "",
          functionDeclaration: `function (types) { ${noteListener}(this, types) }`,
          arguments: [{ value: [...types] }],
        });
      }),
    );
    const all = await inPage(tab, "takeListeners", elements);
    return {
      ofElements: all.flatMap(({ element, types }) => (element === null ? [] : { element, types })),
      ofPage: [
        ...page.map(({ type }) => type),
        ...all.flatMap(({ element, types }) => (element === null ? types : [])),
      ],
    };
  } finally {
    await browser.detach();
  }
}

async function listenersAt(browser: CDPSession, expression: string, depth: number) {
  const { result } = await browser.send("Runtime.evaluate", { expression });
  const { listeners } = await browser.send("DOMDebugger.getEventListeners", { objectId: result.objectId ?? "", depth });
  return listeners;
}
