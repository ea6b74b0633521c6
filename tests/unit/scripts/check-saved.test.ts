import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readFilled } from "../../../scripts/check-saved.ts";

test("reads a file that an editor has emptied and fills a moment later", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tokens-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "color.tokens.json");
  writeFileSync(file, "");
  const text = readFilled(file);
  setTimeout(() => writeFileSync(file, "{}"), 60);
  expect(await text).toBe("{}");
});
