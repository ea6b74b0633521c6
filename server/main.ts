/** `npm start`: serves the built site and accepts its forms. docs/deploy.md lists the environment variables. */
import { whyNotListening } from "../common/listening.mjs";
import { eventsAt } from "../data/events.ts";
import { type Config, ConfigError, readConfig } from "./config.ts";
import { auditLog, type Wish } from "./inbox/audit.ts";
import { eventLimits } from "./intake/availability.ts";
import { logTo } from "./log.ts";
import { domainCheck, mxResolver } from "./mail/address.ts";
import { suppressionList } from "./mail/mail-for.ts";
import { startPoller } from "./mail/queue.ts";
import { renderMail } from "./mail/templates/render-mail.ts";
import { reportMail } from "./mail/templates/staff-mail.ts";
import { smtpTransport } from "./mail/transport.ts";
import { keepSchedule } from "./schedule.ts";
import { createService } from "./service.ts";
import { buildTimeOf, NoSite, readSite, type Site } from "./site-files.ts";
import { WrongKey } from "./store/encryption.ts";
import { openStore, whyNotOpen } from "./store/open-store.ts";

if (process.argv.includes("--help")) {
  console.log(
    "`npm start`: serves the built site and accepts its forms. docs/deploy.md lists the environment variables.",
  );
  process.exit(0);
}

/** Milliseconds that shutdown may take. A client that is cut off retries with the same key. */
const endingTimeout = 10_000;

const config = configured();
const site = built();
const log = logTo(process.stderr);
// Only the address goes to stdout, which may have no reader.
process.stdout.on("error", () => {});
const store = await openStore(config).catch((error) =>
  fail(error instanceof WrongKey ? error.message : whyNotOpen(error, config)),
);
const transport = config.smtpUrl ? smtpTransport({ url: config.smtpUrl, from: config.mailFrom }) : undefined;
const { origin, secret } = config;
const events = eventsAt(buildTimeOf(site));
await store.limitEvents(eventLimits(events), Date.now()).catch((error) => fail(whyNotOpen(error, config)));
const poller = startPoller({
  store,
  transport,
  log,
  refuses: suppressionList(store, secret).refuses,
  render: (job, submission) => renderMail(job, submission, { origin, secret, now: Date.now(), events }),
});
const wake = () => poller.wake();
const staffAddress = config.staffAddress ?? config.roleAddresses.office;
const schedule = keepSchedule({
  store,
  retention: config.retention,
  now: Date.now,
  log,
  // Sent directly, because a store with a problem may not accept mail.
  async report(lines) {
    if (!transport || !staffAddress) return true;
    const mail = reportMail(lines, staffAddress, { origin, secret, now: Date.now(), events });
    const { state } = await transport.send(mail);
    log({ level: state === "sent" ? "info" : "error", event: `report ${state}` });
    return state === "sent";
  },
});
const takesMail = config.checksDomains ? domainCheck({ resolveMx: mxResolver(), now: Date.now }) : undefined;
const { problems } = schedule;
const { server, end } = createService({ config, site, store, log, takesMail, wake, note, problems });

async function note(command: Wish, details: object): Promise<void> {
  const audit = auditLog(config.dataDir, { user: "sender", command }, Date.now());
  await audit(details).catch(({ message }) => log({ level: "error", event: "audit log", error: message }));
}

server.on("error", (error: NodeJS.ErrnoException) => {
  if (server.listening) log({ level: "error", event: "connection not taken", error: error.code });
  else fail(whyNotListening(config, error));
});

server.listen(config.port, config.host, () => {
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : config.port;
  console.log(`Kindred Ground is at http://${config.host}:${port} (press Ctrl+C to stop)`);
});

// A terminal signals both the service and npm's script, which forwards the signal. The second signal must not cut off
// the shutdown that the first one began.
let isEnding = false;
for (const signal of ["SIGHUP", "SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    if (!isEnding) void stop();
    isEnding = true;
  });

async function stop(): Promise<void> {
  setTimeout(() => process.exit(1), endingTimeout).unref();
  await end();
  await Promise.all([poller.stop(), schedule.stop()]);
  transport?.close();
  await store.close();
  process.exit(0);
}

function configured(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) fail(error.message);
    throw error;
  }
}

function built(): Site {
  try {
    return readSite("build/client");
  } catch (error) {
    if (error instanceof NoSite) fail(error.message);
    throw error;
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
