import { Argument, Option } from "commander";
import { everyForm } from "../../../data/forms/every-form.ts";
import type { Form } from "../../../data/forms/form.ts";
import { retention } from "../../../data/forms/retention.ts";
import { countExpired, expiryAt, purgeExpired } from "../../retention.ts";
import { addressKey } from "../../store/address-key.ts";
import type { Job } from "../../store/store.ts";
import { personOf } from "../audit.ts";
import { Refused, type StaffCommand } from "../context.ts";
import { emailAddress } from "../options.ts";
import { counted } from "../submission-text.ts";
import { harmlessLine, minuteOf } from "../text.ts";

interface Counts {
  submissions: number;
  mail: number;
  subscriptions: number;
}

function inWords({ submissions, mail, subscriptions }: Counts): string {
  return [counted(submissions, "submission"), counted(mail, "email"), counted(subscriptions, "subscription")].join(
    ", ",
  );
}

export const forgetCommand: StaffCommand = {
  name: "forget",
  summary: "delete everything about one email address",
  description: `Delete every submission with this address in a field, the mail about it and to it, and its
newsletter subscription. If the address is unsubscribed, a hash of it stays and prevents mail.
You cannot undo this, so you must type the address again. Restoring a backup leaves the person out.
Delete exported files separately.`,
  argument: new Argument("<email>", "email address").argParser(emailAddress),
  options: [new Option("--yes", "skip the confirmation")],
  examples: ["noor@example.org"],
  async run({ store, config, audit, write, ask }, { yes }: { yes?: true }, email: string) {
    const address = harmlessLine(email);
    if (!yes) {
      const typed = await ask(`This permanently deletes everything about ${address}. Type the address to continue: `);
      if (typed === undefined)
        throw new Refused(
          "Cannot confirm without a terminal, so nothing was deleted. Add --yes to skip the confirmation.",
        );
      if (addressKey(typed) !== addressKey(email)) throw new Refused("The addresses differ, so nothing was deleted.");
    }
    await audit(personOf(email, "forgotten", config.secret));
    const deleted = await store.forget(email);
    if (Object.values(deleted).every((count) => count === 0)) throw new Refused(`Found nothing about ${address}.`);
    await write(`Deleted: ${inWords(deleted)}. Backups and exported files are unchanged.\n`);
    if (config.databaseUrl)
      await write("PostgreSQL’s write-ahead log and its archives contain the data until the server recycles them.\n");
  },
};

const forms: Record<string, Form> = everyForm;
const ownPeriods = Object.entries(forms)
  .flatMap(([name, { keptDays }]) => (keptDays ? [`${name} after ${keptDays} days`] : []))
  .join("\n");

export const purgeCommand: StaffCommand = {
  name: "purge",
  summary: "delete expired submissions",
  description: `Delete submissions older than RETENTION_DAYS (${retention.received}), quarantined submissions older than
QUARANTINE_DAYS (${retention.quarantined}), and their mail. Some have a time of their own:
${ownPeriods}
Registrations stay until their event is over.
The service does the same once a day. You cannot undo this.`,
  options: [
    new Option("--dry-run", "only count the expired submissions"),
    new Option("--yes", "delete all of them, even if the last purge was long ago: the clock is right"),
  ],
  examples: ["--dry-run"],
  async run({ store, config, write, now, callForALook }, { dryRun, yes }: { dryRun?: true; yes?: true }) {
    const expiry = expiryAt(config.retention, now);
    const { purged, doubt } = dryRun
      ? { purged: await countExpired(store, expiry) }
      : await purgeExpired(store, expiry, { now, isConfirmed: yes });
    await write(
      `${dryRun ? "Would delete" : "Deleted"}: ${counted(purged, "submission")} ` +
        `(received before ${minuteOf(expiry.received)}, in quarantine before ${minuteOf(expiry.quarantined)}).\n`,
    );
    if (doubt === undefined) return;
    await write(`${doubt}\n`);
    callForALook();
  },
};

const jobs: readonly Job[] = ["backup", "build", "restore test"];

export const ranCommand: StaffCommand = {
  name: "ran",
  summary: "note that a timer’s job ran or failed",
  description: `Note the time of a job, for timers. A failed or late job is a problem in /healthz, in 'digest' and
in the morning’s mail to STAFF_ADDRESS, until the job runs again.`,
  argument: new Argument("<job>", "job").choices(jobs),
  options: [new Option("--failed", "the job failed")],
  examples: ["build", "'restore test' --failed"],
  run: ({ store, now }, { failed }: { failed?: true }, job: Job) => store.noteRun(failed ? `failed ${job}` : job, now),
};

export const encryptCommand: StaffCommand = {
  name: "encrypt",
  summary: "encrypt stored data with the key in DATA_KEY",
  description: `Encrypt data that the service stored before you set or changed DATA_KEY. The service itself
encrypts new data. DATA_KEY=NEW,OLD changes the key, and DATA_KEY=none,OLD removes encryption.
The service can keep running. If the command is interrupted, run it again. See docs/deploy.md for
all the steps.`,
  examples: [""],
  async run({ store, config, audit, write, callForALook }) {
    if (config.dataKeys.length === 0)
      throw new Refused("DATA_KEY is not set, so there is no key. See docs/deploy.md for how to set it.");
    await audit({ key: store.keyId || "none" });
    const resealed = await store.reseal();
    const done = store.keyId ? `Encrypted with key ${store.keyId}` : "Decrypted";
    await write(`${done}: ${inWords(resealed)}.\n`);
    if (resealed.left === 0)
      return await write(
        "Only older backups need another key. Processes with another key store nothing until you restart them.\n",
      );
    callForALook();
    await write(`${counted(resealed.left, "value")} cannot be opened, so keep the other keys.\n`);
  },
};
