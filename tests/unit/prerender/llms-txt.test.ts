import { expect, test } from "vitest";
import { listedPages } from "../../../data/every-page.ts";
import { llmsTxt } from "../../../prerender/write-crawler-files.ts";

test("llms.txt has a title, a summary and a link to every page that search engines are told of", () => {
  const listed = listedPages();
  const text = llmsTxt(listed);
  expect(text).toMatch(/^# .+\n\n> .+\n/);
  for (const { path, title } of listed) expect(text).toContain(`- [${title}](https://kindredground.example${path}): `);
  expect(text).toContain("## Shop\n\n- [");
});
