import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import { elementsOf, parse, remove, serialize } from "../../common/html.ts";
import { events } from "../../data/events.ts";
import { readSite } from "../../server/site-files.ts";
import { staticHandler } from "../../server/static-handler.ts";

/** One route of each kind. */
export const routes = [
  "/",
  "/about",
  "/articles/ask-your-shoulders-first",
  "/quiz/roles/weaver",
  "/shop/liberation-starter-pack",
  "/privacy",
  "/academy",
  "/events",
  `/events/${events[0]?.slug}`,
  "/homestead",
  "/scholarships",
  "/donate",
  "/quiz",
  "/shop",
  "/contact",
  "/search",
];

export function serve(folder: string): Server {
  return createServer(staticHandler(readSite(folder))).listen(0);
}

/** Serves a built site with all scripts removed from its pages, as the yardstick for the cost of scripts. */
export function serveWithoutScripts(folder: string): Server {
  const site = readSite(folder);
  for (const file of site.files.values()) {
    if (!file.headers["Content-Type"]?.startsWith("text/html")) continue;
    const html = withoutScripts(file.bodies.identity.toString());
    file.bodies = { identity: Buffer.from(html), br: brotliCompressSync(html) };
  }
  return createServer(staticHandler(site)).listen(0);
}

function withoutScripts(html: string): string {
  const page = parse(html);
  for (const element of elementsOf(page)) if (["script", "template"].includes(element.tagName)) remove(element);
  return serialize(page);
}

export function origin(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}
