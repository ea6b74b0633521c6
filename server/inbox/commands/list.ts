import type { Command } from "commander";
import { examples, type FilterValues, filterOptions, limitOption, newest } from "../options.ts";
import { submissionTable } from "../submission-text.ts";
import type { Surroundings, WithInbox } from "../surroundings.ts";

type Values = FilterValues & { limit: number };

export function addList(program: Command, withInbox: WithInbox): void {
  const list = program
    .command("list")
    .summary("what came in, the newest first")
    .description(
      `Shows one line for each form. A check mark behind the reference means that somebody has answered it
('answered' marks it so). A star means quarantine: it looked like a machine’s or a seller’s work,
so no mail goes out. 'show' tells the whole form and why, 'release' lets it out, 'spam' puts others
in.`,
    );
  for (const option of filterOptions()) list.addOption(option);
  list
    .addOption(limitOption(25))
    .addHelpText(
      "after",
      examples("list --since yesterday", "list --form contact --unanswered", "list --event winter-kitchen"),
    )
    .action((values: Values) => withInbox((surroundings) => showList(values, surroundings)));
}

async function showList({ limit, ...filter }: Values, { store, write, now, place }: Surroundings): Promise<void> {
  const found = await newest(store, filter, { limit: limit + 1, now });
  if (found.length === 0) return await write(`Nothing of that kind is in ${place}.\n`);
  await write(submissionTable(found.slice(0, limit)));
  if (found.length > limit) await write(`\nThere is more: --limit ${limit * 4} shows more of it.\n`);
}
