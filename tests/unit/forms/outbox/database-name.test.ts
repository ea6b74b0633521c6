import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { databaseName, hasSubmissions, storeName } from "../../../../src/forms/outbox/database-name.ts";

let databases: IDBFactory;
beforeEach(() => {
  databases = new IDBFactory();
  vi.stubGlobal("indexedDB", databases);
});
afterEach(() => vi.unstubAllGlobals());

function fill(...submissions: { key: string }[]): Promise<void> {
  return new Promise((resolve) => {
    const opening = databases.open(databaseName, 1);
    opening.onupgradeneeded = () => {
      const store = opening.result.createObjectStore(storeName, { keyPath: "key" });
      for (const submission of submissions) store.put(submission);
    };
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  });
}

test("finds nothing and creates no database on a new device", async () => {
  await expect(hasSubmissions()).resolves.toBe(false);
  await expect(databases.databases()).resolves.toEqual([]);
});

test("finds a waiting submission and ignores an empty outbox", async () => {
  await fill();
  await expect(hasSubmissions()).resolves.toBe(false);
  databases = new IDBFactory();
  vi.stubGlobal("indexedDB", databases);
  await fill({ key: "a" });
  await expect(hasSubmissions()).resolves.toBe(true);
});

test("finds nothing without storage", async () => {
  vi.stubGlobal("indexedDB", undefined);
  await expect(hasSubmissions()).resolves.toBe(false);
  vi.stubGlobal("indexedDB", {
    open() {
      throw new DOMException("denied", "SecurityError");
    },
  });
  await expect(hasSubmissions()).resolves.toBe(false);
});
