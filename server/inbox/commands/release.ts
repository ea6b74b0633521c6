import { randomUUID } from "node:crypto";
import type { Command } from "commander";
import { roleOf } from "../../../data/staff-roles.ts";
import { mailCausedBy, staffAddressFor } from "../../mail/mail-for.ts";
import { marksOf } from "../../spam/likeness.ts";
import { examples } from "../options.ts";
import { counted } from "../submission-text.ts";
import { Refused, type Surroundings, type WithInbox } from "../surroundings.ts";
import { found } from "./show.ts";

export function addRelease(program: Command, withInbox: WithInbox): void {
  program
    .command("release")
    .summary("takes one form out of quarantine, sends its mail, and lets alike ones pass")
    .description(
      `For a form that a person wrote after all. The mail it would have caused is made now: the notice to
the staff, where they have an address, and the sender’s: the receipt, the quiz’s results or the
newsletter’s confirmation. What is like it (its sender, its links, its words) is set aside less
easily for as long as it is kept.`,
    )
    .argument("<reference>", "what 'list --state quarantined' shows")
    .addHelpText("after", examples("release KG-7M4QX2WP"))
    .action((reference: string) => withInbox((surroundings) => release(reference, surroundings)));
}

async function release(typed: string, { store, config, write, now }: Surroundings): Promise<void> {
  const { id, form, fields, reference } = await found(store, typed);
  const { staffAddress, roleAddresses } = config;
  const options = { staffAddress, roleAddresses, now, newId: randomUUID };
  const mail = await mailCausedBy({ form, fields, state: "received" }, store, options);
  // A form that staff set aside by hand has already caused some of its mail.
  const had = new Set((await store.listMail({ submissionId: id })).map(({ kind }) => kind));
  const missing = mail.filter(({ kind }) => !had.has(kind));
  if (!(await store.release(id, missing, now, marksOf({ form, fields }))))
    throw new Refused(`${reference} is not in quarantine.`);
  const made = (await store.listMail({ submissionId: id })).length;
  const isTold = roleOf[form] === null || staffAddressFor(form, config) !== undefined;
  const noNotice = isTold ? "" : " No notice: STAFF_ADDRESS is not set here.";
  await write(`${reference} is out of quarantine, with ${counted(made, "mail")} in the outbox.${noNotice}\n`);
}
