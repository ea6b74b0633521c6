import type { Command } from "commander";
import { addressKey } from "../../store/keys.ts";
import { addressArgument, examples } from "../options.ts";
import { counted } from "../submission-text.ts";
import { Refused, type Surroundings, type WithInbox } from "../surroundings.ts";
import { harmlessLine } from "../text.ts";

export function addForget(program: Command, withInbox: WithInbox): void {
  program
    .command("forget")
    .summary("deletes everything about one email address")
    .description(
      `Deletes every form with this address in one of its fields, the mail about it and to it, and its
newsletter subscription. Where its owner had unsubscribed, a hash of it stays and keeps mail away.
This cannot be undone, so it asks for the address once more. Backups and exported files are not
reached: delete those yourself.`,
    )
    .argument(...addressArgument)
    .option("--yes", "does not ask")
    .addHelpText("after", examples("forget noor@example.org"))
    .action((email: string, { yes = false }: { yes?: boolean }) =>
      withInbox((surroundings) => forget(email, yes, surroundings)),
    );
}

async function forget(email: string, isSure: boolean, { store, write, ask }: Surroundings): Promise<void> {
  const address = harmlessLine(email);
  if (!isSure) {
    const typed = await ask(`Everything about ${address} will be deleted for good. Type the address to go on: `);
    if (typed === undefined)
      throw new Refused("Nobody is here to confirm it. Nothing was deleted; --yes does not ask.");
    if (addressKey(typed) !== addressKey(email)) throw new Refused("That was another address. Nothing was deleted.");
  }
  const { submissions, mail, subscriptions } = await store.forget(email);
  if (submissions + mail + subscriptions === 0) throw new Refused(`Nothing here is about ${address}.`);
  const parts = [counted(submissions, "form"), counted(mail, "mail"), counted(subscriptions, "subscription")];
  await write(`Deleted: ${parts.join(", ")}. Backups and exported files still hold what they held.\n`);
}
