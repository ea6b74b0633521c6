// @vitest-environment node
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { writeChanges } from "../../../../scripts/brand/write-changes.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "changes-"));
  writeFileSync(join(folder, "one.json"), "before");
});
afterEach(() => rmSync(folder, { recursive: true }));

it("writes new and changed files", () => {
  writeChanges(
    new Map<string, string | Uint8Array>([
      [join(folder, "one.json"), "after"],
      [join(folder, "fonts", "two.woff2"), Uint8Array.of(1)],
    ]),
  );
  expect(readFileSync(join(folder, "one.json"), "utf8")).toBe("after");
  expect([...readFileSync(join(folder, "fonts", "two.woff2"))]).toEqual([1]);
  expect(readdirSync(folder).sort()).toEqual(["fonts", "one.json"]);
});

it.each([
  ["a folder that is a file", "one.json/two.json"],
  ["a folder in the place of a file", "folder"],
])("changes nothing if it meets %s", (_name, path) => {
  mkdirSync(join(folder, "folder"));
  writeFileSync(join(folder, "folder", "kept"), "kept");
  const changes = new Map([
    [join(folder, "one.json"), "after"],
    [join(folder, path), "after"],
  ]);
  expect(() => writeChanges(changes)).toThrow(/ cannot be written, so nothing changed: .*; make it writable/);
  expect(readFileSync(join(folder, "one.json"), "utf8")).toBe("before");
  expect(readdirSync(folder).sort()).toEqual(["folder", "one.json"]);
  expect(readdirSync(join(folder, "folder"))).toEqual(["kept"]);
});
