import { globSync, readdirSync, readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "../../src/routes.ts";

function filesIn(folder: string): string[] {
  const entries = readdirSync(new URL(`../../src/${folder}`, import.meta.url), {
    recursive: true,
    withFileTypes: true,
  });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}

function modulesOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ file, children = [] }) => [file, ...modulesOf(children)]);
}

test.each(["sections", "design/sections"])("keeps only markup in %s", (folder) => {
  expect(filesIn(folder).filter((file) => !file.endsWith(".tsx"))).toEqual([]);
});

test.each(["routes", "design/routes"])("keeps only modules that src/routes.ts names in %s", (folder) => {
  const named = new Set(modulesOf(routes).filter((file) => file.startsWith(`${folder}/`)));
  expect(filesIn(folder).map((file) => `${folder}/${file}`)).toEqual([...named].sort());
});

test("leaves markers of lists to the reset, because VoiceOver announces no list with `none`", () => {
  const files = globSync("src/**/*.{ts,tsx}").filter((file) =>
    /listStyle(Type)?[=:] ?"none"/.test(readFileSync(file, "utf8")),
  );
  expect(files).toEqual([]);
});
