import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compressText } from "../../../prerender/finish.ts";
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
  mkdirSync(join(root, ".well-known"));
  writeFileSync(join(root, ".well-known/security.txt"), "Contact: mailto:a@b.example\n");
  writeFileSync(join(root, "index.html"), "<p>Home</p>");
  writeFileSync(join(root, "404.html"), "<p>Not found</p>");
  writeFileSync(join(root, "about/index.html"), about);
  writeFileSync(join(root, "assets/entry-1a2b.js"), "export {};");
  writeFileSync(join(root, "_headers"), "/*");
  await compressText(root);
  const server = createServer(staticHandler(readSite(root))).listen(0);
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

test("a page is served at its path without an ending", async () => {
  const { status, headers, body } = await ask("/about");
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(body.toString()).toBe(about);
});

test("where to report a weakness is said at the address set apart for it, as plain text", async () => {
  const { status, headers } = await ask("/.well-known/security.txt");
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
});

test("the compressed copy is sent to whoever admits it", async () => {
  const { headers, body } = await ask("/about", { "Accept-Encoding": "gzip, br;q=0.9" });
  expect(headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(body).toString()).toBe(about);
});

test("an encoding with weight 0 is refused", async () => {
  const { headers } = await ask("/about", { "Accept-Encoding": "br;q=0, gzip;q=0.0" });
  expect(headers["content-encoding"]).toBeUndefined();
});

test("an unchanged page is answered with 304 and no body", async () => {
  const first = await ask("/about", { "Accept-Encoding": "br" });
  const second = await ask("/about", { "Accept-Encoding": "br", "If-None-Match": String(first.headers.etag) });
  expect(second.status).toBe(304);
  expect(second.body.length).toBe(0);
});

test("a validator counts in a list, made weak by a proxy, and as any", async () => {
  const { headers } = await ask("/about");
  const etag = String(headers.etag);
  for (const list of [`"other", ${etag}`, `W/${etag}`, `"a",W/"b" , W/${etag}`, "*"])
    expect([list, (await ask("/about", { "If-None-Match": list })).status]).toEqual([list, 304]);
  for (const list of ["", '"other"', etag.slice(1, -1), `${etag}x`])
    expect([list, (await ask("/about", { "If-None-Match": list })).status]).toEqual([list, 200]);
});

test("two encodings of a page have two validators", async () => {
  const plain = await ask("/about");
  const compressed = await ask("/about", { "Accept-Encoding": "br" });
  expect(plain.headers.etag).not.toBe(compressed.headers.etag);
});

test("an unknown path gets the not-found page with status 404", async () => {
  const { status, body } = await ask("/nowhere");
  expect(status).toBe(404);
  expect(body.toString()).toContain("Not found");
});

test("an address longer than any of ours is refused without a page", async () => {
  const { status, body } = await ask(`/${"a".repeat(4096)}`);
  expect([status, body.length < 100]).toEqual([414, true]);
  expect((await ask(`/about?${"a".repeat(4000)}`)).status).toBe(200);
});

test("a path that climbs out of the site finds nothing", async () => {
  expect((await ask("/../package.json")).status).toBe(404);
  expect((await ask("/%2e%2e/package.json")).status).toBe(404);
});

test("the host’s header file and the compressed copies are not pages", async () => {
  expect((await ask("/_headers")).status).toBe(404);
  expect((await ask("/index.html.br")).status).toBe(404);
});

test("a trailing slash leads to the one address of the page, query and all", async () => {
  const { status, headers } = await ask("/about/?from=mail");
  expect(status).toBe(308);
  expect(headers.location).toBe("/about?from=mail");
});

test("HEAD has the headers of GET and no body", async () => {
  const { status, headers, body } = await ask("/about", {}, "HEAD");
  expect(status).toBe(200);
  expect(headers["content-length"]).toBe(String(Buffer.byteLength(about)));
  expect(body.length).toBe(0);
});

test("POST is refused and told what is allowed", async () => {
  const { status, headers } = await ask("/about", {}, "POST");
  expect(status).toBe(405);
  expect(headers.allow).toBe("GET, HEAD");
});

test("hashed assets may be kept for a year, pages must be asked for again", async () => {
  expect((await ask("/assets/entry-1a2b.js")).headers["cache-control"]).toContain("immutable");
  expect((await ask("/about")).headers["cache-control"]).toBe("no-cache");
});

test("a folder without a built site is refused, and how to fix it is said", () => {
  expect(() => readSite(temporaryFolder())).toThrow("run 'npm run build' first");
});
