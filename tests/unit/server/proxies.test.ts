import { mkdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { questions } from "../../../data/quiz/questions.ts";
import { mintToken } from "../../../server/mail/token.ts";
import { readSite } from "../../../server/site-files.ts";
import { answersPath } from "../../../src/quiz/questions-form.ts";
import { hasProgram, servername } from "../../proxy-process.ts";
import { folderWithSite } from "./process.ts";
import { type RunningProxy, startProxy } from "./proxy.ts";
import { secret, serve } from "./serve.ts";

const files = {
  "about/index.html": "<!DOCTYPE html><title>About</title>",
  "search/index.html": '<!DOCTYPE html><title>Search</title><input name="q"><p id="found">',
  "quiz/index.html": "<!DOCTYPE html><title>Quiz</title>",
  "assets/entry-1a2b.js": "export {};",
  "assets/page.css": "p { color: red }",
  "assets/font.woff2": "font",
  "tokens/color.tokens.json": "{}",
  "tokens.css": ":root {}",
  "events.ics": "BEGIN:VCALENDAR",
  "impact.csv": "a,b",
  "manifest.webmanifest": "{}",
  "robots.txt": "User-agent: *",
  "sitemap.xml": "<urlset/>",
  "favicon.ico": "icon",
  "icon.png": "picture",
  _headers: "/*",
  ".well-known/security.txt": "Contact:",
};
const compressed = /\.(html|js|css|json|xml|ics)$/;

function siteFolder() {
  const folder = folderWithSite();
  const site = join(folder, "build/client");
  for (const [name, content] of Object.entries(files)) {
    const file = join(site, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    if (!compressed.test(name)) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content));
  }
  return { folder, site };
}

async function behind(program: "nginx" | "caddy") {
  const { folder, site } = siteFolder();
  const service = await serve({ site: readSite(site), config: { trustedProxies: ["127.0.0.1"] } });
  const proxy = await startProxy(program, { folder, site, servicePort: service.port });
  return { service, proxy };
}

/** Headers that each server sets in its own way, or that describe the connection. */
const own =
  /^(date|server|connection|keep-alive|etag|last-modified|accept-ranges|content-length|transfer-encoding|alt-svc|via|vary)$/;

function told({ status, headers }: Awaited<ReturnType<RunningProxy["get"]>>) {
  const plain = (value: unknown) =>
    String(value)
      .replace("text/javascript", "application/javascript")
      .replace("text/xml", "application/xml")
      .replace("image/vnd.microsoft.icon", "image/x-icon")
      .replaceAll('"', "");
  const named = Object.entries(headers).filter(([name]) => !own.test(name));
  return { status, ...Object.fromEntries(named.map(([name, value]) => [name, plain(value).toLowerCase()])) };
}

describe.each(["nginx", "caddy"] as const)("%s", (program) => {
  const when = test.skipIf(!hasProgram(program));

  when("answers pages and files like the service, and passes on all other requests", async () => {
    const { service, proxy } = await behind(program);
    const paths = Object.keys(files).map((name) => `/${name}`.replace(/\/index\.html$/, ""));
    const others = ["/", "/about/", "/about//", "/about?from=mail", "/about/index.html", "/unknown", "/search?q=seeds"];
    const more = [
      "/quiz?role=weaver",
      "/healthz",
      "/livez",
      "/forms/contact",
      "/quiz/answers",
      "/quiz/answers?from=mail",
      "/about/index.html.br",
      "/404.html",
      "/ABOUT",
    ];
    for (const path of [...paths, ...others, ...more])
      for (const encoding of ["identity", "gzip", "br, gzip"]) {
        const headers = { "Accept-Encoding": encoding };
        const plain = await fetch(service.url + path, { headers, redirect: "manual" });
        const answer = await proxy.get(path, headers);
        const expected = told({ status: plain.status, headers: Object.fromEntries(plain.headers), body: answer.body });
        const given = told(answer);
        // The documented configuration of nginx does not use Brotli.
        for (const each of [expected, given] as Record<string, unknown>[])
          if (program === "nginx") for (const name of ["content-encoding"]) delete each[name];
        expect([path, encoding, given]).toEqual([path, encoding, expected]);
        if (plain.headers.has("vary")) expect(answer.headers.vary).toMatch(/^accept-encoding$/i);
        if (encoding === "identity") expect(answer.body.toString()).toBe(await plain.text());
      }
  });

  when("passes on the answers of the quiz", async () => {
    const { proxy } = await behind(program);
    const { status, headers } = await proxy.post(answersPath, Object.fromEntries(questions.map(({ id }) => [id, "0"])));
    expect([status, headers.location]).toEqual([303, "/quiz?role=builder"]);
  });

  when("serves pages while the service is away, and logs no code of a person", async () => {
    const { service, proxy } = await behind(program);
    const code = mintToken("unsubscribe", "zoe@example.org", secret, Date.now());
    const link = `/newsletter/unsubscribe/${code}`;
    expect((await proxy.get(link)).status).toBe(200);
    await service.end();
    expect((await proxy.get(link, { Referer: `https://${servername}${link}` })).status).toBe(502);
    for (const path of ["/", "/about", "/assets/entry-1a2b.js"]) expect((await proxy.get(path)).status).toBe(200);
    const socket = connect(proxy.plainPort, "127.0.0.1");
    socket.end(`GET ${link} HTTP/1.1\r\nHost: ${servername}\r\nConnection: close\r\n\r\n`);
    expect(await text(socket)).toContain(`Location: https://${servername}`);
    expect(proxy.log()).not.toContain(code);
  });
});
