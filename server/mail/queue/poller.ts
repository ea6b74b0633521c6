import type { MailJob } from "../../store/mail-job.ts";
import type { Store } from "../../store/store.ts";
import { type DeliveryOptions, deliver, nameOf } from "./deliver.ts";
import type { MailTransport } from "./transport.ts";
import { Wake } from "./wake.ts";

export interface PollerOptions extends Omit<DeliveryOptions, "store" | "transport" | "now"> {
  store: Pick<Store, "claimMail" | "settleMail" | "find">;
  /** Absent where no mail server is configured: mail waits in the outbox, untouched. */
  transport?: MailTransport;
  now?: () => number;
  /** How many mails are on their way at a time. */
  parallel?: number;
  /** Milliseconds a claimed mail is ours; longer than a mail may take. */
  lease?: number;
  /** Milliseconds between looks into the outbox, where nobody pokes. */
  interval?: number;
}

export interface Poller {
  /** Resolves when what is on its way has arrived or failed; nothing is claimed meanwhile. */
  stop(): Promise<void>;
  /** There may be mail now. */
  poke(): void;
}

/** Sends what is due, until it is stopped. */
export function startPoller({ transport, ...options }: PollerOptions): Poller {
  if (!transport) {
    options.log({ level: "warn", event: "mail waits: no mail server is configured" });
    return { stop: async () => {}, poke: () => {} };
  }
  const { store, log, now = Date.now, parallel = 4, lease = 180_000, interval = 5_000 } = options;
  const wake = new Wake();
  const underway = new Map<string, Promise<void>>();
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
    // A lease ends early where the clock jumps, as it does when a machine wakes up.
    if (underway.has(job.id)) return;
    const delivery = deliver(job, { ...options, transport, now }).finally(() => underway.delete(job.id));
    underway.set(job.id, delivery);
  }

  async function run(transport: MailTransport): Promise<void> {
    while (!isStopping) {
      const free = parallel - underway.size;
      const jobs = await claim(free);
      for (const job of jobs) dispatch(job, transport);
      // As many as were asked for: there may be more, as soon as one of them is through.
      if (jobs.length === free) await Promise.race(underway.values());
      else await wake.sleep(interval);
    }
    await Promise.all(underway.values());
  }

  const running = run(transport);
  return {
    async stop() {
      isStopping = true;
      wake.call();
      await running;
    },
    poke: () => wake.call(),
  };
}
