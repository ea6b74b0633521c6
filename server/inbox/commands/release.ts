import { randomUUID } from "node:crypto";
import type { Command } from "commander";
import { roleOf } from "../../../data/staff-roles.ts";
import { mailCausedBy, staffAddressFor } from "../../mail/mail-for.ts";
import { examples } from "../options.ts";
import { counted } from "../submission-text.ts";
import { Refused, type Surroundings, type WithInbox } from "../surroundings.ts";
import { found } from "./show.ts";

export function addRelease(program: Command, withInbox: WithInbox): void {
  program
    .command("release")
    .summary("release a submission from quarantine and send its mail")
    .description(
      `Release a submission that a person wrote. Its mail goes out now: the notice to staff, and the
sender’s receipt, quiz results or newsletter confirmation.`,
    )
    .argument("<reference>", "reference from 'list --state quarantined'")
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
  if (!(await store.release(id, missing, now))) throw new Refused(`${reference} is not in quarantine.`);
  const made = (await store.listMail({ submissionId: id })).length;
  const isNotified = roleOf[form] === null || staffAddressFor(form, config) !== undefined;
  const noNotice = isNotified ? "" : " Staff get no notice, because STAFF_ADDRESS is not set.";
  await write(`${reference} is out of quarantine, with ${counted(made, "email")} in the outbox.${noNotice}\n`);
}
