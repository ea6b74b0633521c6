import { expect, test } from "vitest";
import { sitemapFiles } from "../../../prerender/write-crawler-files.ts";

const pages = ["a", "b", "c"].map((name) => ({ address: `https://site.example/${name}?x=1&y=2` }));

test("lists each page with the date of its last change, if known", () => {
  const files = sitemapFiles(
    [{ address: "https://site.example/a", changed: "2026-03-01" }, ...pages],
    "https://site.example",
  );
  expect([...files.keys()]).toEqual(["sitemap.xml"]);
  expect(files.get("sitemap.xml")).toContain(
    "<url><loc>https://site.example/a</loc><lastmod>2026-03-01</lastmod></url><url><loc>https://site.example/a?x=1&amp;y=2</loc></url>",
  );
});

test("splits a large sitemap into several files", () => {
  const files = sitemapFiles(pages, "https://site.example", 2);
  expect([...files.keys()]).toEqual(["sitemap.xml", "sitemap-1.xml", "sitemap-2.xml"]);
  expect(files.get("sitemap.xml")).toContain("<sitemap><loc>https://site.example/sitemap-2.xml</loc></sitemap>");
  const named = [...files.values()].join("").match(/<url>/g);
  expect(named).toHaveLength(pages.length);
});
