// @vitest-environment node
import { expect, test, vi } from "vitest";
import { loadOutbox, setDisplayLoader } from "../../../../src/forms/outbox/use-outbox.ts";

vi.mock("../../../../src/forms/outbox/browser-outbox.ts", () => ({ openOutbox: () => ({ subscribe() {} }) }));

test("what shows the outbox is loaded with it, and the outbox comes even where that fails", async () => {
  const load = vi.fn(() => Promise.reject(new Error("offline")));
  setDisplayLoader(load);
  const outbox = await loadOutbox();
  expect(await loadOutbox()).toBe(outbox);
  expect(load).toHaveBeenCalledOnce();
});
