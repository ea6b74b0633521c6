import { site } from "../../data/site.ts";
import type { Audit } from "../audit.ts";

const loopback = new Set(["localhost", "127.0.0.1", "0.0.0.0", "[::1]"]);

/**
 * The address under which a page is known to others. An audit of what this machine serves speaks of the site that is made
 * from it: other tools refuse `http://127.0.0.1:4199/shop`, and it means nothing to those who read their reports.
 */
export function addressOf({ origin }: Audit, page: string): string {
  return new URL(page, loopback.has(new URL(origin).hostname) ? site.origin : origin).href;
}
