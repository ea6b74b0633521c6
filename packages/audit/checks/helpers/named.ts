import type { Page } from "@playwright/test";
import type { NamedElement } from "../../page/names.ts";
import { inDebugger } from "../../runner/in-page.ts";

/** A control, field or group as the browser exposes it to assistive technology. */
export interface Named extends NamedElement {
  role: string;
  name: string;
}

/**
 * Returns controls and groups, with names as Chromium computes them. The page function `lastNamed` returns their
 * elements.
 */
export async function readNamed(tab: Page): Promise<Named[]> {
  const page = await inDebugger(tab);
  const browser = await tab.context().newCDPSession(tab);
  try {
    await browser.send("Accessibility.enable");
    const seen = await browser.send("Runtime.evaluate", { expression: `${page}.listNamed()`, returnByValue: true });
    const list = await browser.send("Runtime.evaluate", { expression: `${page}.lastNamed().elements` });
    const objects = await browser.send("Runtime.getProperties", {
      objectId: list.result.objectId ?? "",
      ownProperties: true,
    });
    const handles = objects.result.flatMap(({ name, value }) => (/^\d+$/.test(name) && value?.objectId) || []);
    const backends = await Promise.all(
      handles.map(async (objectId) => (await browser.send("DOM.describeNode", { objectId })).node.backendNodeId),
    );
    const { nodes } = await browser.send("Accessibility.getFullAXTree", {});
    const byBackend = new Map(nodes.map((node) => [node.backendDOMNodeId, node]));
    return (seen.result.value as NamedElement[]).flatMap((one, at) => {
      const node = byBackend.get(backends[at] ?? -1);
      if (!node || node.ignored) return [];
      return [{ ...one, role: String(node.role?.value ?? ""), name: String(node.name?.value ?? "").trim() }];
    });
  } finally {
    await browser.detach();
  }
}
