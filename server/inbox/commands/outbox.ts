import type { Command } from "commander";
import type { MailJob } from "../../store/submission.ts";
import { examples, limitOption, mailStates, stateOption } from "../options.ts";
import { mailColumns, mailRow } from "../submission-text.ts";
import type { WithInbox } from "../surroundings.ts";
import { table } from "../text.ts";

export function addOutbox(program: Command, withInbox: WithInbox): void {
  program
    .command("outbox")
    .summary("the mail: waiting, sent, given up")
    .description(
      `Shows mail, the newest first. 'waiting' goes out by itself, once a mail server is configured
(SMTP_URL). 'dead' was refused for good or tried for two days; 'retry' gives it another chance.`,
    )
    .addOption(stateOption(mailStates))
    .addOption(limitOption(50))
    .addHelpText("after", examples("outbox --state dead"))
    .action(({ state, limit }: { state?: MailJob["state"]; limit: number }) =>
      withInbox(async ({ store, write, now, place }) => {
        const mail = await store.listMail({ state, limit: limit + 1 });
        if (mail.length === 0) return await write(`No such mail is in ${place}.\n`);
        const rows = mail.slice(0, limit).map((job) => mailRow(job, now));
        await write(table(mailColumns, rows));
        if (mail.length > limit) await write(`\nThere is more: --limit ${limit * 4} shows more of it.\n`);
      }),
    );
}
