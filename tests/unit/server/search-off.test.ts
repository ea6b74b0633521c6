import { expect, test, vi } from "vitest";
import { searchWords } from "../../../data/search.ts";
import { etagOf, type Site, type SiteFile } from "../../../server/site-files.ts";
import { filled } from "./filled.ts";
import { fixtureSite, pathWith } from "./fixture-site.ts";
import { sendForm, serve } from "./serve.ts";

function file(text: string, type: string): SiteFile {
  const identity = Buffer.from(text);
  return { headers: { "Content-Type": type }, etag: etagOf(identity), bodies: { identity } };
}

/** Returns a site with a results page, and with this search index or none. */
function siteWith(words?: string): Site {
  const site = fixtureSite();
  const page = file('<form><input name="q"></form><div id="found"></div>', "text/html; charset=utf-8");
  const known = words === undefined ? [] : [["/search.json", file(words, "application/json")] as const];
  return { ...site, files: new Map([...site.files, ["/search", page], ...known]) };
}

test.each([
  ["is missing", undefined],
  ["is invalid JSON", '{"pages": ['],
  ["has another format", '{"pages": [], "sections": {}}'],
])("logs and shows that search is off if its index %s, and keeps serving", async (_, words) => {
  const { url, log, store } = await serve({ site: siteWith(words) });
  await vi.waitFor(() => expect(log()).toContain('"search is off"'));
  const answer = await fetch(`${url}/search?q=bread`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain(searchWords.off);
  expect((await fetch(url)).status).toBe(200);
  const sent = await sendForm(url, "newsletter", filled("newsletter", { _page: pathWith("newsletter") }));
  expect(sent.status).toBe(303);
  expect(await store.list()).toHaveLength(1);
});

test("states that search isn't ready until its index is loaded", async () => {
  const found = { path: "/shop", title: "Shop", description: "", part: "Shop" };
  const section = { page: 0, hash: "", heading: "", text: "Tea and bread" };
  const words = JSON.stringify({ pages: [found], sections: Array.from({ length: 200 }, () => section) });
  const { url, log } = await serve({ site: siteWith(words) });
  await vi.waitFor(async () => expect(await (await fetch(`${url}/search?q=bread`)).text()).toContain('href="/shop"'));
  expect(log()).not.toContain("search is off");
});

test.each([
  { rateLimit: 0, isLimited: false },
  { rateLimit: 20, isLimited: true },
])("limits searches only if RATE_LIMIT, here $rateLimit, is not 0", async ({ rateLimit, isLimited }) => {
  const found = { path: "/shop", title: "Shop", description: "", part: "Shop" };
  const section = { page: 0, hash: "", heading: "", text: "Tea and bread" };
  const { url } = await serve({
    site: siteWith(JSON.stringify({ pages: [found], sections: [section] })),
    config: { rateLimit },
  });
  const search = async () => (await fetch(`${url}/search?q=bread`)).text();
  await vi.waitFor(async () => expect(await search()).toContain("/shop"));
  for (let count = 0; count < 30; count++) await search();
  expect((await search()).includes(searchWords.limited)).toBe(isLimited);
});
