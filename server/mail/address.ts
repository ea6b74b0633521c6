import { domainToASCII } from "node:url";

/** One address, ready for the envelope of a mail. */
interface Mailbox {
  /** As it was written. In any script; a mail server without SMTPUTF8 takes it only where it is ASCII. */
  local: string;
  /** In ASCII, whatever script it was written in. */
  domain: string;
}

/**
 * RFC 5322 atext and dots, and the letters of every script (RFC 6531); ZWJ and ZWNJ are part of how some are written.
 */
const localPattern = /^(?:[a-z0-9.!#$%&'*+/=?^_`{|}~-]|[^\p{ASCII}\p{C}\p{Z}]|\u200c|\u200d)+$/iu;
const domainPattern = /^(?:[\p{L}\p{M}\p{N}.·-]|\u200c|\u200d)+$/u;
const labelPattern = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * The one mailbox that `text` names; undefined where it names none or more than one. Lists, groups, display names,
 * quotes, comments, routes and control characters are no part of what a form takes as an address.
 */
export function readMailbox(text: string): Mailbox | undefined {
  // RFC 5321: a path holds 256 octets, two of them brackets.
  if (Buffer.byteLength(text) > 254) return undefined;
  const [local = "", written = "", ...more] = text.split("@");
  if (more.length > 0 || !localPattern.test(local) || Buffer.byteLength(local) > 64) return undefined;
  if (!domainPattern.test(written)) return undefined;
  const domain = domainToASCII(written);
  const labels = domain.split(".");
  if (domain.length > 253 || !labels.every((label) => labelPattern.test(label))) return undefined;
  // A number at the end makes it the address of a machine.
  return /^\d+$/.test(labels.at(-1) ?? "") ? undefined : { local, domain };
}

export function spelled({ local, domain }: Mailbox): string {
  return `${local}@${domain}`;
}

/** Whether every mail server can take it, also one without SMTPUTF8. */
export function isAscii(address: string): boolean {
  return /^\p{ASCII}*$/u.test(address);
}
