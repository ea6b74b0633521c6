import type { IncomingMessage, ServerResponse } from "node:http";
import { withoutTrailingSlashes } from "../common/site-paths.ts";
import { moved } from "../data/moved.ts";
import { withoutPunctuation } from "../src/components/linked-value.ts";
import { chooseEncoding, type Site, type SiteFile } from "./site-files.ts";

/**
 * Limit in characters. Every address of the site is shorter, even with the parameters that emails and campaigns add.
 */
const maxAddressLength = 4096;

/**
 * Returns a handler that answers GET and HEAD from the site in memory: compressed copies, validators, redirects, and a
 * 404 for unknown paths. Refuses other methods and overlong addresses. A page that `answer` returns for a request takes
 * precedence over a file.
 */
export function staticHandler(
  site: Site,
  answer: (request: IncomingMessage) => SiteFile | undefined = () => undefined,
  addresses: Readonly<Record<string, string>> = moved,
) {
  const inLowerCase = new Map([...site.files.keys()].map((path) => [path.toLowerCase(), path]));
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD", "Content-Type": "text/plain" }).end("Method not allowed\n");
      return;
    }
    const asked = request.url ?? "/";
    if (asked.length > maxAddressLength) {
      response.writeHead(414, { "Content-Type": "text/plain" }).end("This address is too long\n");
      return;
    }
    const mark = asked.indexOf("?");
    const path = mark < 0 ? asked : asked.slice(0, mark);
    const plain = withoutTrailingSlashes(path);
    const file = (plain === path && answer(request)) || site.files.get(plain);
    const query = mark < 0 ? "" : asked.slice(mark);
    const meant = file ? undefined : inLowerCase.get(withoutAdditions(plain).toLowerCase());
    const present = presentAddress(plain, addresses);
    if (present && site.files.has(present.pathname)) redirect(response, 301, present.pathname + query + present.hash);
    else if (file && plain !== path) redirect(response, 308, plain + query);
    else if (file) send(request, response, file, 200);
    // An address of the site, so the redirect leads neither elsewhere nor to another redirect.
    else if (meant && meant !== path) redirect(response, 301, meant + query);
    else send(request, response, site.notFound, 404);
  };
}

function presentAddress(path: string, addresses: Readonly<Record<string, string>>): URL | undefined {
  const to = Object.hasOwn(addresses, path) ? addresses[path] : undefined;
  return to === undefined ? undefined : new URL(to, "http://site.invalid");
}

/** Redirects, so that each page has one address: `/about/`, `/about.` and `/About` lead to `/about`. */
function redirect(response: ServerResponse, status: 301 | 308, location: string): void {
  response.writeHead(status, { Location: location }).end();
}

/**
 * Decodes a path, and removes trailing slashes and the punctuation that a sentence or a chat program adds after a link.
 * Returns a malformed path unchanged.
 */
function withoutAdditions(path: string): string {
  try {
    return withoutTrailingSlashes(withoutPunctuation(decodeURIComponent(path)));
  } catch {
    return path;
  }
}

function send(request: IncomingMessage, response: ServerResponse, file: SiteFile, status: 200 | 404): void {
  const encoding = chooseEncoding(file, request.headers["accept-encoding"]?.toString());
  // A validator identifies one exact body, so each encoding gets a different one.
  const etag = encoding === "identity" ? file.etag : file.etag.replace(/"$/, `-${encoding}"`);
  const headers = { ...file.headers, ETag: etag };
  if (status === 200 && isAmong(request.headers["if-none-match"], etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = file.bodies[encoding] ?? file.bodies.identity;
  response.writeHead(status, {
    ...headers,
    "Content-Length": body.length,
    ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Returns true if the list has the validator, its weak form or `*` (RFC 9110). A proxy may weaken validators. */
function isAmong(list = "", etag: string): boolean {
  return list.split(",").some((one) => ["*", etag, `W/${etag}`].includes(one.trim()));
}
