import type { Command } from "commander";
import { pointsOf } from "../../spam/score.ts";
import type { Submission } from "../../store/store.ts";
import { awaitsAnswer } from "../awaits-answer.ts";
import { counted, mailColumns, mailRow } from "../mail-words.ts";
import { examples, sinceOption, submissionFilter } from "../options.ts";
import { beginningOf, senderOf } from "../read-aloud.ts";
import { needsALook, type Surroundings, type WithInbox } from "../surroundings.ts";
import { wrapped } from "../text/columns.ts";
import { type Column, lineWidth, table } from "../text/table.ts";
import { type Day, minuteOf, readDay } from "../text/times.ts";

/** Mail that has waited so long waits for a mail server. */
const late = 60 * 60_000;
const deadShown = 20;
const suspectsShown = 10;
const day = 24 * 60 * 60_000;

export function addDigest(program: Command, withInbox: WithInbox): void {
  program
    .command("digest")
    .summary("what came in since yesterday, and what needs a look")
    .description(
      `Counts what came in and what nobody has answered, shows what is in quarantine and nobody has judged,
what looks most like a person’s first, and the mail that was given up. For every morning, by hand or by a timer: where mail was given up, the exit code is ${needsALook}.
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
  { title: "Who", gives: true },
  { title: "First words", gives: true },
] as const satisfies Column[];

/** Whatever its day: a person who was set aside must not wait until they are deleted. */
async function quarantine(store: Surroundings["store"], days: number): Promise<string> {
  const suspects = (await store.list({ state: "quarantined" })).filter((suspect) => !isJudged(suspect));
  const line = `${counted(suspects.length, "form")} in quarantine that nobody has judged`;
  if (suspects.length === 0) return `${line}\n`;
  const rows = suspects
    .map((suspect) => ({ suspect, points: pointsOf(suspect.signs ?? []) }))
    .toSorted((one, other) => one.points - other.points)
    .slice(0, suspectsShown)
    .map(({ suspect, points }) => [
      suspect.reference,
      minuteOf(suspect.receivedAt + days * day).slice(0, 10),
      String(points),
      senderOf(suspect),
      beginningOf(suspect),
    ]);
  const more = suspects.length > suspectsShown ? "'list --state quarantined' shows all. " : "";
  return `${line}:\n\n${table(suspectColumns, rows)}\n${more}'release' lets a person out, 'spam' judges the rest.\n\n`;
}

function isJudged({ signs = [] }: Submission): boolean {
  return signs.some(({ name }) => name === "by hand");
}
