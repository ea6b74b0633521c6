import type { Command } from "commander";
import { examples } from "../options.ts";
import { aboutEntries, entriesOf, mailColumns, mailRow, shortId } from "../submission-text.ts";
import { Refused, type Surroundings, type WithInbox } from "../surroundings.ts";
import { labelled, table } from "../text.ts";

export function addShow(program: Command, withInbox: WithInbox): void {
  program
    .command("show")
    .summary("show one submission and its mail")
    .description("Print every field of a submission, and the state of its mail.")
    .argument("<reference>", "reference of the submission, such as KG-7M4QX2WP, in any case")
    .addHelpText("after", examples("show KG-7M4QX2WP"))
    .action((reference: string) => withInbox((surroundings) => show(reference, surroundings)));
}

async function show(typed: string, { store, write, now }: Surroundings): Promise<void> {
  const submission = await found(store, typed);
  await write(labelled(aboutEntries(submission)));
  await write(`\n${labelled(entriesOf(submission))}`);
  const mail = await store.listMail({ submissionId: submission.id });
  if (mail.length === 0) return await write("\nNo mail.\n");
  const rows = mail.map((job) => mailRow(job, now));
  await write(`\n${table(mailColumns, rows)}`);
  const answers = mail.filter(({ answer }) => answer).map(({ id, answer }) => [shortId(id), answer] as const);
  if (answers.length > 0) await write(`\n${labelled(answers)}`);
}

export async function found(store: Surroundings["store"], reference: string) {
  const submission = await store.find(reference);
  if (!submission)
    throw new Refused(`No submission has the reference '${reference}'. Run 'list' to list the references.`);
  return submission;
}
