import type { Command } from "commander";
import type { MailJob } from "../../store/submission.ts";
import { examples, limitOption, mailStates, stateOption } from "../options.ts";
import { mailColumns, mailRow } from "../submission-text.ts";
import type { WithInbox } from "../surroundings.ts";
import { table } from "../text.ts";

export function addOutbox(program: Command, withInbox: WithInbox): void {
  program
    .command("outbox")
    .summary("list mail that is waiting, sent or failed")
    .description(
      `List mail, newest first. The service sends 'waiting' mail if SMTP_URL is set. Mail is 'dead' if
the mail server refused it, or if every try in two days failed. 'retry' sends it again.`,
    )
    .addOption(stateOption(mailStates))
    .addOption(limitOption(50))
    .addHelpText("after", examples("outbox --state dead"))
    .action(({ state, limit }: { state?: MailJob["state"]; limit: number }) =>
      withInbox(async ({ store, write, now, place }) => {
        const mail = await store.listMail({ state, limit: limit + 1 });
        if (mail.length === 0) return await write(`No matching mail in ${place}.\n`);
        const rows = mail.slice(0, limit).map((job) => mailRow(job, now));
        await write(table(mailColumns, rows));
        if (mail.length > limit) await write(`\nAdd --limit ${limit * 4} to see more.\n`);
      }),
    );
}
