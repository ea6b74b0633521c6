import { isIP } from "node:net";

/** Names that are reserved for samples and tests (RFC 2606, RFC 6761, RFC 6762), and never reach the public. */
const reserved = /(^|\.)(example|example\.(com|net|org)|invalid|local|localhost|test)$/;

/** Loopback, private and link-local addresses. */
const local = /^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\.|^::1?$|^f[cd]|^fe80:/;

/**
 * True if people on the internet can reach the origin. A name without a dot is a machine in the same network.
 *
 * @param {string | undefined} origin
 */
export function isReal(origin) {
  if (!origin || !URL.canParse(origin)) return false;
  const host = new URL(origin).hostname.replace(/^\[|\]$|\.$/g, "");
  if (isIP(host)) return !local.test(host);
  return host.includes(".") && !reserved.test(host);
}
