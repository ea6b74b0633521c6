import { globSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { isSample } from "../../../data/link.ts";
import { site } from "../../../data/site.ts";
import { waysOut } from "../../../data/ways-out.ts";

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

test("explains every sample address in data/", async () => {
  const modules = await Promise.all(
    globSync("data/**/*.ts").map((file): Promise<object> => import(pathToFileURL(resolve(file)).href)),
  );
  const samples = new Set(modules.flatMap(textsIn).filter((text) => isSample(text) && !text.startsWith(site.origin)));
  expect(samples.size).toBeGreaterThan(0);
  expect([...samples].filter((address) => !waysOut.some(({ href }) => href === address))).toEqual([]);
});

test("explains each external address once", () => {
  const addresses = waysOut.map(({ href }) => href);
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
});
