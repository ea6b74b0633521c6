import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { anySite } from "../runner/any-site.ts";
import { readCommandLine } from "../runner/command-line.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const url = "https://docs.example.org";
/** Options that prevent a request for robots.txt, because the site does not exist. */
const offline = { ignoreRobots: true, pace: 0 };
const tools = { findBrowser: async () => undefined, reports: [], folder: "report" };

function listOf(...lines: string[]): string {
  const file = join(temporaryFolder(), "pages.txt");
  writeFileSync(file, lines.join("\r\n"));
  return file;
}

async function sitemapOf(text: string, status = 200): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status).end(text));
  onTestFinished(() => void server.close());
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/sitemap.xml`;
}

test("reads pages from a file, with paths below a folder, addresses, comments and repeats", async () => {
  const pages = listOf("# Main pages", "/guide/", "", `${url}/guide/start.html?v=2#top`, "guide/", "  /about  ");
  const setup = await anySite({ ...offline, url, pages }, tools);
  expect(setup.paths()).toEqual(["/guide/", "/guide/start.html?v=2", "/about"]);
  expect(setup.site).toMatchObject({ name: "docs.example.org", origin: url });
  expect(setup.folder).toBe("report/docs.example.org");
  expect(setup.statesOf("/about", "").map(({ name }) => name)).toEqual(["as opened"]);
});

test("reads pages from a sitemap", async () => {
  const sitemap = await sitemapOf(`<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      <url><loc> ${url}/ </loc><lastmod>2026-01-01</lastmod></url><url><loc>${url}/a?b=1&amp;c=2</loc></url>
    </urlset>`);
  expect((await anySite({ ...offline, url, sitemap }, tools)).paths()).toEqual(["/", "/a?b=1&c=2"]);
});

test.each([
  [
    "a page of another site",
    ["https://other.example/"],
    /pages\.txt: https:\/\/other\.example\/ is not on https:\/\/docs/,
  ],
  ["no address", ["http://["], /pages\.txt: “http:\/\/\[” is no address/],
  ["no page", ["# nothing"], /pages\.txt names no page/],
  ["too many pages", Array.from({ length: 2001 }, (_, index) => `/${index}`), /names 2001 pages; audit a sample/],
])("names the mistake in a list with %s", async (_, lines, message) => {
  await expect(anySite({ ...offline, url, pages: listOf(...lines) }, tools)).rejects.toThrow(message);
});

test("names a sitemap that does not answer, or answers with an error", async () => {
  const missing = await sitemapOf("", 404);
  await expect(anySite({ ...offline, url, sitemap: missing }, tools)).rejects.toThrow(
    `${missing} responds with status 404`,
  );
  await expect(anySite({ ...offline, url, sitemap: "http://127.0.0.1:9/sitemap.xml" }, tools)).rejects.toThrow(
    "does not respond",
  );
});

test("refuses an index of sitemaps, whose addresses are no pages", async () => {
  const sitemap = await sitemapOf(`<sitemapindex><sitemap><loc>${url}/one.xml</loc></sitemap></sitemapindex>`);
  await expect(anySite({ ...offline, url, sitemap }, tools)).rejects.toThrow(`${sitemap} is an index of sitemaps`);
});

test("refuses a sitemap that does not end", async () => {
  const server = createServer((_, response) => {
    const line = `<url><loc>${url}/again</loc></url>`.repeat(10_000);
    const send = () => void (response.destroyed || response.write(line, () => setImmediate(send)));
    send();
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const sitemap = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await expect(anySite({ ...offline, url, sitemap }, tools)).rejects.toThrow(
    "is longer than 5000000 characters; audit a sample",
  );
});

test("names a list that is missing", async () => {
  await expect(anySite({ ...offline, url, pages: "no-such-list.txt" }, tools)).rejects.toThrow(
    "no-such-list.txt cannot be read",
  );
});

test("claims no commit for a site that it does not know", async () => {
  expect((await anySite({ ...offline, url, pages: listOf("/") }, tools)).commit()).toBeNull();
});

test("gives a person steps for each criterion, and a sample that the seed repeats", async () => {
  const paths = Array.from({ length: 40 }, (_, index) => `/${index}`);
  const setup = await anySite({ ...offline, url, pages: listOf(...paths) }, tools);
  for (const { steps } of Object.values(setup.howToTest)) expect(steps.join()).toMatch(/\S{3}/);
  const sample = setup.sampleOf(paths, "a commit");
  expect([sample.structured.length, sample.random.length]).toEqual([20, 2]);
  expect(setup.sampleOf(paths, "a commit")).toEqual(sample);
});

test("asks for the address of the site", () => {
  expect(() => readCommandLine(["--pages", "list.txt"])).toThrow("add --url https://www.example.org");
  const both = ["--url", url, "--pages", "list.txt", "--sitemap", `${url}/sitemap.xml`];
  expect(() => readCommandLine(both)).toThrow("give either --pages or --sitemap");
});
