import type { Command } from "../command.ts";
import { limitOf, mailStates, oneOf } from "../filter.ts";
import { mailColumns, mailRow } from "../mail-words.ts";
import { table } from "../text/table.ts";

const usual = 50;

export const outbox: Command = {
  summary: "the mail: waiting, sent, given up",
  about: `Shows mail, the newest first. 'waiting' goes out by itself, once a mail server is configured
(SMTP_URL). 'dead' was refused for good or tried for two days; 'retry' gives it another chance.`,
  options: [
    { name: "state", value: "STATE", help: "waiting, sent or dead; all without it" },
    { name: "limit", value: "N", help: `at most so many; ${usual} without it` },
  ],
  async run({ store, write, now }, given) {
    const state = oneOf("--state", given.values.state, mailStates);
    const limit = limitOf(given, usual);
    const mail = await store.listMail({ state, limit: limit + 1 });
    if (mail.length === 0) return await write("There is no such mail.\n");
    const rows = mail.slice(0, limit).map((job) => mailRow(job, now));
    await write(table(mailColumns, rows));
    if (mail.length > limit) await write(`\nThere is more: --limit ${limit * 4} shows more of it.\n`);
  },
};
