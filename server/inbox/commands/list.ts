import type { Command } from "../command.ts";
import { formOption, limitOf, sinceOption, submissionFilter } from "../filter.ts";
import { beginningOf, senderOf } from "../read-aloud.ts";
import { table } from "../text/table.ts";
import { minuteOf } from "../text/times.ts";

const columns = [
  { title: "Reference" },
  { title: "Came in (Eastern)" },
  { title: "Form" },
  { title: "Who", gives: true as const },
  { title: "First words", gives: true as const },
];

const usual = 25;

export const list: Command = {
  summary: "what came in, the newest first",
  about: `Shows one line for each form. A star behind the reference means quarantine: it looked like a
machine’s work, so no mail went out. 'show' tells the whole form, 'release' lets it out.`,
  options: [
    formOption,
    { name: "state", value: "STATE", help: "received or quarantined; both without it" },
    sinceOption,
    { name: "limit", value: "N", help: `at most so many; ${usual} without it` },
  ],
  async run({ store, write }, given) {
    const limit = limitOf(given, usual);
    const found = await store.list({ ...submissionFilter(given), limit: limit + 1 });
    if (found.length === 0) return await write("Nothing of that kind has come in.\n");
    const shown = found.slice(0, limit);
    const rows = shown.map((submission) => [
      submission.reference + (submission.state === "quarantined" ? " *" : ""),
      minuteOf(submission.receivedAt),
      submission.form,
      senderOf(submission),
      beginningOf(submission),
    ]);
    await write(table(columns, rows));
    if (shown.some(({ state }) => state === "quarantined")) await write("\n* in quarantine\n");
    if (found.length > limit) await write(`\nThere is more: --limit ${limit * 4} shows more of it.\n`);
  },
};
