// @vitest-environment node
import { afterEach, expect, test } from "vitest";
import { mayHoldSubmissions } from "../../../../src/forms/outbox/database-name.ts";

const { indexedDB } = globalThis;
const define = (property: PropertyDescriptor) =>
  Object.defineProperty(globalThis, "indexedDB", { configurable: true, ...property });

afterEach(() => {
  if (indexedDB) define({ value: indexedDB });
  else Reflect.deleteProperty(globalThis, "indexedDB");
});

test("where the browser has no storage, nothing is waiting", async () => {
  Reflect.deleteProperty(globalThis, "indexedDB");
  await expect(mayHoldSubmissions()).resolves.toBe(false);
});

test("where the browser refuses to name its storage, or to list what is in it, something may be", async () => {
  define({
    get() {
      throw new DOMException("refused", "SecurityError");
    },
  });
  await expect(mayHoldSubmissions()).resolves.toBe(true);
  define({ value: { databases: () => Promise.reject(new DOMException("refused", "SecurityError")) } });
  await expect(mayHoldSubmissions()).resolves.toBe(true);
});
