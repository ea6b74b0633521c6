import type { Command } from "commander";
import {
  examples,
  type FilterValues,
  formOption,
  limitOption,
  sinceOption,
  stateOption,
  submissionFilter,
  submissionStates,
} from "../options.ts";
import { beginningOf, senderOf } from "../read-aloud.ts";
import type { WithInbox } from "../surroundings.ts";
import { table } from "../text/table.ts";
import { minuteOf } from "../text/times.ts";

const columns = [
  { title: "Reference" },
  { title: "Came in (Eastern)" },
  { title: "Form" },
  { title: "Who", gives: true as const },
  { title: "First words", gives: true as const },
];

export function addList(program: Command, withInbox: WithInbox): void {
  program
    .command("list")
    .summary("what came in, the newest first")
    .description(
      `Shows one line for each form. A star behind the reference means quarantine: it looked like a
machine’s work, so no mail went out. 'show' tells the whole form, 'release' lets it out.`,
    )
    .addOption(formOption())
    .addOption(stateOption(submissionStates))
    .addOption(sinceOption())
    .addOption(limitOption(25))
    .addHelpText("after", examples("list --form contact --since 2026-11-01", "list --state quarantined"))
    .action(({ limit, ...filter }: FilterValues & { limit: number }) =>
      withInbox(async ({ store, write }) => {
        const found = await store.list({ ...submissionFilter(filter), limit: limit + 1 });
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
      }),
    );
}
