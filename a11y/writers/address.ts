import { site } from "../../data/site.ts";
import type { Audit } from "../audit.ts";

const loopback = new Set(["localhost", "127.0.0.1", "0.0.0.0", "[::1]"]);

/** Whether the site that was built on this machine was audited, and no deployment. */
export function isOwnBuild({ origin }: Audit): boolean {
  return loopback.has(new URL(origin).hostname);
}

/**
 * The address under which a page is known to others. An audit of this machine’s own build speaks of the site that is
 * made from it: other tools refuse `http://127.0.0.1:4199/shop`, and it means nothing to those who read their reports.
 */
export function addressOf(audit: Audit, page: string): string {
  return new URL(page, isOwnBuild(audit) ? site.origin : audit.origin).href;
}
