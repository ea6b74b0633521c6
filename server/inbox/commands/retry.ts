import type { Command } from "commander";
import type { Store } from "../../store/store.ts";
import type { MailJob } from "../../store/submission.ts";
import { examples } from "../options.ts";
import { counted, shortId } from "../submission-text.ts";
import { Refused, type Surroundings, type WithInbox } from "../surroundings.ts";

export function addRetry(program: Command, withInbox: WithInbox): void {
  program
    .command("retry")
    .summary("send failed or waiting mail again")
    .description("Make mail due now, and restart its count of tries. Specify one mail ID or --all-dead.")
    .argument("[mail-id]", "ID from 'outbox' or 'show', or the beginning of one")
    .option("--all-dead", "retry all failed mail")
    .addHelpText("after", examples("retry 5f0c2a52", "retry --all-dead"))
    .action((mailId: string | undefined, { allDead }: { allDead?: boolean }, command: Command) => {
      if (mailId && !allDead) return withInbox((surroundings) => retryOne(mailId, surroundings));
      if (allDead && !mailId) return withInbox(retryAllDead);
      command.error("error: specify one mail ID or --all-dead");
    });
}

async function retryAllDead({ store, write, now }: Surroundings): Promise<void> {
  const dead = await store.listMail({ state: "dead" });
  for (const { id } of dead) await store.retryMail(id, now);
  await write(`${counted(dead.length, "email")} due now.\n`);
}

async function retryOne(typed: string, { store, write, now }: Surroundings): Promise<void> {
  const { id } = await meant(store, typed);
  if (!(await store.retryMail(id, now))) throw new Refused(`Mail ${shortId(id)} was already sent.`);
  await write(`Mail ${shortId(id)} is due now.\n`);
}

async function meant(store: Store, beginning: string): Promise<MailJob> {
  const exact = await store.findMail(beginning.toLowerCase());
  if (exact) return exact;
  const [first, ...more] = (await store.listMail()).filter(({ id }) => id.startsWith(beginning.toLowerCase()));
  if (!first) throw new Refused(`No mail has the ID '${beginning}'. Run 'outbox' to list the IDs.`);
  if (more.length > 0)
    throw new Refused(
      `Several IDs begin with '${beginning}'. Type more of one: ${[first, ...more]
        .slice(0, 5)
        .map(({ id }) => id)
        .join(", ")}`,
    );
  return first;
}
