import type { Command } from "commander";
import { marksOf } from "../../spam/likeness.ts";
import { counted } from "../mail-words.ts";
import { examples } from "../options.ts";
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
    .addHelpText("after", examples("spam KG-7M4QX2WP", "spam KG-7M4QX2WP KG-22222222"))
    .action((references: string[]) => withInbox((surroundings) => markSpam(references, surroundings)));
}

async function markSpam(references: readonly string[], { store, write }: Surroundings): Promise<void> {
  // All of them are looked up before the first is set aside.
  const submissions = [];
  for (const reference of references) submissions.push(await found(store, reference));
  for (const submission of submissions) {
    const { id, reference, state } = submission;
    const waiting = (await store.listMail({ submissionId: id, state: "waiting" })).length;
    if (!(await store.setAside(id, marksOf(submission))))
      throw new Refused(`${reference} was taken back by its sender.`);
    const done = state === "quarantined" ? "was in quarantine already" : "is in quarantine now";
    const mail = waiting > 0 ? `, and ${counted(waiting, "mail")} that waited will not go` : "";
    await write(`${reference} ${done}${mail}. What is like it is set aside more easily.\n`);
  }
}
