import { Resolver } from "node:dns/promises";

export interface DomainCheckOptions {
  resolveMx: (domain: string) => Promise<readonly { exchange: string; priority: number }[]>;
  now: () => number;
  /** Milliseconds after which nobody waits for an answer any more. */
  timeout?: number;
  /** How many domains are remembered; the longest known are forgotten first. */
  size?: number;
  /** How many are asked at a time. */
  parallel?: number;
}

/** Whether a domain takes mail, as far as the name servers tell. Never rejects; what cannot be asked is taken. */
export type DomainCheck = (domain: string) => Promise<boolean>;

const minute = 60_000;
/** Shorter for a refusal: the domain may just have been registered. */
const keptFor = { takesMail: 60 * minute, refused: 5 * minute, unknown: minute } as const;

type Verdict = keyof typeof keptFor;

/** Name servers of the machine, asked once. */
export function askNameServers(timeout = 800): DomainCheckOptions["resolveMx"] {
  const resolver = new Resolver({ timeout, tries: 1 });
  return (domain) => resolver.resolveMx(domain);
}

export function domainCheck({
  resolveMx,
  now,
  timeout = 800,
  size = 10_000,
  parallel = 50,
}: DomainCheckOptions): DomainCheck {
  const known = new Map<string, { verdict: Verdict; until: number }>();
  const asking = new Map<string, Promise<Verdict>>();

  async function ask(domain: string): Promise<Verdict> {
    const verdict = await resolveMx(domain).then(verdictOf, verdictOfFailure);
    asking.delete(domain);
    known.delete(domain);
    known.set(domain, { verdict, until: now() + keptFor[verdict] });
    if (known.size > size) known.delete(known.keys().next().value ?? "");
    return verdict;
  }

  async function verdictFor(domain: string): Promise<Verdict> {
    const earlier = known.get(domain);
    if (earlier && now() < earlier.until) return earlier.verdict;
    let answer = asking.get(domain);
    // Whoever makes up domains does not keep the others waiting.
    if (!answer && asking.size >= parallel) return "unknown";
    answer ??= ask(domain);
    asking.set(domain, answer);
    return await within(timeout, answer);
  }

  return async (domain) => (await verdictFor(domain)) !== "refused";
}

/** RFC 7505: a single record without a name says that the domain takes no mail. */
function verdictOf(records: readonly { exchange: string }[]): Verdict {
  return records.length === 1 && (records[0]?.exchange === "" || records[0]?.exchange === ".")
    ? "refused"
    : "takesMail";
}

/** Only a name that does not exist refuses: without MX records, mail goes to the address itself (RFC 5321, 5.1). */
function verdictOfFailure(error: unknown): Verdict {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOTFOUND") return "refused";
  return code === "ENODATA" ? "takesMail" : "unknown";
}

async function within(timeout: number, answer: Promise<Verdict>): Promise<Verdict> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Verdict>((resolve) => {
    timer = setTimeout(resolve, timeout, "unknown");
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
