import { site } from "../../data/site.ts";
import type { Audit } from "../audit.ts";

const loopback = new Set(["localhost", "127.0.0.1", "0.0.0.0", "[::1]"]);

/**
 * Returns the public address of a page. For an audit of a local build, it is on the site's own domain.
 *
 * Other tools refuse `http://127.0.0.1:4199/shop`, and it means nothing to readers of their reports.
 */
export function addressOf({ origin }: Audit, page: string): string {
  return new URL(page, loopback.has(new URL(origin).hostname) ? site.origin : origin).href;
}
