import { expect, test } from "vitest";
import { searchWords } from "../../../../data/search.ts";
import { pagesWithoutSearch, searchPages } from "../../../../server/http/search-pages.ts";
import { etagOf, type SiteFile } from "../../../../server/site-files.ts";

const file = (text: string): SiteFile => {
  const identity = Buffer.from(text);
  return {
    headers: { "Content-Type": "text/html; charset=utf-8", Vary: "Accept-Encoding" },
    etag: etagOf(identity),
    bodies: { identity },
  };
};
const built =
  '<html><body><form><input name="q"></form><article id="found" data-empty="">Needs scripts</article><template></template></body></html>';
const known = {
  pages: [{ path: "/shop", title: "Shop", description: "", part: "Shop" }],
  sections: [{ page: 0, hash: "all", heading: "All", text: "Tea & <b>bread</b>" }],
};
const files = new Map([
  ["/search", file(built)],
  ["/search.json", file(JSON.stringify(known))],
]);
const site = { files, notFound: file("") };
const client = "192.0.2.1";

async function ask(url: string, limit = 100): Promise<string | undefined> {
  const pages = await searchPages(site, { limit, now: () => 0 });
  return pages({ url, client })?.bodies.identity.toString();
}

test("puts results into the page and the query into its field", async () => {
  const html = (await ask("/search?q=bread")) ?? "";
  expect(html).toContain('<input name="q" value="bread">');
  expect(html).toContain('href="/shop#all"');
  expect(html).toContain('<mark class="mark">bread</mark>');
  expect(html).not.toMatch(/Needs scripts|data-empty/);
});

test("escapes markup in queries and pages", async () => {
  const hostile = 'bread "><script>alert(1)</script></article><img src=x onerror=alert(1)>';
  const html = (await ask(`/search?${new URLSearchParams({ q: hostile })}`)) ?? "";
  expect(html).not.toMatch(/<(script|img)/);
  expect(html).toContain("Tea &amp; &lt;b&gt;");
  expect(html.split("</article>")).toHaveLength(2);
});

test("states that nothing matches", async () => {
  expect(await ask("/search?q=zzzz")).toContain(searchWords.none);
});

test("ignores requests without a query", async () => {
  for (const url of ["/search", "/search?", "/search?q=", "/search?q=%20", "/search?x=1", "/searches?q=a", "/?q=a"])
    expect(await ask(url)).toBeUndefined();
});

test("truncates a long query", async () => {
  const html = (await ask(`/search?q=${"a".repeat(15_000)}`)) ?? "";
  expect(html.length).toBeLessThan(built.length + 1000);
});

test("limits searches of a client for a minute", async () => {
  let now = 0;
  const pages = await searchPages(site, { limit: 2, now: () => now });
  const answer = () => pages({ url: "/search?q=bread", client })?.bodies.identity.toString();
  expect(answer()).toContain("/shop#all");
  expect(answer()).toContain("/shop#all");
  expect(answer()).toContain(searchWords.limited);
  now = 60_001;
  expect(answer()).toContain("/shop#all");
});

test("explains that search is unavailable and keeps the query", () => {
  const pages = pagesWithoutSearch(site);
  const html = pages({ url: "/search?q=bread", client })?.bodies.identity.toString();
  expect(html).toContain('<input name="q" value="bread">');
  expect(html).toContain(searchWords.off);
  expect(pages({ url: "/shop?q=bread", client })).toBeUndefined();
});

test("answers no searches on a site without a search page", async () => {
  const pages = await searchPages({ ...site, files: new Map() }, { limit: 1, now: () => 0 });
  expect(pages({ url: "/search?q=bread", client })).toBeUndefined();
});
