import { randomUUID } from "node:crypto";
import { copyFile, mkdir, readdir, rename, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import { Argument } from "commander";
import { MissingRows } from "../../store/copy.ts";
import { openSqliteStore } from "../../store/open-store.ts";
import type { Store } from "../../store/store.ts";
import { addressesIn } from "../../store/submissions.ts";
import { wishesSince } from "../audit.ts";
import { type Context, Refused, type StaffCommand } from "../context.ts";
import { counted } from "../submission-text.ts";
import { inMegabytes, minuteOf } from "../text.ts";

const ownName = /^kindred-ground-.*\.sqlite$/;

/** Opens a data file for `work`, and closes it afterward. Rejects with `Refused` if the file cannot be opened. */
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
    const file = join(backupDir, name);
    const part = `unfinished-${process.pid}-${randomUUID().slice(0, 8)}.sqlite`;
    try {
      await mkdir(backupDir, { recursive: true, mode: 0o700 });
      for (const each of await readdir(backupDir))
        if (isLeftover(each)) await rm(join(backupDir, each), { force: true });
      await assertFits(store, backupDir);
      const found = await checkedCopy(join(backupDir, part), surroundings);
      await rename(join(backupDir, part), file);
      await store.noteRun("backup", now);
      const all = (await readdir(backupDir)).filter((each) => ownName.test(each)).toSorted();
      for (const each of all.slice(0, -backupsKept)) await rm(join(backupDir, each), { force: true });
      await write(`Backed up and checked: ${found}, in ${file}\n`);
    } catch (error) {
      await store.noteRun("failed backup", now).catch(() => {});
      if (error instanceof MissingRows) throw new Refused(`Cannot back up: ${error.message}. Run 'backup' again.`);
      throw error instanceof Error && "syscall" in error ? new Refused(`Cannot back up: ${error.message}.`) : error;
    } finally {
      for (const end of ["", "-wal", "-shm"]) await rm(join(backupDir, part + end), { force: true }).catch(() => {});
    }
  },
};

/** Returns true for the unfinished file of a backup whose process no longer runs. */
function isLeftover(name: string): boolean {
  if (!name.startsWith("unfinished")) return false;
  try {
    return !process.kill(Number(/^unfinished-(\d+)-/.exec(name)?.[1]), 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "EPERM";
  }
}

/** Rejects with `Refused` if the copy and its log, each as large as the data, do not fit on the disk. */
async function assertFits(store: Store, folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const [free, needed] = [bavail * bsize, 2 * (await store.size())];
  if (free < needed)
    throw new Refused(
      `Cannot back up: '${folder}' has ${inMegabytes(free)} free, and needs ${inMegabytes(needed)}. Free some space.`,
    );
}

async function checkedCopy(part: string, surroundings: Context): Promise<string> {
  const { store, now } = surroundings;
  const written = await opened(part, surroundings, (copy) => copy.fill(store));
  return await opened(part, surroundings, async (copy) => {
    let count = 0;
    for await (const [, rows] of copy.rows()) count += rows.length;
    if (count !== written) throw new MissingRows(`wrote ${count} of ${written} rows`);
    await copy.noteRun("backup", now);
    return await contents(copy);
  });
}

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
    // Opening a backup of an older version updates the file, so the command opens a copy.
    const part = join(config.dataDir, "restoring.sqlite");
    await copyFile(file, part).catch((error) => {
      throw new Refused(`Cannot copy '${file}': ${error.message}`);
    });
    const filled = await opened(part, surroundings, (copy) => store.fill(copy)).finally(async () => {
      for (const end of ["", "-wal", "-shm"]) await rm(part + end, { force: true });
    });
    if (filled === undefined) throw new Refused("There is data already, so nothing was restored. Move it aside first.");
    const { backup: since = 0 } = await store.summary();
    await write(`Restored the data of ${minuteOf(since)} Eastern time: ${await contents(store)}.\n`);
    await repeatWishes(since, surroundings);
    const { mail } = await store.summary();
    if (mail.waiting > 0) await write(`${counted(mail.waiting, "email")} will go out, perhaps for the second time.\n`);
    await write("Missing: what people have sent since.\n");
  },
};

/** Repeats people's wishes since the backup. Writes how many wishes it repeated, and which gaps remain. */
async function repeatWishes(since: number, { store, config, write, callForALook }: Context): Promise<void> {
  const { isWhole, newsletter, wishOf, withdrawn, unknown } = await wishesSince(since, config);
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
  if (unknown.people > 0) {
    callForALook();
    await write(
      `${counted(unknown.people, "code")} of people who were forgotten or changed the newsletter cannot be matched.
SECRET lacks the secret ${unknown.secrets.join(", ")}. Add it as SECRET=NEW,OLD, move the restored data aside, and restore again.\n`,
    );
  }
  if (!isWhole)
    await write(
      "The audit log here begins after the backup, so it lacks some who unsubscribed, canceled or were forgotten.\n",
    );
}
