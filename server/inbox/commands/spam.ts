import type { Command } from "commander";
import { copyOf, marksOf } from "../../spam/likeness.ts";
import type { Submission } from "../../store/submission.ts";
import { examples } from "../options.ts";
import { counted } from "../submission-text.ts";
import { Refused, type Surroundings, type WithInbox } from "../surroundings.ts";
import { found } from "./show.ts";

export function addSpam(program: Command, withInbox: WithInbox): void {
  program
    .command("spam")
    .summary("sets forms aside as spam, and teaches to know alike ones")
    .description(
      `Puts forms into quarantine and deletes their mail that has not gone yet. What is like them (the
sender, the links, the words) is set aside more easily for as long as they are kept. For those that
are in quarantine already it only teaches. 'release' takes all of it back.`,
    )
    .argument("<references...>", "what 'list' shows, one or more")
    .option("--copies", "with every other form that has the same words, as a wave has")
    .addHelpText("after", examples("spam KG-7M4QX2WP", "spam KG-7M4QX2WP KG-22222222 --copies"))
    .action((references: string[], { copies = false }: { copies?: boolean }) =>
      withInbox((surroundings) => markSpam(references, copies, surroundings)),
    );
}

async function markSpam(references: readonly string[], withCopies: boolean, { store, write }: Surroundings) {
  // Finds all of them before setting the first aside, so that an unknown reference changes nothing.
  const submissions = [];
  for (const reference of references) submissions.push(await found(store, reference));
  if (withCopies) submissions.push(...(await copiesOf(submissions, store)));
  const takenBack: string[] = [];
  for (const submission of submissions) {
    const { id, reference, state } = submission;
    const waiting = (await store.listMail({ submissionId: id, state: "waiting" })).length;
    if (!(await store.setAside(id, marksOf(submission)))) {
      takenBack.push(reference);
      continue;
    }
    const done = state === "quarantined" ? "was in quarantine already" : "is in quarantine now";
    const mail = waiting > 0 ? `, and ${counted(waiting, "mail")} that waited will not go` : "";
    await write(`${reference} ${done}${mail}.\n`);
  }
  if (takenBack.length < submissions.length) await write("What is like that is set aside more easily from now on.\n");
  // Thrown last: a withdrawn form must not block the others, and must not be overlooked in a wave of thirty.
  if (takenBack.length > 0) throw new Refused(`Taken back by whoever sent it: ${takenBack.join(", ")}.`);
}

/** Withdrawn submissions have no text left, so they never match. */
async function copiesOf(submissions: readonly Submission[], store: Surroundings["store"]): Promise<Submission[]> {
  const words = new Set(submissions.map((submission) => copyOf(submission)).filter(Boolean));
  const named = new Set(submissions.map(({ id }) => id));
  const copies: Submission[] = [];
  for await (const submission of store.all())
    if (!named.has(submission.id) && words.has(copyOf(submission))) copies.push(submission);
  return copies;
}
