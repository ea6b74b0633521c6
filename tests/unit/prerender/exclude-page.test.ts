import { expect, test } from "vitest";
import { parse, serialize } from "../../../common/html.ts";
import { excludePage } from "../../../prerender/exclude-page.ts";
import { robotsTxt } from "../../../prerender/write-crawler-files.ts";

function excluded(head: string): string {
  const page = parse(`<!DOCTYPE html><html><head>${head}</head><body></body></html>`);
  excludePage(page);
  return serialize(page);
}

test("asks search engines once to leave a page out", () => {
  const asked = '<meta name="robots" content="noindex">';
  expect(excluded("<title>Soup</title>")).toContain(`<title>Soup</title>${asked}</head>`);
  expect(excluded(asked).split(asked)).toHaveLength(2);
});

test("robots.txt disallows nothing, and names the sitemap only if there is one", () => {
  expect(robotsTxt(false)).toBe("User-agent: *\nAllow: /\n");
  expect(robotsTxt(true)).toBe("User-agent: *\nAllow: /\n\nSitemap: https://kindredground.example/sitemap.xml\n");
});
