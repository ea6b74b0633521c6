import type { MailJob } from "../../store/mail-job.ts";
import type { Store } from "../../store/store.ts";
import { type DeliveryOptions, deliver, nameOf } from "./deliver.ts";
import type { MailTransport } from "./transport.ts";
import { Wake } from "./wake.ts";

export interface PollerOptions extends Omit<DeliveryOptions, "store" | "transport" | "now"> {
  store: Pick<Store, "claimMail" | "settleMail" | "find">;
  /** Absent if no mail server is configured: mail then waits in the outbox. */
  transport?: MailTransport;
  now?: () => number;
  parallel?: number;
  /** Milliseconds that a claim lasts. Must exceed the timeout of one mail. */
  lease?: number;
  /** Milliseconds between outbox checks without a wake-up. */
  interval?: number;
}

export interface Poller {
  /** Stops claiming mail, and resolves when the running deliveries have succeeded or failed. */
  stop(): Promise<void>;
  poke(): void;
}

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
    // A lease can expire early if the clock jumps, as it does when a machine resumes from sleep.
    if (underway.has(job.id)) return;
    const delivery = deliver(job, { ...options, transport, now }).finally(() => underway.delete(job.id));
    underway.set(job.id, delivery);
  }

  async function run(transport: MailTransport): Promise<void> {
    while (!isStopping) {
      const free = parallel - underway.size;
      const jobs = await claim(free);
      for (const job of jobs) dispatch(job, transport);
      // A full batch: there may be more mail as soon as one delivery ends.
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
