import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getMimeType, mimes } from "hono/utils/mime";
import { ownHeaders } from "../common/headers.ts";
import { buildTimeFile, pathOf, wellKnownFiles } from "../common/site-paths.ts";

/** `.data` files belong to the router and contain the results of the pages' loaders. */
const types = { ...mimes, data: "text/x-script" };

/** Sorted by the server's preference, with the extension of the compressed copy. */
const encodings = [
  { name: "br", ending: ".br" },
  { name: "gzip", ending: ".gz" },
] as const;

export type Encoding = (typeof encodings)[number]["name"] | "identity";

export interface SiteFile {
  headers: Record<string, string>;
  /** Strong validator of the uncompressed content. */
  etag: string;
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
}

export interface Site {
  /**
   * Keyed by request path: `/about`, `/assets/entry-1a2b.js`. The key includes the query if that query has a separate
   * file.
   */
  files: Map<string, SiteFile>;
  notFound: SiteFile;
}

/** Thrown if there is no built site. The message explains the fix. */
export class NoSite extends Error {
  override name = "NoSite";
}

/** Reads the built site in `root` into memory. Throws `NoSite` if there is none. */
export function readSite(root: string): Site {
  const files = new Map<string, SiteFile>();
  const names = new Set(globSync(["**/*.*", wellKnownFiles], { cwd: root }));
  for (const file of names) {
    if (file === "_headers" || /\.(br|gz)$/.test(file)) continue;
    const copies = encodings.filter(({ ending }) => names.has(file + ending));
    files.set(pathOf(file), readSiteFile(root, file, copies));
  }
  const notFound = files.get("/404.html");
  if (!notFound) throw new NoSite(`'${root}' contains no built site; run 'npm run build' first`);
  files.delete("/404.html");
  return { files, notFound };
}

export function buildTimeOf({ files }: Site): Date {
  const builtAt = new Date(String(files.get(pathOf(buildTimeFile))?.bodies.identity).trim());
  if (Number.isNaN(builtAt.getTime()))
    throw new Error("server: the built site has no build time; run 'npm run build' again");
  return builtAt;
}

function readSiteFile(root: string, file: string, copies: readonly (typeof encodings)[number][]): SiteFile {
  const identity = readFileSync(join(root, file));
  const headers: Record<string, string> = {
    "Content-Type": getMimeType(file, types) ?? "application/octet-stream",
    ...ownHeaders(file),
  };
  const bodies: SiteFile["bodies"] = { identity };
  for (const { name, ending } of copies) bodies[name] = readFileSync(join(root, file + ending));
  if (bodies.br) headers.Vary = "Accept-Encoding";
  return { headers, etag: etagOf(identity), bodies };
}

export function etagOf(identity: Buffer): string {
  return `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
}

/**
 * Returns the encoding that the server prefers among the file's copies that the client accepts, or else `identity`. A
 * weight of 0 in `Accept-Encoding` refuses an encoding.
 */
export function chooseEncoding(file: SiteFile, accepted = ""): Encoding {
  const admitted = accepted
    .split(",")
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(";")[0]?.trim());
  return encodings.find(({ name }) => admitted.includes(name) && file.bodies[name])?.name ?? "identity";
}
