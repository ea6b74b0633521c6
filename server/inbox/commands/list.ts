import type { Command } from "commander";
import { examples, type FilterValues, filterOptions, limitOption, newest } from "../options.ts";
import { submissionTable } from "../submission-text.ts";
import type { Surroundings, WithInbox } from "../surroundings.ts";

type Values = FilterValues & { limit: number };

export function addList(program: Command, withInbox: WithInbox): void {
  const list = program
    .command("list")
    .summary("list submissions, newest first")
    .description(
      `Print one line for each submission. A check mark after the reference means that a person has
answered it (see 'answered'). A star means quarantine: the submission looks like spam, so no mail
goes out. 'show' prints the whole submission and the reason. 'release' takes a submission out of
quarantine, and 'spam' moves one there.`,
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
  if (found.length === 0) return await write(`No matching submissions in ${place}.\n`);
  await write(submissionTable(found.slice(0, limit)));
  if (found.length > limit) await write(`\nAdd --limit ${limit * 4} to see more.\n`);
}
