import { copyFile, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { Argument } from "commander";
import { openSqliteStore } from "../../store/open-store.ts";
import type { Store } from "../../store/store.ts";
import { addressesIn } from "../../store/submissions.ts";
import { wishesSince } from "../audit.ts";
import { type Context, Refused, type StaffCommand } from "../context.ts";
import { counted } from "../submission-text.ts";
import { minuteOf } from "../text.ts";

const ownName = /^kindred-ground-.*\.sqlite$/;

/** Opens a data file for `work`, and closes it. */
async function opened<Result>(file: string, { config }: Context, work: (copy: Store) => Promise<Result>) {
  const copy = await openSqliteStore(file, config.dataKeys).catch((error) => {
    throw new Refused(`Cannot open '${file}': ${error.message.replace(/^store: /, "")}`, { cause: error });
  });
  try {
    return await work(copy);
  } finally {
    await copy.close();
  }
}

async function contents(store: Store): Promise<string> {
  const { submissions, mail } = await store.summary();
  const unreadable = await store.unreadable();
  return [
    counted(submissions, "submission"),
    counted(mail.waiting + mail.sent + mail.dead, "email"),
    ...(unreadable > 0 ? [`${unreadable} of them cannot be decrypted`] : []),
  ].join(", ");
}

export const backupCommand: StaffCommand = {
  name: "backup",
  summary: "write all data to one file, and check it",
  description: `Write a backup to BACKUP_DIR, encrypted like the data, and open it to check it. Then delete the
oldest backups, so that BACKUPS_KEPT are left. The service can keep running. The backup of
PostgreSQL is an SQLite file, too. The file contains no key and no SECRET.`,
  examples: [""],
  async run(surroundings) {
    const { store, config, write, now } = surroundings;
    const { backupDir, backupsKept } = config;
    const name = `kindred-ground-${new Date(now).toISOString().replace(/:|\..*/g, "")}.sqlite`;
    const [file, part] = [join(backupDir, name), join(backupDir, "unfinished.sqlite")];
    await rm(part, { force: true });
    await opened(part, surroundings, async (copy) => {
      await copy.fill(store);
      await copy.noteRun("backup", now);
    });
    const found = await opened(part, surroundings, contents);
    await rename(part, file);
    await store.noteRun("backup", now);
    const all = (await readdir(backupDir)).filter((each) => ownName.test(each)).toSorted();
    for (const each of all.slice(0, -backupsKept)) await rm(join(backupDir, each));
    await write(`Backed up and checked: ${found}, in ${file}\n`);
  },
};

export const restoreCommand: StaffCommand = {
  name: "restore",
  summary: "fill an empty folder or database from a backup",
  description: `Bring back the data in a backup file. The folder DATA_DIR or the database must have no data, and
the service must not run. DATA_KEY must contain the backup’s key. If the audit log is in DATA_DIR,
people who unsubscribed, canceled a form or were forgotten since the backup stay out. See
docs/deploy.md for all the steps.`,
  argument: new Argument("<file>", "file that 'backup' wrote"),
  examples: ["/var/backups/kindred-ground/kindred-ground-2026-11-25T031700.sqlite"],
  needsNoData: true,
  async run(surroundings, _, file: string) {
    const { store, config, audit, write } = surroundings;
    await audit({ file });
    // A backup of an older version is updated, but only in a copy.
    const part = join(config.dataDir, "restoring.sqlite");
    await copyFile(file, part).catch((error) => {
      throw new Refused(`Cannot copy '${file}': ${error.message}`);
    });
    const isEmpty = await opened(part, surroundings, (copy) => store.fill(copy)).finally(() =>
      rm(part, { force: true }),
    );
    if (!isEmpty) throw new Refused("There is data already, so nothing was restored. Move it aside first.");
    const { backup: since = 0 } = await store.summary();
    await write(`Restored the data of ${minuteOf(since)} Eastern time: ${await contents(store)}.\n`);
    await repeatWishes(since, surroundings);
    const { mail } = await store.summary();
    if (mail.waiting > 0) await write(`${counted(mail.waiting, "email")} will go out, perhaps for the second time.\n`);
    await write("Missing: what people have sent since.\n");
  },
};

/** Repeats what people asked for since the backup. */
async function repeatWishes(since: number, { store, config, write }: Context): Promise<void> {
  const { isWhole, newsletter, wishOf, withdrawn } = await wishesSince(since, config);
  const done = { unsubscribed: 0, confirmed: 0, withdrawn: 0, forgotten: 0 };
  for (const { command, time, person = "", stopped = "" } of newsletter) {
    const isConfirmed = command === "confirm";
    for (const hash of [person, ...(command === "unsubscribe" ? [] : [stopped])])
      await (isConfirmed ? store.unsuppress(hash) : store.suppress(hash, Date.parse(time)));
  }
  const last = new Map(newsletter.map(({ person, command }) => [person, command]));
  for (const command of last.values()) done[command === "confirm" ? "confirmed" : "unsubscribed"]++;
  for (const { form, time } of withdrawn) if (await store.withdraw(form, [], Date.parse(time))) done.withdrawn++;
  const known = new Set((await store.listMail()).map(({ to }) => to));
  for await (const { fields } of store.all()) for (const address of addressesIn(fields)) known.add(address);
  for await (const { address } of store.subscriptions()) known.add(address);
  for (const address of known) {
    const wish = wishOf(address, "suppressed");
    if (wishOf(address, "forgotten")) {
      await store.forget(address);
      done.forgotten++;
    } else if (wish) {
      const state = wish.command === "confirm" ? "confirmed" : "unsubscribed";
      await store.setSubscription({ address, state, changedAt: Date.parse(wish.time) });
    }
  }
  const counts = Object.entries(done).flatMap(([name, count]) => (count > 0 ? [`${count} ${name}`] : []));
  if (counts.length > 0) await write(`Noted again: ${counts.join(", ")}.\n`);
  if (!isWhole)
    await write(
      "The audit log here begins after the backup, so it lacks some who unsubscribed, canceled or were forgotten.\n",
    );
}
