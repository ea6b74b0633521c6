import type { Command } from "commander";
import type { Submission } from "../../store/store.ts";
import { awaitsAnswer } from "../awaits-answer.ts";
import { counted, mailColumns, mailRow } from "../mail-words.ts";
import { examples, sinceOption, submissionFilter } from "../options.ts";
import { needsALook, type Surroundings, type WithInbox } from "../surroundings.ts";
import { wrapped } from "../text/columns.ts";
import { lineWidth, table } from "../text/table.ts";
import { type Day, minuteOf, readDay } from "../text/times.ts";

/** Mail that has waited so long waits for a mail server. */
const late = 60 * 60_000;
const deadShown = 20;

export function addDigest(program: Command, withInbox: WithInbox): void {
  program
    .command("digest")
    .summary("what came in since yesterday, and what needs a look")
    .description(
      `Counts what came in, what nobody has answered, and what is in quarantine, and shows the mail that
was given up. For every morning, by hand or by a timer: where mail was given up, the exit code is ${needsALook}.
The service itself tells STAFF_ADDRESS of new dead mail, once a day.`,
    )
    .addOption(sinceOption().default(readDay("yesterday"), "yesterday"))
    .addHelpText("after", examples("digest", "digest --since 2026-11-16"))
    .action(({ since }: { since: Day }) => withInbox((surroundings) => digest(since, surroundings)));
}

async function digest(since: Day, { store, write, now, place, callForALook }: Surroundings) {
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
  await write(`${counted(counts.quarantined, "form")} in quarantine ('list --state quarantined')\n`);
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
