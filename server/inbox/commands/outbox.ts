import { Option } from "commander";
import { mailLease } from "../../mail/queue.ts";
import type { Store } from "../../store/store.ts";
import type { MailJob } from "../../store/submission.ts";
import { type Context, Refused, type StaffCommand } from "../context.ts";
import { limitOption, mailStates, stateOption } from "../options.ts";
import { counted, mailColumns, mailRow, shortId } from "../submission-text.ts";
import { table } from "../text.ts";

interface Values {
  state?: MailJob["state"];
  limit: number;
  retry?: string | true;
  drop?: string;
}

export const outboxCommand: StaffCommand = {
  name: "outbox",
  summary: "list mail that is waiting, sent or failed, or send it again",
  description: `List mail, newest first. The service sends 'waiting' mail if SMTP_URL is set. Mail is 'dead' if
the mail server refused it, or if every try in two days failed. --retry makes mail due now, and
restarts its count of tries. Use it once a mail server works again.`,
  options: [
    stateOption(mailStates),
    limitOption(50),
    new Option(
      "--retry [mail-id]",
      "send this mail again (an ID from the list), or all mail that failed or waits",
    ).conflicts("state"),
    new Option("--drop <mail-id>", "delete this failed mail, because its address is wrong").conflicts("retry"),
  ],
  examples: ["--state dead", "--retry 5f0c2a52", "--retry", "--drop 5f0c2a52"],
  async run(surroundings, { state, limit, retry, drop }: Values) {
    if (drop !== undefined) return await dropOne(drop, surroundings);
    if (retry !== undefined) return await (retry === true ? retryAll(surroundings) : retryOne(retry, surroundings));
    const { store, write, now, place } = surroundings;
    const mail = await store.listMail({ state, limit: limit + 1 });
    if (mail.length === 0) return await write(`No matching mail in ${place}.\n`);
    const rows = mail.slice(0, limit).map((job) => mailRow(job, now));
    await write(table(mailColumns, rows));
    if (mail.length > limit) await write(`\nAdd --limit ${limit * 4} to see more.\n`);
  },
};

/** Makes failed and delayed mail due now. Skips mail that a process may be sending, or will send soon. */
async function retryAll({ store, write, now }: Context): Promise<void> {
  const unsent = (await store.listMail()).filter(
    ({ state, dueAt }) => state === "dead" || (state === "waiting" && dueAt > now + mailLease),
  );
  for (const { id } of unsent) await store.retryMail(id, now);
  await write(`${counted(unsent.length, "email")} due now.\n`);
}

async function retryOne(typed: string, { store, write, now }: Context): Promise<void> {
  const { id } = await meant(store, typed);
  if (!(await store.retryMail(id, now))) throw new Refused(`Mail ${shortId(id)} was already sent.`);
  await write(`Mail ${shortId(id)} is due now.\n`);
}

async function dropOne(typed: string, { store, write }: Context): Promise<void> {
  const { id, state } = await meant(store, typed);
  if (state !== "dead") throw new Refused(`Mail ${shortId(id)} has not failed.`);
  await store.settleMail(id, { state: "left-out" });
  await write(`Mail ${shortId(id)} is deleted.\n`);
}

async function meant(store: Store, typed: string): Promise<MailJob> {
  const [first, ...more] = (await store.listMail()).filter(({ id }) => id.endsWith(typed.toLowerCase()));
  if (!first) throw new Refused(`No mail has the ID '${typed}'. Run 'outbox' to list the IDs.`);
  if (more.length > 0) {
    const ids = [first, ...more].slice(0, 5).map(({ id }) => id);
    throw new Refused(`Several IDs end in '${typed}'. Type more of one: ${ids.join(", ")}`);
  }
  return first;
}
