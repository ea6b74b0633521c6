import type { Command } from "commander";
import { copyOf } from "../../spam/score.ts";
import type { Submission } from "../../store/submission.ts";
import { examples } from "../options.ts";
import { counted } from "../submission-text.ts";
import { Refused, type Surroundings, type WithInbox } from "../surroundings.ts";
import { found } from "./show.ts";

export function addSpam(program: Command, withInbox: WithInbox): void {
  program
    .command("spam")
    .summary("quarantine submissions as spam")
    .description(
      `Move submissions to quarantine and delete their unsent mail. 'digest' no longer lists them.
'release' undoes it.`,
    )
    .argument("<references...>", "one or more references from 'list'")
    .option("--copies", "include every other submission with the same words")
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
