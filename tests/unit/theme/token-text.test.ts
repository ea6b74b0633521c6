// @vitest-environment node
import { readFileSync } from "node:fs";
import { writeTokens } from "@kindred-ground/tokens/dtcg/token-text.ts";
import { expect, test } from "vitest";
import { entriesOf } from "../../../src/design/workbench/token-entry.ts";
import { tokenFiles } from "../../../theme/token-files.ts";

test.each(Object.keys(tokenFiles))("leaves %s unchanged for its own values", (file) => {
  const text = readFileSync(`theme/tokens/${file}`, "utf8");
  const changes = entriesOf({ [file]: tokenFiles[file] ?? {} });
  expect(writeTokens(text, changes)).toBe(text);
});
