// @vitest-environment node
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { designHistory } from "../../../prerender/component-facts.server.ts";
import { writeCopy } from "../../../scripts/look/trees.ts";

let copy = "";
afterEach(() => rmSync(copy, { recursive: true, force: true }));

// The copy has the files that git knows.
it.runIf(existsSync(".git")).each([
  ["your files", undefined],
  ["a commit", "HEAD"],
])("the copy with %s lists the project's changes, although git knows nothing about its folder", (_, commit) => {
  copy = writeCopy([], commit);
  const listed = JSON.parse(readFileSync(join(copy, "data/design/history.json"), "utf8"));
  expect(listed).toEqual(designHistory());
});
