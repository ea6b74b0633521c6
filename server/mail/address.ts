import { domainToASCII } from "node:url";

interface Mailbox {
  /** Spelled as typed, in any script. A mail server without SMTPUTF8 accepts it only if it is ASCII. */
  local: string;
  /** Always ASCII (Punycode). */
  domain: string;
}

/** RFC 5322 atext and dots, plus letters of every script (RFC 6531). Some scripts need ZWJ and ZWNJ. */
const localPattern = /^(?:[a-z0-9.!#$%&'*+/=?^_`{|}~-]|[^\p{ASCII}\p{C}\p{Z}]|\u200c|\u200d)+$/iu;
const domainPattern = /^(?:[\p{L}\p{M}\p{N}.·-]|\u200c|\u200d)+$/u;
const labelPattern = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Returns the mailbox in `text`. Undefined unless there is exactly one. Rejects lists, groups, display names, quotes,
 * comments, routes and control characters.
 */
export function readMailbox(text: string): Mailbox | undefined {
  // RFC 5321: a path has at most 256 octets, two of them brackets.
  if (Buffer.byteLength(text) > 254) return undefined;
  const [local = "", written = "", ...more] = text.split("@");
  if (more.length > 0 || !localPattern.test(local) || Buffer.byteLength(local) > 64) return undefined;
  if (!domainPattern.test(written)) return undefined;
  const domain = domainToASCII(written);
  const labels = domain.split(".");
  if (domain.length > 253 || !labels.every((label) => labelPattern.test(label))) return undefined;
  // A numeric last label makes it an IP address.
  return /^\d+$/.test(labels.at(-1) ?? "") ? undefined : { local, domain };
}

export function spelled({ local, domain }: Mailbox): string {
  return `${local}@${domain}`;
}

/** Returns true if servers without SMTPUTF8 can accept the address. */
export function isAscii(address: string): boolean {
  return /^\p{ASCII}*$/u.test(address);
}
