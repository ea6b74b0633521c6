import fc from "fast-check";
import { expect, test } from "vitest";
import type { Outbox } from "../../../../src/forms/outbox/create-outbox.ts";
import type { NewSubmission, SendResult } from "../../../../src/forms/outbox/submission.ts";
import { Browser, day, hour, submission } from "./browser.ts";
import type { Fault } from "./intake.ts";

const faults: Fault[] = [
  "none",
  "unreachable",
  "reset before it is stored",
  "reset after it is stored",
  "slow",
  "slow after it is stored",
  "too many",
  "failing",
  "page of HTML",
  "redirect",
  "receipt of another",
  "refused",
  "page closes before it is stored",
  "page closes after it is stored",
];

const tab = fc.constantFrom(0 as const, 1 as const);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant("send" as const), tab }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom("sendDue" as const, "sendOnReturn", "sendNow"), tab }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("both send" as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("discard" as const), tab, which: fc.nat(5) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("pass" as const), time: fc.integer({ min: 0, max: 3 * hour }) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const schedule = fc.record({
  faults: fc.array(fc.constantFrom(...faults), { maxLength: 25 }),
  steps: fc.array(step, { minLength: 1, maxLength: 12 }),
  hasChannel: fc.boolean(),
  isFull: fc.boolean(),
});

type Tab = ReturnType<Browser["openTab"]>;
type Setting = { faults: Fault[] } & Record<"hasChannel" | "isFull", boolean>;

/** Runs one schedule in two tabs, and records the results that their forms receive. */
class Run {
  readonly browser = new Browser();
  readonly sent = new Map<string, NewSubmission>();
  readonly told = new Map<string, SendResult>();
  readonly discarded = new Set<string>();
  readonly #open: () => Tab;
  readonly #tabs: [Tab, Tab];

  constructor({ faults, hasChannel, isFull }: Setting) {
    this.browser.intake.faults = [...faults];
    const full = { put: () => Promise.reject(new DOMException("Full.", "QuotaExceededError")) };
    this.#open = () => this.browser.openTab({ hasChannel, submissions: isFull ? full : {} });
    this.#tabs = [this.#open(), this.#open()];
  }

  async take(step: Step) {
    if (step.do === "pass") return this.browser.pass(step.time);
    if (step.do === "both send") {
      await this.#on(0, (one) => Promise.all([one.sendDue(), this.#tabs[1].sendOnReturn()]));
      return;
    }
    await this.#on(step.tab, async (outbox) => {
      if (step.do === "send") return this.#send(outbox);
      if (step.do === "discard") return this.#discard(outbox, step.which);
      await outbox[step.do]();
    });
  }

  /** Runs until the work is done or its page closes. A close also closes the other tab, because the browser quits. */
  async #on(tab: 0 | 1, work: (outbox: Outbox) => Promise<unknown>) {
    const closed = new Promise<"closed">((resolve) => {
      this.browser.intake.onPageClose = () => resolve("closed");
    });
    if ((await Promise.race([work(this.#tabs[tab]), closed])) !== "closed") return;
    for (const index of [0, 1] as const) {
      this.#tabs[index].close();
      this.#tabs[index] = this.#open();
    }
  }

  async #send(outbox: Outbox) {
    const hello = submission({ fields: { message: `Message ${this.sent.size}` } });
    this.sent.set(hello.key, hello);
    this.told.set(hello.key, await outbox.send(hello));
  }

  async #discard(outbox: Outbox, which: number) {
    const { waiting } = outbox.getSnapshot();
    const chosen = waiting[which % Math.max(waiting.length, 1)];
    if (chosen && (await outbox.discard(chosen.key))) this.discarded.add(chosen.key);
  }

  async check() {
    const { stored } = this.browser.intake;
    const kept = new Map((await this.browser.stored()).map((one) => [one.key, one]));
    for (const outbox of this.#tabs) {
      for (const [key, result] of outbox.getSnapshot().settled) this.#isTrue(key, result);
    }
    for (const [key, { fields }] of this.sent) {
      const told = this.told.get(key);
      if (told) this.#isTrue(key, told);
      if (stored.has(key)) expect(stored.get(key)?.fields).toEqual(fields);
      if (kept.has(key)) expect(kept.get(key)?.fields).toEqual(fields);
      const isInForm = told?.state === "kept-in-form" || told?.state === "refused";
      const isSafe = stored.has(key) || kept.has(key) || this.discarded.has(key) || isInForm;
      // If the store is full, closing the page discards the form's content, which the outbox never accepted.
      if (told) expect(isSafe, `${key}, told ${told.state}, is lost`).toBe(true);
    }
    expect(this.browser.intake.mostAtOnce).toBeLessThanOrEqual(1);
  }

  #isTrue(key: string, result: SendResult) {
    if (result.state !== "received") return;
    expect(this.browser.intake.stored.get(key)?.receipt.reference).toBe(result.reference);
  }

  /** Ends all faults. A day later, the visitor returns to one tab, and in the other presses the button to send now. */
  async recover() {
    this.browser.intake.faults = [];
    this.browser.pass(day);
    await this.#tabs[0].sendOnReturn();
    await this.#tabs[1].sendNow();
  }
}

/** Seed of a failed run to repeat, as printed by fast-check. */
const { MODEL_SEED } = process.env;

test("stores each submission once, or keeps it waiting, rejected, or discarded, in any sequence of events", async () => {
  await fc.assert(
    fc.asyncProperty(schedule, async ({ steps, ...setting }) => {
      const run = new Run(setting);
      for (const step of steps) {
        await run.take(step);
        await run.check();
      }
      await run.recover();
      await run.check();
      expect(await run.browser.stored()).toEqual([]);
      for (const key of run.sent.keys()) {
        const told = run.told.get(key)?.state;
        const isOutOfHand = run.discarded.has(key) || told === "refused" || told === "kept-in-form";
        const isLostWithItsPage = told === undefined && setting.isFull;
        if (!isOutOfHand && !isLostWithItsPage)
          expect(run.browser.intake.stored.has(key), `${key}, told ${told}`).toBe(true);
      }
    }),
    {
      numRuns: 150,
      seed: MODEL_SEED === undefined ? undefined : Number(MODEL_SEED),
      // Only a run that hangs takes a minute. It fails before the test times out, so the message contains its schedule.
      plugins: [fc.timeout(60_000)],
    },
  );
});
