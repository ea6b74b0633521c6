import { afterEach, expect, it, vi } from "vitest";
import { newKey } from "../../../src/forms/send-form.ts";

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

it("is a unique UUID", () => {
  expect(newKey()).toMatch(uuid);
  expect(newKey()).not.toBe(newKey());
});

it("is a UUID without randomUUID in the browser", () => {
  const { crypto } = globalThis;
  vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes) });
  const keys = Array.from({ length: 200 }, newKey);
  expect(keys.filter((key) => !uuid.test(key))).toEqual([]);
  expect(new Set(keys).size).toBe(200);
});
