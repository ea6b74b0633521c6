import { afterEach, expect, test, vi } from "vitest";
import { islandWanted } from "../../../../src/components/want-island.ts";

const { openOutbox } = vi.hoisted(() => ({ openOutbox: vi.fn() }));
vi.mock("../../../../src/forms/outbox/browser-outbox.ts", () => ({ openOutbox }));

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Resolves to a new page's outbox loader, and to a list of the islands that the page asks for. */
async function openPage() {
  // Other files of the same worker may have loaded the module without its mock.
  vi.resetModules();
  const wanted: string[] = [];
  vi.stubGlobal("dispatchEvent", (event: CustomEvent<string>) => {
    if (event.type === islandWanted) wanted.push(event.detail);
    return true;
  });
  const { loadOutbox } = await import("../../../../src/forms/outbox/use-outbox.ts");
  return { loadOutbox, wanted };
}

test("asks once for the island that shows the outbox", async () => {
  openOutbox.mockReturnValue({ subscribe() {} });
  const { loadOutbox, wanted } = await openPage();
  const outbox = await loadOutbox();
  expect(await loadOutbox()).toBe(outbox);
  expect(wanted).toEqual(["submissions"]);
});

test("loads the outbox on a page without that island", async () => {
  openOutbox.mockReturnValue({ subscribe() {} });
  const { loadOutbox } = await openPage();
  vi.stubGlobal("dispatchEvent", undefined);
  await expect(loadOutbox()).resolves.toBeDefined();
});

test("loads the outbox again after it has failed to load", async () => {
  openOutbox.mockImplementationOnce(() => {
    throw new Error("offline");
  });
  const { loadOutbox } = await openPage();
  await expect(loadOutbox()).rejects.toThrow("offline");
  openOutbox.mockReturnValue({ subscribe() {} });
  await expect(loadOutbox()).resolves.toBeDefined();
});
