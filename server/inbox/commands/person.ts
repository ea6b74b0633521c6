import type { Command } from "commander";
import type { Store } from "../../store/store.ts";
import type { MailJob, Submission } from "../../store/submission.ts";
import { writePrivately } from "../export-formats.ts";
import { addressArgument, examples } from "../options.ts";
import { addFileOptions, type FileValues, plainWriter } from "../send-out.ts";
import { aboutEntries, entriesOf, kindWords } from "../submission-text.ts";
import { Refused, type Surroundings, type WithInbox } from "../surroundings.ts";
import { harmlessLine, labelled, minuteOf } from "../text.ts";

export function addPerson(program: Command, withInbox: WithInbox): void {
  const command = program
    .command("person")
    .summary("print everything about one email address, for its owner")
    .description(
      `Print a readable copy of a person’s data: every submission with the address in a field, the mail
about it and to it, and its newsletter subscription. First make sure that the owner of the
address requested the copy. 'search' finds submissions in which other people mention the owner.
Withdrawn submissions are already deleted. If the address is unsubscribed, a hash of it also
stays, which prevents mail. 'forget' deletes everything except that hash.`,
    )
    .argument(...addressArgument);
  addFileOptions(command)
    .addHelpText("after", examples("person noor@example.org", "person noor@example.org --out noor.txt"))
    .action((email: string, values: FileValues) => withInbox((surroundings) => person(email, values, surroundings)));
}

async function person(email: string, { out, force = false }: FileValues, surroundings: Surroundings): Promise<void> {
  const { store, write, now } = surroundings;
  const pages = await heldAbout(email, store);
  if (pages.length === 0) throw new Refused(`Found nothing about ${harmlessLine(email)}.`);
  const head = `Stored data about ${harmlessLine(email)}, on ${minuteOf(now)} Eastern time\n`;
  const text = [head, ...pages].join(`\n${"─".repeat(40)}\n\n`);
  if (out === undefined) return await plainWriter(surroundings)(text);
  await writePrivately(out, force, (into) => into(text));
  await write(`Wrote everything about ${harmlessLine(email)} to ${out}\n`);
}

async function heldAbout(email: string, store: Store): Promise<string[]> {
  const [subscription, submissions] = [await store.subscription(email), await store.withAddress(email)];
  const isShown = new Set(submissions.map(({ id }) => id));
  const pages: string[] = [];
  if (subscription) {
    const { state, askedAt, page, changedAt } = subscription;
    pages.push(
      labelled([
        ["Newsletter", state],
        ...(askedAt ? [["Requested", inFull(askedAt)] as const] : []),
        ...(page ? [["From page", page] as const] : []),
        ["State since", inFull(changedAt)],
      ]),
    );
  }
  for (const submission of submissions)
    pages.push(formPage(submission, await store.listMail({ submissionId: submission.id })));
  const other = (await store.mailTo(email)).filter(({ submissionId }) => !isShown.has(submissionId));
  if (other.length > 0) pages.push(labelled(other.map(mailEntry)));
  return pages;
}

function formPage(submission: Submission, mail: readonly MailJob[]): string {
  const parts = [labelled(aboutEntries(submission)), labelled(entriesOf(submission)), labelled(mail.map(mailEntry))];
  return parts.filter(Boolean).join("\n");
}

function mailEntry({ kind, to, createdAt, state }: MailJob): readonly [string, string] {
  return [`Mail, ${kindWords(kind)}`, `to ${to}, written ${inFull(createdAt)}, ${state === "dead" ? "failed" : state}`];
}

function inFull(at: number): string {
  return `${minuteOf(at)} Eastern time`;
}
