import type { SMTPServerOptions } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import { maxAttempts, type PollerOptions, startPoller } from "../../../../../server/mail/queue.ts";
import { renderMail } from "../../../../../server/mail/templates/render-mail.ts";
import { smtpTransport } from "../../../../../server/mail/transport.ts";
import { context, everyKind, submissionFor } from "../forms.ts";
import { type Faults, type MailServer, refusal, startMailServer } from "./mail-server.ts";
import { MemoryOutbox } from "./memory-outbox.ts";

const cleanups: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

const hour = 60 * 60 * 1000;

/** Sends one email of each kind through a server with faults. The poller's clock jumps to the next due email. */
async function sendAll(faults: Faults = {}, { to, limits }: { to?: string; limits?: typeof generous } = {}) {
  const server = await startMailServer(faults);
  cleanups.push(() => server.close());
  const outbox = new MemoryOutbox(everyKind, to);
  const log: string[] = [];
  const clock = { now: 0 };
  const options = { now: () => clock.now, log: (line: object) => log.push(JSON.stringify(line)) };
  const poller = poll(server, outbox, options, limits);
  for (let round = 0; outbox.states().includes("waiting") && round < 100_000; round += 1) {
    // The clock advances only while no mail is in flight, because leases would expire otherwise.
    if (outbox.underway.size === 0) clock.now = Math.max(clock.now, outbox.nextDue());
    poller.wake();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return { outbox, server, log: log.join("\n"), elapsed: clock.now };
}

/** Timeouts in milliseconds, generous because a busy machine's delays are not the server's fault. */
const generous = { connect: 60_000, silence: 60_000, whole: 120_000 };

function poll(server: MailServer, outbox: MemoryOutbox, options: Partial<PollerOptions> = {}, limits = generous) {
  const transport = smtpTransport({ url: server.url, from: "hello@kindred.example", limits });
  const render: PollerOptions["render"] = (job, submission) => renderMail(job, submission, context);
  const poller = startPoller({
    store: outbox,
    transport,
    render,
    refuses: async () => false,
    log: () => {},
    interval: 5,
    ...options,
  });
  cleanups.push(async () => {
    await poller.stop();
    transport.close();
  });
  return poller;
}

test("sends each mail at the first attempt on a working server", async () => {
  const { outbox, server } = await sendAll();
  expect(outbox.states()).toEqual(["sent"]);
  expect(server.received).toHaveLength(everyKind.length);
  expect([...outbox.jobs.values()].map(({ attempts }) => attempts)).toEqual(everyKind.map(() => 1));
});

test("sends a greylisted mail at the second attempt", async () => {
  let asked = 0;
  const { outbox, server } = await sendAll({
    onMailFrom(_address, _session, done) {
      asked += 1;
      done(asked > everyKind.length ? null : refusal(451, "4.7.1 Greylisted, come back later"));
    },
  });
  expect(outbox.states()).toEqual(["sent"]);
  expect(server.received).toHaveLength(everyKind.length);
});

const steps = {
  MAIL: (code) => ({ onMailFrom: (_address, _session, done) => done(refusal(code)) }),
  RCPT: (code) => ({ onRcptTo: ({ address }, _session, done) => done(refusal(code, `<${address}> No.`)) }),
  DATA: (code) => ({
    onData(stream, _session, done) {
      stream.resume();
      stream.on("end", () => done(refusal(code)));
    },
  }),
} satisfies Record<string, (code: number) => SMTPServerOptions>;

test.each(Object.entries(steps))("gives up at once after a permanent rejection at %s", async (_, fault) => {
  const { outbox, log } = await sendAll(fault(550));
  expect(outbox.states()).toEqual(["dead"]);
  for (const { attempts, answer } of outbox.jobs.values()) {
    expect(attempts).toBe(1);
    expect(answer).toMatch(/^550/);
    expect(answer).not.toContain("noor");
  }
  expect(log).not.toMatch(/noor|@/);
});

test.each(Object.entries(steps))("retries for two days after a temporary rejection at %s", async (_, fault) => {
  const { outbox, elapsed } = await sendAll(fault(451));
  expect(outbox.states()).toEqual(["dead"]);
  for (const { attempts } of outbox.jobs.values()) expect(attempts).toBe(maxAttempts);
  expect(elapsed).toBeGreaterThan(40 * hour);
  expect(elapsed).toBeLessThan(60 * hour);
});

test("retries when the server doesn't respond after the message", async () => {
  let silent = 0;
  const answered: string[] = [];
  const silence: Faults = {
    onData(stream, _session, done) {
      stream.resume();
      stream.on("end", () => {
        silent += 1;
        if (silent <= everyKind.length) return;
        answered.push("250");
        done();
      });
    },
  };
  const { outbox } = await sendAll(silence, { limits: { ...generous, silence: 2_000 } });
  expect(outbox.states()).toEqual(["sent"]);
  expect(answered).toHaveLength(everyKind.length);
});

test.each(["MAIL", "RCPT", "DATA"])("retries when the connection breaks at %s", async (step) => {
  let torn = 0;
  const { outbox, server } = await sendAll((reset) => {
    const tear = (at: string, done: () => void) => {
      if (at === step) torn += 1;
      if (at === step && torn <= everyKind.length) reset();
      else done();
    };
    return {
      onMailFrom: (_address, _session, done) => tear("MAIL", done),
      onRcptTo: (_address, _session, done) => tear("RCPT", done),
      ...(step === "DATA" && {
        onData(stream, _session, done) {
          stream.resume();
          stream.on("end", () => tear("DATA", done));
        },
      }),
    };
  });
  expect(outbox.states()).toEqual(["sent"]);
  expect(torn).toBeGreaterThan(everyKind.length);
  if (step !== "DATA") expect(server.received).toHaveLength(everyKind.length);
});

test("counts an attempt for each mail when the server rejects connections", async () => {
  const { outbox } = await sendAll({ onConnect: (_session, done) => done(refusal(554, "Go away")) });
  expect(outbox.states()).toEqual(["dead"]);
  for (const { attempts } of outbox.jobs.values()) expect(attempts).toBe(maxAttempts);
});

test("sends or gives up internationalized addresses without SMTPUTF8", async () => {
  const domain = await sendAll({ hideSMTPUTF8: true }, { to: "noor@bücher.example" });
  expect(domain.outbox.states()).toEqual(["sent"]);
  const local = await sendAll({ hideSMTPUTF8: true }, { to: "用户@例え.jp" });
  expect(local.outbox.states()).not.toContain("waiting");
});

test("omits a reply address that the server rejects for its script", async () => {
  const refusing = await startMailServer({
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const [head = ""] = Buffer.concat(chunks).toString().split("\r\n\r\n");
        done(/\P{ASCII}/u.test(head) ? refusal(554, "5.6.7 SMTPUTF8 needed") : null);
      });
    },
  });
  cleanups.push(() => refusing.close());
  const outbox = new MemoryOutbox();
  const submission = submissionFor("staff-notification", { email: "用户@例え.jp" });
  outbox.add(submission, "staff-notification", "staff@example.org");
  const poller = poll(refusing, outbox);
  await expect.poll(() => outbox.states()).toEqual(["sent"]);
  await poller.stop();
});

test("retries each mail for two days without a server", async () => {
  const server = await startMailServer();
  await server.close();
  const outbox = new MemoryOutbox(["quiz-results"]);
  let now = 0;
  const poller = poll(server, outbox, { now: () => now });
  await expect
    .poll(
      () => {
        now += 6 * hour;
        poller.wake();
        return outbox.states();
      },
      { interval: 20 },
    )
    .toEqual(["dead"]);
});

test("resends a mail with the same Message-ID after a crash before saving", async () => {
  const server = await startMailServer();
  cleanups.push(() => server.close());
  const outbox = new MemoryOutbox(everyKind);
  const lease = 1000;
  let now = 0;
  // A killed process never saves its results.
  const lost = Object.assign(Object.create(outbox) as MemoryOutbox, { settleMail: () => new Promise<void>(() => {}) });
  const killed = poll(server, lost, { now: () => now, lease, parallel: everyKind.length });
  cleanups.pop();
  await expect.poll(() => server.received).toHaveLength(everyKind.length);
  killed.wake();

  now += lease - 1;
  const next = poll(server, outbox, { now: () => now, lease });
  await expect.poll(() => outbox.claims).toBeGreaterThan(2);
  expect(server.received).toHaveLength(everyKind.length);

  now += 1;
  await expect.poll(() => outbox.states()).toEqual(["sent"]);
  await next.stop();
  const ids = server.received.map(({ mail }) => mail.messageId);
  expect(ids).toHaveLength(2 * everyKind.length);
  expect(new Set(ids).size).toBe(everyKind.length);
});
