import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "../log.ts";
import type { Store } from "../store/store.ts";
import type { MailJob, MailResult, Submission } from "../store/submission.ts";
import { type Mail, Unwritable } from "./mail.ts";
import { goesToSender, type SuppressionList } from "./mail-for.ts";
import type { Delivery, MailTransport } from "./transport.ts";

export interface PollerOptions extends Omit<DeliveryOptions, "store" | "transport" | "now"> {
  store: Pick<Store, "claimMail" | "settleMail" | "find">;
  /** Absent if no mail server is configured: mail then waits in the outbox. */
  transport?: MailTransport;
  now?: () => number;
  parallel?: number;
  /** Milliseconds that a claim lasts. Must exceed the timeout of one email. */
  lease?: number;
  /** Milliseconds between outbox checks without a wake-up. */
  interval?: number;
}

/** Default lease in milliseconds. */
export const mailLease = 180_000;

export interface Poller {
  /** Stops claiming mail, and resolves when the running deliveries have succeeded or failed. */
  stop(): Promise<void>;
  /** Checks the outbox now. */
  wake(): void;
}

/** Sends the mail in the outbox until stopped. Without a transport, only logs a warning. */
export function startPoller({ transport, ...options }: PollerOptions): Poller {
  if (!transport) {
    options.log({ level: "warn", event: "mail waits: no mail server is configured" });
    return { stop: async () => {}, wake: () => {} };
  }
  const { store, log, now = Date.now, parallel = 4, lease = mailLease, interval = 5_000 } = options;
  const sleeper = new Sleeper();
  const deliveries = new Map<string, Promise<void>>();
  let isStopping = false;

  async function claim(limit: number): Promise<MailJob[]> {
    try {
      return await store.claimMail({ now: now(), lease, limit });
    } catch (error) {
      log({ level: "warn", event: "outbox not readable", error: nameOf(error) });
      return [];
    }
  }

  function dispatch(job: MailJob, transport: MailTransport): void {
    // A lease can expire early if the clock jumps, as it does when a machine resumes from sleep.
    if (deliveries.has(job.id)) return;
    const delivery = deliver(job, { ...options, transport, now }).finally(() => deliveries.delete(job.id));
    deliveries.set(job.id, delivery);
  }

  async function run(transport: MailTransport): Promise<void> {
    while (!isStopping) {
      const free = parallel - deliveries.size;
      const jobs = await claim(free);
      for (const job of jobs) dispatch(job, transport);
      // The batch was full, so more mail may be due. Claims it as soon as one delivery ends.
      if (jobs.length === free) await Promise.race(deliveries.values());
      else await sleeper.sleep(interval);
    }
    await Promise.all(deliveries.values());
  }

  const running = run(transport);
  return {
    async stop() {
      isStopping = true;
      sleeper.wake();
      await running;
    },
    wake: () => sleeper.wake(),
  };
}

/**
 * Pause in milliseconds after each failed try, about two days in total. A greylisting server accepts mail after
 * minutes. A broken server may take a day to recover.
 */
const pauses = [1, 5, 15, 60, 3 * 60, 6 * 60, 12 * 60, 24 * 60].map((minutes) => minutes * 60_000);

/** Maximum number of tries to send an email. After them, a person has to act. */
export const maxAttempts = pauses.length + 1;

interface DeliveryOptions {
  store: Pick<Store, "settleMail" | "find">;
  transport: MailTransport;
  render: (job: MailJob, submission: Submission) => Mail;
  refuses: SuppressionList["refuses"];
  log: Log;
  now: () => number;
}

/** Milliseconds between tries to store a result. If all tries fail, the mail may be sent twice. */
const settlePauses = [50, 100, 200, 400, 800, 1600, 3200, 6400];

const levels = { sent: "info", "left-out": "info", waiting: "warn", dead: "error" } as const;

/** Sends one email and stores the result. Never rejects. */
async function deliver(job: MailJob, options: DeliveryOptions): Promise<void> {
  const { log, now, refuses } = options;
  const { id, kind, attempts } = job;
  try {
    // Checked just before sending, because the recipient may have unsubscribed since the mail was queued.
    if (job.to && goesToSender(job) && (await refuses(job, now()))) {
      log({ level: "info", event: "mail left out", id, kind });
      return await settle(id, { state: "left-out" }, options);
    }
    const result = resultOf(await attempt(job, options), attempts, now());
    log({
      level: levels[result.state],
      event: `mail ${result.state}`,
      id,
      kind,
      attempts,
      answer: "answer" in result ? result.answer : undefined,
    });
    await settle(id, result, options);
  } catch (error) {
    // When the lease expires, the mail is retried.
    log({ level: "error", event: "mail unsettled", id, kind, attempts, error: nameOf(error) });
  }
}

async function attempt(job: MailJob, { store, transport, render }: DeliveryOptions): Promise<Delivery> {
  // An email exceeds the maximum only if no result of its last try was stored.
  if (job.attempts > maxAttempts) return { state: "dead", answer: "Too many tries ended without a result." };
  if (job.to === "") return { state: "dead", answer: "The recipient cannot be decrypted." };
  const submission = await store.find(job.submissionId);
  if (!submission) return { state: "dead", answer: "The submission of the mail no longer exists." };
  if (submission.isUnreadable) return { state: "dead", answer: "The submission cannot be decrypted." };
  let mail: Mail;
  try {
    mail = render(job, submission);
  } catch (error) {
    return {
      state: "dead",
      answer: error instanceof Unwritable ? error.message : `The mail cannot be rendered: ${nameOf(error)}.`,
    };
  }
  return transport.send(mail);
}

function resultOf(delivery: Delivery, attempts: number, now: number): MailResult {
  if (delivery.state !== "retry") return delivery;
  const wait = pauses[Math.max(0, attempts - 1)];
  const { answer } = delivery;
  return wait === undefined ? { state: "dead", answer } : { state: "waiting", dueAt: now + wait, answer };
}

async function settle(id: string, result: MailResult, { store }: DeliveryOptions): Promise<void> {
  for (const wait of settlePauses) {
    try {
      return await store.settleMail(id, result);
    } catch {
      await pause(wait);
    }
  }
  await store.settleMail(id, result);
}

/** Returns only the kind of an error: its message might contain the visitor's input. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}

/** Timer for a loop. `wake` ends the current sleep. If there is none, the next sleep ends at once. */
class Sleeper {
  #isWoken = false;
  #interrupt: (() => void) | undefined;

  wake(): void {
    this.#isWoken = true;
    this.#interrupt?.();
  }

  async sleep(ms: number): Promise<void> {
    if (!this.#isWoken) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.#interrupt = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#interrupt = undefined;
    this.#isWoken = false;
  }
}
