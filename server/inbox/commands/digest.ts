import type { Command } from "commander";
import type { SignName } from "../../../data/spam.ts";
import { copyOf } from "../../spam/likeness.ts";
import { pointsOf } from "../../spam/score.ts";
import type { Submission } from "../../store/submission.ts";
import { awaitsAnswer } from "../awaits-answer.ts";
import { counted, mailColumns, mailRow } from "../mail-words.ts";
import { examples, sinceOption, submissionFilter } from "../options.ts";
import { beginningOf, senderOf } from "../read-aloud.ts";
import { needsALook, type Surroundings, type WithInbox } from "../surroundings.ts";
import { wrapped } from "../text/columns.ts";
import { harmlessLine } from "../text/harmless.ts";
import { type Column, lineWidth, table } from "../text/table.ts";
import { type Day, minuteOf, readDay } from "../text/times.ts";

/** Milliseconds. Mail that has waited this long is probably blocked by the mail server. */
const late = 60 * 60_000;
const deadShown = 20;
const suspectsShown = 10;
const day = 24 * 60 * 60_000;

export function addDigest(program: Command, withInbox: WithInbox): void {
  program
    .command("digest")
    .summary("what came in since yesterday, and what needs a look")
    .description(
      `Counts what came in and what nobody has answered, shows what is in quarantine and nobody has
judged, what looks most like a person’s first, and the mail that was given up. For every morning,
by hand or by a timer: where mail was given up, or has waited for more than an hour, the exit code
is ${needsALook}.
The service itself tells STAFF_ADDRESS of new dead mail, once a day.`,
    )
    .addOption(sinceOption().default(readDay("yesterday"), "yesterday"))
    .addHelpText("after", examples("digest", "digest --since 2026-11-16"))
    .action(({ since }: { since: Day }) => withInbox((surroundings) => digest(since, surroundings)));
}

async function digest(since: Day, { store, write, now, place, config, callForALook }: Surroundings) {
  await write(`Since ${minuteOf(since(now))} Eastern time, in ${place}:\n\n`);
  const counts = { received: 0, unanswered: 0, quarantined: 0 };
  const byForm = new Map<Submission["form"], number>();
  for await (const submission of store.all(submissionFilter({ since }, now))) {
    const { form, state } = submission;
    byForm.set(form, (byForm.get(form) ?? 0) + 1);
    counts[state]++;
    if (awaitsAnswer(submission)) counts.unanswered++;
  }
  const forms = [...byForm].toSorted().map(([form, count]) => `${count} ${form}`);
  const came = counted(counts.received + counts.quarantined, "form");
  await write(`${wrapped([came, forms.join(", ")].filter(Boolean).join(": "), lineWidth).join("\n")}\n`);
  await write(`${counted(counts.unanswered, "form")} to be answered ('list --unanswered')\n`);
  await write(await quarantine(store, config.retention.quarantined));
  const waiting = (await store.listMail({ state: "waiting" })).filter(({ createdAt }) => createdAt < now - late);
  await write(`${counted(waiting.length, "mail")} waiting for more than an hour ('outbox --state waiting')\n`);
  // If the mail server is down, a warning by mail cannot arrive either.
  const [oldest] = waiting.slice(-1);
  if (oldest) callForALook();
  if (oldest?.answer) await write(`  the last answer to the oldest: ${harmlessLine(oldest.answer)}\n`);
  const dead = await store.listMail({ state: "dead" });
  await write(`${counted(dead.length, "mail")} given up${dead.length > 0 ? ":" : ""}\n`);
  if (dead.length === 0) return;
  await write(
    `\n${table(
      mailColumns,
      dead.slice(0, deadShown).map((job) => mailRow(job, now)),
    )}`,
  );
  await write("\n'retry' sends one of them again, 'retry --all-dead' all.\n");
  callForALook();
}

const suspectColumns = [
  { title: "Reference" },
  { title: "Deleted on" },
  { title: "Points", right: true },
  { title: "Alike", right: true },
  { title: "Who", gives: true },
  { title: "First words", gives: true },
] as const satisfies Column[];

/**
 * Lists submissions of any age, so that no person is deleted before staff check them. A wave of copies takes one row.
 * Submissions set aside for reasons other than their text come first: browsers fill in hidden fields too.
 */
async function quarantine(store: Surroundings["store"], days: number): Promise<string> {
  const suspects = (await store.list({ state: "quarantined" })).filter((suspect) => !isJudged(suspect));
  const line = `${counted(suspects.length, "form")} in quarantine that nobody has judged`;
  if (suspects.length === 0) return `${line}\n`;
  const waves = new Map<string, Submission[]>();
  for (const suspect of suspects) {
    const words = copyOf(suspect) || suspect.id;
    const wave = waves.get(words) ?? [];
    wave.push(suspect);
    waves.set(words, wave);
  }
  const rows = [...waves.values()]
    .map((alike) => alike.toSorted((one, other) => wordPoints(one) - wordPoints(other)))
    .toSorted(([one], [other]) => wordPoints(one) - wordPoints(other))
    .slice(0, suspectsShown)
    .flatMap(([first, ...others]) => (first ? [suspectRow(first, others.length, days)] : []));
  const more = waves.size > suspectsShown ? "'list --state quarantined' shows all. " : "";
  return `${line}:\n\n${table(suspectColumns, rows)}\n${more}'release' lets a person out, 'spam --copies' judges the rest.\n\n`;
}

function suspectRow(suspect: Submission, alike: number, days: number): string[] {
  const { reference, receivedAt, signs = [] } = suspect;
  const deleted = minuteOf(receivedAt + days * day).slice(0, 10);
  const more = alike > 0 ? `+${alike}` : "";
  return [reference, deleted, String(pointsOf(signs)), more, senderOf(suspect), beginningOf(suspect)];
}

const byManner: ReadonlySet<SignName> = new Set(["honeypot", "fast", "pasted"]);

function wordPoints({ signs = [] }: Pick<Submission, "signs"> = {}): number {
  return pointsOf(signs.filter(({ name }) => !byManner.has(name)));
}

function isJudged({ signs = [] }: Submission): boolean {
  return signs.some(({ name }) => name === "by hand");
}
