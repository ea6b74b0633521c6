import type { Command } from "commander";
import { addressKey } from "../../store/keys.ts";
import { addressArgument, examples } from "../options.ts";
import { counted } from "../submission-text.ts";
import { Refused, type Surroundings, type WithInbox } from "../surroundings.ts";
import { harmlessLine } from "../text.ts";

export function addForget(program: Command, withInbox: WithInbox): void {
  program
    .command("forget")
    .summary("delete everything about one email address")
    .description(
      `Delete every submission with this address in a field, the mail about it and to it, and its
newsletter subscription. If the address is unsubscribed, a hash of it stays and prevents mail.
You cannot undo this, so you must type the address again. Delete backups and exported files
separately.`,
    )
    .argument(...addressArgument)
    .option("--yes", "skip the confirmation")
    .addHelpText("after", examples("forget noor@example.org"))
    .action((email: string, { yes = false }: { yes?: boolean }) =>
      withInbox((surroundings) => forget(email, yes, surroundings)),
    );
}

async function forget(email: string, isSure: boolean, { store, write, ask }: Surroundings): Promise<void> {
  const address = harmlessLine(email);
  if (!isSure) {
    const typed = await ask(`This permanently deletes everything about ${address}. Type the address to continue: `);
    if (typed === undefined)
      throw new Refused(
        "Cannot confirm without a terminal, so nothing was deleted. Add --yes to skip the confirmation.",
      );
    if (addressKey(typed) !== addressKey(email)) throw new Refused("The addresses differ, so nothing was deleted.");
  }
  const { submissions, mail, subscriptions } = await store.forget(email);
  if (submissions + mail + subscriptions === 0) throw new Refused(`Found nothing about ${address}.`);
  const parts = [counted(submissions, "submission"), counted(mail, "email"), counted(subscriptions, "subscription")];
  await write(`Deleted: ${parts.join(", ")}. Backups and exported files are unchanged.\n`);
}
