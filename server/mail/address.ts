import { Resolver } from "node:dns/promises";
import { domainToASCII } from "node:url";
import { minute } from "../times.ts";

interface Mailbox {
  /** Part before the `@`, as typed, in any script. A mail server without SMTPUTF8 accepts it only if it is ASCII. */
  local: string;
  /** Domain in ASCII (Punycode). */
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
  // RFC 2047: mail programs would decode it into a different address.
  if (local.includes("=?")) return undefined;
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

export interface DomainCheckOptions {
  resolveMx: (domain: string) => Promise<readonly { exchange: string; priority: number }[]>;
  now: () => number;
  /** Milliseconds to wait for an answer. */
  timeout?: number;
  /** Maximum number of cached domains. The oldest entries are dropped first. */
  size?: number;
  parallel?: number;
}

/** Resolves to false if name servers report that the domain takes no mail, and otherwise to true. Never rejects. */
export type DomainCheck = (domain: string) => Promise<boolean>;

/**
 * Milliseconds that an answer is cached. A refusal is cached for less time, because the domain may have just been
 * registered.
 */
const cacheTime = { takesMail: 60 * minute, refused: 5 * minute, unknown: minute } as const;

/** Default timeout in milliseconds. */
const usualTimeout = 800;

type Answer = keyof typeof cacheTime;

export function mxResolver(): DomainCheckOptions["resolveMx"] {
  const resolver = new Resolver({ timeout: usualTimeout, tries: 1 });
  return (domain) => resolver.resolveMx(domain);
}

export function domainCheck({
  resolveMx,
  now,
  timeout = usualTimeout,
  size = 10_000,
  parallel = 50,
}: DomainCheckOptions): DomainCheck {
  const known = new Map<string, { answer: Answer; until: number }>();
  const queries = new Map<string, Promise<Answer>>();

  async function query(domain: string): Promise<Answer> {
    const answer = await resolveMx(domain).then(answerOf, answerOfFailure);
    queries.delete(domain);
    known.delete(domain);
    known.set(domain, { answer, until: now() + cacheTime[answer] });
    if (known.size > size) known.delete(known.keys().next().value ?? "");
    return answer;
  }

  async function answerFor(domain: string): Promise<Answer> {
    const earlier = known.get(domain);
    if (earlier && now() < earlier.until) return earlier.answer;
    const running = queries.get(domain);
    // A sender who invents domains must not delay other senders.
    if (!running && queries.size >= parallel) return "unknown";
    const answer = running ?? query(domain);
    queries.set(domain, answer);
    return await within(timeout, answer);
  }

  return async (domain) => (await answerFor(domain)) !== "refused";
}

/** Returns the answer for MX records. A single record without a name means that the domain takes no mail (RFC 7505). */
function answerOf(records: readonly { exchange: string }[]): Answer {
  return records.length === 1 && (records[0]?.exchange === "" || records[0]?.exchange === ".")
    ? "refused"
    : "takesMail";
}

/**
 * Returns the answer for a failed query. Only a nonexistent domain counts as refused. Without MX records, mail goes to
 * the host in the domain's address record (RFC 5321, 5.1).
 */
function answerOfFailure(error: unknown): Answer {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOTFOUND") return "refused";
  return code === "ENODATA" ? "takesMail" : "unknown";
}

async function within(timeout: number, answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Answer>((resolve) => {
    timer = setTimeout(resolve, timeout, "unknown");
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
