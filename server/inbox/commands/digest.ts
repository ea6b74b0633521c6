import { jobProblems, maxWait } from "../../morning-report.ts";
import { countExpired, expiryAt } from "../../retention.ts";
import type { SignName } from "../../spam/sign-labels.ts";
import { copyOf } from "../../spam/signs.ts";
import { addressKey } from "../../store/address-key.ts";
import type { Submission } from "../../store/submission.ts";
import { day } from "../../times.ts";
import { awaitsAnswer, isJudged } from "../awaits-answer.ts";
import { type Context, needsReview, type StaffCommand } from "../context.ts";
import { chosen, sinceOption } from "../options.ts";
import { beginningOf, counted, mailColumns, mailRow, senderOf } from "../submission-text.ts";
import { type Column, type Day, harmlessLine, lineWidth, minuteOf, readDay, table, wrapped } from "../text.ts";

const deadShown = 20;
const suspectsShown = 10;

export const digestCommand: StaffCommand = {
  name: "digest",
  summary: "summarize new submissions, quarantine and failed mail",
  description: `Count new and unanswered submissions and the people who wait for each decision ("Tell me
first"), and list unreviewed submissions in quarantine and failed
mail. The submissions that most likely come from people are first. The exit code is ${needsReview}
if mail has failed or has waited for more than an hour, if a submission cannot be decrypted, if an
expired one is left, or if a purge or another job failed or is late. The service mails the counts
to STAFF_ADDRESS each morning, unless there is nothing to do.`,
  options: [sinceOption().default(readDay("yesterday"), "yesterday")],
  examples: ["", "--since 2026-11-16"],
  run: (surroundings, { since }: { since: Day }) => digest(since, surroundings),
};

async function digest(since: Day, { store, write, now, place, config, callForALook }: Context) {
  await write(`Since ${minuteOf(since(now))} Eastern time, in ${place}:\n\n`);
  const counts = { received: 0, unanswered: 0, quarantined: 0 };
  const byForm = new Map<Submission["form"], number>();
  for await (const submission of chosen(store, { since }, now)) {
    const { form, state } = submission;
    byForm.set(form, (byForm.get(form) ?? 0) + 1);
    counts[state]++;
    if (awaitsAnswer(submission)) counts.unanswered++;
  }
  const forms = [...byForm].toSorted().map(([form, count]) => `${count} ${form}`);
  const came = counted(counts.received + counts.quarantined, "submission");
  await write(`${wrapped([came, forms.join(", ")].filter(Boolean).join(": "), lineWidth).join("\n")}\n`);
  await write(`${counted(counts.unanswered, "unanswered submission")} ('list --unanswered')\n`);
  for (const line of await awaited(store)) await write(`${line}\n`);
  await write(await quarantine(store, config.retention.quarantined));
  const unreadable = await store.unreadable();
  if (unreadable > 0) {
    await write(`${counted(unreadable, "submission")} that no key in DATA_KEY decrypts\n`);
    callForALook();
  }
  const overdue = await countExpired(store, expiryAt(config.retention, now - 2 * day));
  if (overdue > 0) {
    await write(`${counted(overdue, "submission")} expired more than two days ago ('purge --dry-run')\n`);
    callForALook();
  }
  const runs = await store.summary();
  const problems = jobProblems(runs, now);
  if (runs.backup === undefined && runs["failed backup"] === undefined) await write("No backup yet ('backup')\n");
  const { purge = now } = runs;
  const late = purge < now - 2 * day ? [`The last purge was on ${minuteOf(purge)}. Run 'inbox purge'.`] : [];
  for (const line of [...late, ...problems]) {
    await write(`${line}\n`);
    callForALook();
  }
  const waiting = (await store.listMail({ state: "waiting" })).filter(({ createdAt }) => createdAt < now - maxWait);
  await write(`${counted(waiting.length, "email")} waiting for more than an hour ('outbox --state waiting')\n`);
  // If the mail server is down, a warning by mail cannot arrive either.
  const [oldest] = waiting.slice(-1);
  if (oldest) callForALook();
  if (oldest?.answer) await write(`  last server response for the oldest: ${harmlessLine(oldest.answer)}\n`);
  const dead = await store.listMail({ state: "dead" });
  await write(`${counted(dead.length, "failed email")}${dead.length > 0 ? ":" : ""}\n`);
  if (dead.length === 0) return;
  await write(
    `\n${table(
      mailColumns,
      dead.slice(0, deadShown).map((job) => mailRow(job, now)),
    )}`,
  );
  await write("\nRun 'outbox --retry' to send all again, or 'outbox --drop <mail-id>' if an address is wrong.\n");
  callForALook();
}

/**
 * Resolves to a line per topic with the number of people who wait for it, most people first. Ignores withdrawn forms,
 * and those that staff have marked as answered.
 */
async function awaited(store: Context["store"]): Promise<string[]> {
  const people = new Map<string, Set<string>>();
  for await (const submission of store.all({ form: "tell-me", state: "received" })) {
    const { fields, withdrawnAt, answered } = submission;
    if (withdrawnAt !== undefined || answered || typeof fields.email !== "string") continue;
    const topic = beginningOf(submission);
    people.set(topic, (people.get(topic) ?? new Set()).add(addressKey(fields.email)));
  }
  return [...people]
    .toSorted(([, one], [, other]) => other.size - one.size)
    .map(([topic, { size }]) => `${size} ${size === 1 ? "person waits" : "people wait"} for: ${topic || "(no topic)"}`);
}

const suspectColumns = [
  { title: "Reference" },
  { title: "Expires on" },
  { title: "Copies", right: true },
  { title: "Sender", gives: true },
  { title: "First words", gives: true },
] as const satisfies Column[];

/**
 * Resolves to the number of unreviewed submissions in quarantine, and a table of the first ones. They can be of any
 * age, so that staff can check a real person's submission before it is deleted. A wave of copies takes one row.
 * Submissions set aside for reasons other than their text come first, because browsers fill in hidden fields too.
 */
async function quarantine(store: Context["store"], days: number): Promise<string> {
  const suspects = (await store.list({ state: "quarantined" })).filter((suspect) => !isJudged(suspect));
  const line = `${counted(suspects.length, "unreviewed submission")} in quarantine`;
  if (suspects.length === 0) return `${line}\n`;
  const waves = new Map<string, Submission[]>();
  for (const suspect of suspects) {
    const words = copyOf(suspect) || suspect.id;
    const wave = waves.get(words) ?? [];
    wave.push(suspect);
    waves.set(words, wave);
  }
  const rows = [...waves.values()]
    .toSorted(([one], [other]) => Number(hasSpamText(one)) - Number(hasSpamText(other)))
    .slice(0, suspectsShown)
    .flatMap(([first, ...others]) => (first ? [suspectRow(first, others.length, days)] : []));
  const more = waves.size > suspectsShown ? "Run 'list --state quarantined' to list all. " : "";
  const advice = `${more}Run 'release' for a person’s submission, and 'spam --copies' for the others.`;
  return `${line}:\n\n${table(suspectColumns, rows)}\n${wrapped(advice, lineWidth).join("\n")}\n\n`;
}

function suspectRow(suspect: Submission, alike: number, days: number): string[] {
  const { reference, receivedAt } = suspect;
  const deleted = minuteOf(receivedAt + days * day).slice(0, 10);
  const more = alike > 0 ? `+${alike}` : "";
  return [reference, deleted, more, senderOf(suspect), beginningOf(suspect)];
}

const byManner: ReadonlySet<SignName> = new Set(["honeypot", "fast", "mail limit"]);

function hasSpamText({ signs = [] }: Pick<Submission, "signs"> = {}): boolean {
  return signs.some((name) => !byManner.has(name));
}
