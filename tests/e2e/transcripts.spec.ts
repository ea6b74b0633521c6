import { readdirSync, readFileSync } from "node:fs";
import { recordAll } from "../../a11y/transcripts/record.ts";
import { transcriptFolder } from "../../a11y/transcripts/write.ts";
import { expect, test } from "./site-test.ts";

test("a screen reader says what the transcripts have; `npm run a11y -- --transcripts` writes them anew", async ({
  browser,
  baseURL,
}) => {
  const heard = await recordAll(browser, baseURL ?? "");
  expect(heard.map(({ file }) => file)).toEqual(readdirSync(transcriptFolder).sort());
  for (const { file, text } of heard) expect.soft(text, file).toBe(readFileSync(`${transcriptFolder}/${file}`, "utf8"));
});
