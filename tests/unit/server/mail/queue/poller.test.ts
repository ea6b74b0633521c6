import { afterEach, expect, test } from "vitest";
import type { Log } from "../../../../../server/log.ts";
import { goesToSender } from "../../../../../server/mail/mail-for.ts";
import { type Poller, type PollerOptions, startPoller } from "../../../../../server/mail/queue.ts";
import { renderMail } from "../../../../../server/mail/templates/render-mail.ts";
import type { Delivery } from "../../../../../server/mail/transport.ts";
import { StoreBusy } from "../../../../../server/store/database.ts";
import { context, everyKind, submissionFor } from "../forms.ts";
import { MemoryOutbox } from "./memory-outbox.ts";

const pollers: Poller[] = [];

afterEach(async () => {
  for (const poller of pollers.splice(0)) await poller.stop();
});

function filled(count: number): MemoryOutbox {
  return new MemoryOutbox(Array.from({ length: count }, () => "quiz-results" as const));
}

/** Returns a transport that responds on command. */
function slowTransport() {
  const waiting: ((delivery: Delivery) => void)[] = [];
  return {
    waiting,
    send: () => new Promise<Delivery>((resolve) => waiting.push(resolve)),
    close() {},
  };
}

const promptTransport = { send: async () => ({ state: "sent" }) as const, close() {} };

function start(options: Partial<PollerOptions> & Pick<PollerOptions, "store">): Poller {
  const render: PollerOptions["render"] = (job, submission) => renderMail(job, submission, context);
  const poller = startPoller({
    render,
    refuses: async () => false,
    log: () => {},
    now: () => 1000,
    interval: 5,
    ...options,
  });
  pollers.push(poller);
  return poller;
}

test("claims nothing without a mail server", async () => {
  const outbox = filled(3);
  const lines: Parameters<Log>[0][] = [];
  const poller = start({ store: outbox, log: (line) => lines.push(line) });
  poller.wake();
  await new Promise((resolve) => setImmediate(resolve));
  expect(outbox.claims).toBe(0);
  expect(lines).toHaveLength(1);
});

test("gives up only the mail whose recipient can't be decrypted, with a reason", async () => {
  const outbox = filled(2);
  const [damaged] = outbox.jobs.values();
  if (damaged) damaged.to = "";
  start({ store: outbox, transport: promptTransport });
  await expect
    .poll(() => [...outbox.jobs.values()].map(({ state, answer }) => [state, answer]))
    .toEqual([
      ["dead", "The recipient cannot be decrypted."],
      ["sent", ""],
    ]);
});

test("limits parallel mail and starts the next when one is complete", async () => {
  const outbox = filled(5);
  const transport = slowTransport();
  start({ store: outbox, transport, parallel: 2 });
  await expect.poll(() => transport.waiting.length).toBe(2);
  transport.waiting[0]?.({ state: "sent" });
  await expect.poll(() => transport.waiting.length).toBe(3);
  for (let next = 1; next < 5; next += 1) {
    await expect.poll(() => transport.waiting.length).toBeGreaterThan(next);
    transport.waiting[next]?.({ state: "sent" });
  }
  await expect.poll(() => outbox.states()).toEqual(["sent"]);
});

test("checks the outbox immediately after a wake", async () => {
  const outbox = filled(0);
  const poller = start({ store: outbox, transport: promptTransport, interval: 1_000_000 });
  await expect.poll(() => outbox.claims).toBe(1);
  outbox.add(submissionFor("quiz-results"), "quiz-results");
  poller.wake();
  await expect.poll(() => outbox.states()).toEqual(["sent"]);
});

test("stops after pending mail without claiming more", async () => {
  const outbox = filled(3);
  const transport = slowTransport();
  const poller = start({ store: outbox, transport, parallel: 1 });
  await expect.poll(() => transport.waiting.length).toBe(1);
  let hasStopped = false;
  const stopped = poller.stop().then(() => {
    hasStopped = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(hasStopped).toBe(false);
  transport.waiting[0]?.({ state: "sent" });
  await stopped;
  expect([...outbox.jobs.values()].map(({ state }) => state)).toEqual(["sent", "waiting", "waiting"]);
  expect(transport.waiting).toHaveLength(1);
});

test("retries claims and results when the store is busy", async () => {
  const outbox = filled(1);
  let busy = 4;
  const moody =
    <Arguments extends unknown[], Result>(method: (...given: Arguments) => Promise<Result>) =>
    async (...given: Arguments): Promise<Result> => {
      busy -= 1;
      if (busy % 2 === 1) throw new StoreBusy();
      return method(...given);
    };
  let sendings = 0;
  start({
    store: {
      claimMail: moody((options) => outbox.claimMail(options)),
      settleMail: moody((id, result) => outbox.settleMail(id, result)),
      find: (id) => outbox.find(id),
    },
    transport: {
      send: async () => {
        sendings += 1;
        return { state: "sent" };
      },
      close() {},
    },
  });
  await expect.poll(() => outbox.states()).toEqual(["sent"]);
  expect(sendings).toBe(1);
});

test("gives up mail that can't be rendered or has no submission", async () => {
  const outbox = filled(1);
  outbox.add(submissionFor("quiz-results", { answers: "not fifteen digits" }), "quiz-results");
  const gone = submissionFor("quiz-results");
  outbox.add(gone, "quiz-results");
  outbox.submissions.delete(gone.id);
  const lines: Parameters<Log>[0][] = [];
  start({ store: outbox, transport: promptTransport, log: (line) => lines.push(line) });
  await expect.poll(() => [...outbox.jobs.values()].map(({ state }) => state)).toEqual(["sent", "dead", "dead"]);
  expect(JSON.stringify(lines)).not.toMatch(/noor|@|not fifteen/);
});

test("gives up mail that repeatedly crashed the process", async () => {
  const outbox = filled(1);
  for (const job of outbox.jobs.values()) job.attempts = 9;
  let sendings = 0;
  const send = async () => {
    sendings += 1;
    return { state: "sent" } as const;
  };
  start({ store: outbox, transport: { send, close() {} } });
  await expect.poll(() => outbox.states()).toEqual(["dead"]);
  expect(sendings).toBe(0);
});

test("doesn't send mail twice when the clock jumps", async () => {
  const outbox = filled(1);
  const transport = slowTransport();
  let now = 1000;
  const poller = start({ store: outbox, transport, now: () => now });
  await expect.poll(() => transport.waiting.length).toBe(1);
  now += 1_000_000;
  poller.wake();
  await expect.poll(() => [...outbox.jobs.values()][0]?.attempts).toBe(2);
  transport.waiting[0]?.({ state: "sent" });
  await expect.poll(() => outbox.states()).toEqual(["sent"]);
  expect(transport.waiting).toHaveLength(1);
});

test("sends requested mail but no automatic mail to an unsubscribed address", async () => {
  const outbox = new MemoryOutbox(everyKind);
  const sent: string[] = [];
  const transport = {
    ...promptTransport,
    async send({ subject }: { subject: string }) {
      sent.push(subject);
      return { state: "sent" } as const;
    },
  };
  const logged: Parameters<Log>[0][] = [];
  start({ store: outbox, transport, refuses: async () => true, log: (line) => logged.push(line) });
  await expect.poll(() => outbox.states()).not.toContain("waiting");
  const left = [...outbox.jobs.values()].filter(({ state }) => state !== "sent");
  expect(left.map(({ kind }) => kind)).toEqual(everyKind.filter((kind) => goesToSender({ kind })));
  expect(sent).toHaveLength(everyKind.length - left.length);
  expect(logged).toContainEqual(expect.objectContaining({ event: "mail left out", kind: "receipt" }));
});
