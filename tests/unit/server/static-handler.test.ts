import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compressText } from "../../../prerender/compress.ts";
import { readSite } from "../../../server/site-files.ts";
import { staticHandler } from "../../../server/static-handler.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const about = '<html><head><meta charSet="utf-8"/></head><body>About us</body></html>';
let port: number;
let stop: () => void;

beforeAll(async () => {
  const root = mkdtempSync(join(tmpdir(), "site-"));
  mkdirSync(join(root, "about"));
  mkdirSync(join(root, "assets"));
  writeFileSync(join(root, "index.html"), "<p>Home</p>");
  writeFileSync(join(root, "404.html"), "<p>Not found</p>");
  writeFileSync(join(root, "about/index.html"), about);
  writeFileSync(join(root, "assets/entry-1a2b.js"), "export {};");
  writeFileSync(join(root, "_headers"), "/*");
  await compressText(root);
  const server = createServer(
    staticHandler(readSite(root), () => undefined, { "/who": "/about#team", "/gone": "/nowhere" }),
  ).listen(0);
  port = (server.address() as AddressInfo).port;
  stop = () => {
    server.close();
    rmSync(root, { recursive: true });
  };
});

afterAll(() => stop());

interface Answer {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on("error", reject).end();
  });
}

test("serves a page at its path without an extension", async () => {
  const { status, headers, body } = await ask("/about");
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(body.toString()).toBe(about);
});

test("serves the compressed copy to clients that accept it", async () => {
  const { headers, body } = await ask("/about", { "Accept-Encoding": "gzip, br;q=0.9" });
  expect(headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(body).toString()).toBe(about);
});

test("respects an encoding with weight 0", async () => {
  const { headers } = await ask("/about", { "Accept-Encoding": "br;q=0, gzip;q=0.0" });
  expect(headers["content-encoding"]).toBeUndefined();
});

test("responds with 304 and no body for an unchanged page", async () => {
  const first = await ask("/about", { "Accept-Encoding": "br" });
  const second = await ask("/about", { "Accept-Encoding": "br", "If-None-Match": String(first.headers.etag) });
  expect(second.status).toBe(304);
  expect(second.body.length).toBe(0);
});

test("matches validators in lists, as weak, and as a wildcard", async () => {
  const { headers } = await ask("/about");
  const etag = String(headers.etag);
  for (const list of [`"other", ${etag}`, `W/${etag}`, `"a",W/"b" , W/${etag}`, "*"])
    expect([list, (await ask("/about", { "If-None-Match": list })).status]).toEqual([list, 304]);
  for (const list of ["", '"other"', etag.slice(1, -1), `${etag}x`])
    expect([list, (await ask("/about", { "If-None-Match": list })).status]).toEqual([list, 200]);
});

test("gives each encoding of a page its own validator", async () => {
  const plain = await ask("/about");
  const compressed = await ask("/about", { "Accept-Encoding": "br" });
  expect(plain.headers.etag).not.toBe(compressed.headers.etag);
});

test("serves the not-found page with status 404 for an unknown path", async () => {
  const { status, body } = await ask("/nowhere");
  expect(status).toBe(404);
  expect(body.toString()).toContain("Not found");
});

test("rejects an excessively long address without a page", async () => {
  const { status, body } = await ask(`/${"a".repeat(4096)}`);
  expect([status, body.length < 100]).toEqual([414, true]);
  expect((await ask(`/about?${"a".repeat(4000)}`)).status).toBe(200);
});

test("responds with 404 to path traversal", async () => {
  expect((await ask("/../package.json")).status).toBe(404);
  expect((await ask("/%2e%2e/package.json")).status).toBe(404);
});

test("serves neither the header file nor compressed copies as pages", async () => {
  expect((await ask("/_headers")).status).toBe(404);
  expect((await ask("/index.html.br")).status).toBe(404);
});

test("redirects a trailing slash to the page and keeps the query", async () => {
  const { status, headers } = await ask("/about/?from=mail");
  expect(status).toBe(308);
  expect(headers.location).toBe("/about?from=mail");
});

test("redirects the old address of a page to its present one, with the query", async () => {
  const { status, headers } = await ask("/who/?from=mail");
  expect([status, headers.location]).toEqual([301, "/about?from=mail#team"]);
  expect((await ask("/gone")).status).toBe(404);
  expect((await ask("/constructor")).status).toBe(404);
});

test("keeps the whole query of a redirect", async () => {
  const { status, headers } = await ask("/about//?a=1?b=2");
  expect([status, headers.location]).toEqual([308, "/about?a=1?b=2"]);
});

test.each([
  "/about.",
  "/about)",
  "/about,",
  "/about%E2%80%9D",
  "/about).",
  "/about/.",
  "/About",
  "/ABOUT/",
  "/About%29",
])("redirects %s to the page", async (path) => {
  const { status, headers } = await ask(`${path}?from=mail.&a=/B`);
  expect([status, headers.location]).toEqual([301, "/about?from=mail.&a=/B"]);
});

test.each([
  ...["/nowhere.", "/Nowhere", "/%E0%A4%A", "/about;x", "/about.html.", "/about/.x"],
  ...["//evil.example.", "//evil.example/About", "/\\evil.example.", "/%2F%2Fevil.example)", "/%5Cevil.example."],
])("redirects %s nowhere", async (path) => {
  expect(await ask(path)).toMatchObject({
    status: 404,
    headers: expect.not.objectContaining({ location: expect.anything() }),
  });
});

test.each(["/.", "/)"])("redirects %s home", async (path) => {
  const { status, headers } = await ask(path);
  expect([status, headers.location]).toEqual([301, "/"]);
});

test("redirects files as well, and never in a circle", async () => {
  const { status, headers } = await ask("/ASSETS/Entry-1a2b.js,");
  expect([status, headers.location]).toEqual([301, "/assets/entry-1a2b.js"]);
  expect((await ask(String(headers.location))).status).toBe(200);
});

test("answers HEAD with the headers of GET and no body", async () => {
  const { status, headers, body } = await ask("/about", {}, "HEAD");
  expect(status).toBe(200);
  expect(headers["content-length"]).toBe(String(Buffer.byteLength(about)));
  expect(body.length).toBe(0);
});

test("rejects POST and lists the allowed methods", async () => {
  const { status, headers } = await ask("/about", {}, "POST");
  expect(status).toBe(405);
  expect(headers.allow).toBe("GET, HEAD");
});

test("caches hashed assets for a year and revalidates pages", async () => {
  expect((await ask("/assets/entry-1a2b.js")).headers["cache-control"]).toContain("immutable");
  expect((await ask("/about")).headers["cache-control"]).toBe("no-cache");
});

test("rejects a folder without a built site and explains how to fix it", () => {
  expect(() => readSite(temporaryFolder())).toThrow("run 'npm run build' first");
});
