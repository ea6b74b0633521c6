import { randomUUID } from "node:crypto";
import { Argument, Option } from "commander";
import { roleOf } from "../../../data/staff-roles.ts";
import { mailFor, staffAddressFor, withoutRepeat } from "../../mail/mail-for.ts";
import { copyOf } from "../../spam/signs.ts";
import type { Store } from "../../store/store.ts";
import type { Submission } from "../../store/submission.ts";
import { Refused, type StaffCommand } from "../context.ts";
import { aboutEntries, counted, entriesOf, mailColumns, mailRow, shortId } from "../submission-text.ts";
import { harmlessLine, labelled, minuteOf, table } from "../text.ts";

async function found(store: Store, reference: string): Promise<Submission> {
  const submission = await store.find(reference);
  if (!submission)
    throw new Refused(`No submission has the reference '${reference}'. Run 'list' to list the references.`);
  return submission;
}

/** Finds all submissions before a command changes the first, so that an unknown reference changes nothing. */
async function foundAll(store: Store, references: readonly string[]): Promise<Submission[]> {
  const submissions = [];
  for (const reference of references) submissions.push(await found(store, reference));
  return submissions;
}

const references = new Argument("<references...>", "one or more references from 'list'");

export const showCommand: StaffCommand = {
  name: "show",
  summary: "show one submission and its mail",
  description: "Print every field of a submission, and the state of its mail.",
  argument: new Argument("<reference>", "reference of the submission, such as KG-7M4QX2WP, in any case"),
  examples: ["KG-7M4QX2WP"],
  async run({ store, write, now }, _, reference: string) {
    const submission = await found(store, reference);
    await write(labelled(aboutEntries(submission)));
    await write(`\n${labelled(entriesOf(submission))}`);
    const mail = await store.listMail({ submissionId: submission.id });
    if (mail.length === 0) return await write("\nNo mail.\n");
    const rows = mail.map((job) => mailRow(job, now));
    await write(`\n${table(mailColumns, rows)}`);
    const answers = mail.filter(({ answer }) => answer).map(({ id, answer }) => [shortId(id), answer] as const);
    if (answers.length > 0) await write(`\n${labelled(answers)}`);
  },
};

export const answeredCommand: StaffCommand = {
  name: "answered",
  summary: "mark submissions as answered, with name and time",
  description: `Mark submissions as answered, for you and your colleagues. No mail goes out. 'list --unanswered'
lists the other submissions, and 'show' prints who answered.`,
  argument: references,
  options: [
    new Option("--by <name>", "name of the person who answered (default: your login name)"),
    new Option("--undo", "remove the mark"),
  ],
  examples: ["KG-7M4QX2WP", "KG-7M4QX2WP KG-22222222 --by Noor"],
  async run({ store, write, user, now }, { by, undo }: { by?: string; undo?: true }, typed: string[]) {
    const name = harmlessLine(by ?? user ?? "").slice(0, 100);
    if (!undo && name === "")
      throw new Refused("Found no login name. Add --by <name> to name the person who answered.");
    const answered = undo ? undefined : { at: now, by: name };
    for (const { id, reference, answered: before } of await foundAll(store, typed)) {
      await store.markAnswered(id, answered);
      const earlier = before ? ` (before: ${minuteOf(before.at)} by ${before.by})` : "";
      await write(
        `${reference} is ${answered ? `marked as answered by ${name}` : "no longer marked as answered"}${earlier}.\n`,
      );
    }
  },
};

export const releaseCommand: StaffCommand = {
  name: "release",
  summary: "release a submission from quarantine and send its mail",
  description: `Release a submission that a person wrote. Its mail goes out now: the notice to staff, and the
sender’s receipt, quiz results or newsletter confirmation.`,
  argument: new Argument("<reference>", "reference from 'list --state quarantined'"),
  examples: ["KG-7M4QX2WP"],
  async run({ store, config, write, now }, _, typed: string) {
    const { id, form, fields, reference, isUnreadable } = await found(store, typed);
    if (isUnreadable) throw new Refused(`${reference} cannot be decrypted, so it stays in quarantine.`);
    const { staffAddress, roleAddresses } = config;
    const options = { staffAddress, roleAddresses, now, newId: randomUUID };
    const cause = { form, fields, state: "received" } as const;
    const mail = await withoutRepeat(mailFor(cause, options), cause, store);
    // A form that staff set aside by hand may already have caused some of its mail.
    const had = new Set((await store.listMail({ submissionId: id })).map(({ kind }) => kind));
    const missing = mail.filter(({ kind }) => !had.has(kind));
    if (!(await store.release(id, missing, now))) throw new Refused(`${reference} is not in quarantine.`);
    const made = (await store.listMail({ submissionId: id })).length;
    const isNotified = roleOf[form] === null || staffAddressFor({ form, fields }, config) !== undefined;
    const noNotice = isNotified ? "" : " Staff get no notice, because STAFF_ADDRESS is not set.";
    await write(`${reference} is out of quarantine, with ${counted(made, "email")} in the outbox.${noNotice}\n`);
  },
};

export const spamCommand: StaffCommand = {
  name: "spam",
  summary: "quarantine submissions as spam",
  description: `Move submissions to quarantine and delete their unsent mail. 'digest' no longer lists them.
'release' undoes it.`,
  argument: references,
  options: [new Option("--copies", "include every other submission with the same words")],
  examples: ["KG-7M4QX2WP", "KG-7M4QX2WP KG-22222222 --copies"],
  async run({ store, write }, { copies }: { copies?: true }, typed: string[]) {
    const submissions = await foundAll(store, typed);
    if (copies) submissions.push(...(await copiesOf(submissions, store)));
    const withdrawn: string[] = [];
    for (const { id, reference, state } of submissions) {
      const waiting = (await store.listMail({ submissionId: id, state: "waiting" })).length;
      if (!(await store.setAside(id))) {
        withdrawn.push(reference);
        continue;
      }
      const done = state === "quarantined" ? "was already in quarantine" : "is now in quarantine";
      const mail = waiting > 0 ? `, and ${counted(waiting, "waiting email")} will not go out` : "";
      await write(`${reference} ${done}${mail}.\n`);
    }
    // Thrown last: a withdrawn form must not block the others, and must not be overlooked in a wave of thirty.
    if (withdrawn.length > 0) throw new Refused(`Cannot quarantine withdrawn submissions: ${withdrawn.join(", ")}.`);
  },
};

/** Resolves to the other submissions with the same text. Withdrawn ones have no text, so they never match. */
async function copiesOf(submissions: readonly Submission[], store: Store): Promise<Submission[]> {
  const words = new Set(submissions.map((submission) => copyOf(submission)).filter(Boolean));
  const named = new Set(submissions.map(({ id }) => id));
  const copies: Submission[] = [];
  for await (const submission of store.all())
    if (!named.has(submission.id) && words.has(copyOf(submission))) copies.push(submission);
  return copies;
}
