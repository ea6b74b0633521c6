import { expect, test, vi } from "vitest";
import { loadOutbox, setDisplayLoader } from "../../../../src/forms/outbox/use-outbox.ts";

vi.mock("../../../../src/forms/outbox/browser-outbox.ts", () => ({ openOutbox: () => ({ subscribe() {} }) }));

test("loads the outbox even if its display fails to load", async () => {
  const load = vi.fn(() => Promise.reject(new Error("offline")));
  setDisplayLoader(load);
  const outbox = await loadOutbox();
  expect(await loadOutbox()).toBe(outbox);
  expect(load).toHaveBeenCalledOnce();
});
