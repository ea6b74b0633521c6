import { expect, test } from "vitest";
import { listedPages } from "../../../data/every-page.ts";
import { llmsTxt } from "../../../prerender/write-crawler-files.ts";

test("lists a title, a summary, and all pages for search engines in llms.txt", () => {
  const listed = listedPages();
  const text = llmsTxt(listed);
  expect(text).toMatch(/^# .+\n\n> .+\n/);
  for (const { path, title } of listed) expect(text).toContain(`- [${title}](https://kindredground.example${path}): `);
  expect(text).toContain("## Shop\n\n- [");
});
