import { readdirSync, readFileSync } from "node:fs";
import { chapters } from "../../a11y/transcripts/chapters.ts";
import { recordAll, transcriptFolder } from "../../a11y/transcripts/write.ts";
import { expect, test } from "./site-test.ts";

/** Transcripts of some pages with forms and steps. Testing all transcripts takes several times as long. */
const share = ["home.md", "contact.md", "events.md", "shop-liberation-starter-pack.md"];

for (const file of share) {
  test(`a screen reader announces the content of ${file}; \`npm run a11y -- --transcripts\` updates it`, async ({
    browser,
    baseURL,
  }) => {
    if (!baseURL) throw new Error("no site is served");
    const heard = await recordAll(browser, baseURL, [file]);
    const text = readFileSync(`${transcriptFolder}/${file}`, "utf8");
    expect(heard).toEqual([{ file, text }]);
  });
}

test("every recorded page has a transcript", async ({ baseURL }) => {
  if (!baseURL) throw new Error("no site is served");
  const files = (await chapters(baseURL)).map(({ file }) => file);
  expect(files.toSorted()).toEqual(readdirSync(transcriptFolder).sort());
});
