import { type Command, InvalidArgumentError } from "commander";
import type { Submission } from "../../store/submission.ts";
import { finder } from "../find-words.ts";
import { chosen, examples, type FilterValues, filterOptions, limitOption } from "../options.ts";
import { submissionTable } from "../submission-table.ts";
import type { Surroundings, WithInbox } from "../surroundings.ts";
import { harmlessLine } from "../text/harmless.ts";

type Values = FilterValues & { limit: number };

const longest = 200;

export function addSearch(program: Command, withInbox: WithInbox): void {
  const command = program
    .command("search")
    .summary("finds a name, an address, a word or a reference in all forms")
    .description(
      `Looks through every field of every form, in quarantine too. Several words have to be in the same
form, in any order. Capital letters and accents do not matter: 'zoe' finds Zoë.`,
    )
    .argument("<words...>", "what to look for", readWords);
  for (const option of filterOptions()) command.addOption(option);
  command
    .addOption(limitOption(25))
    .addHelpText(
      "after",
      examples("search haddad", "search noor@example.org", "search wheelchair ramp --since 2026-11-01"),
    )
    .action((words: string[], values: Values) =>
      withInbox((surroundings) => search(words.join(" "), values, surroundings)),
    );
}

function readWords(typed: string, earlier: string[] = []): string[] {
  const words = [...earlier, typed];
  const text = words.join(" ");
  if (text.length > longest) throw new InvalidArgumentError(`It is too long; ${longest} characters are enough.`);
  if (text.trim() === "") throw new InvalidArgumentError("It is empty.");
  return words;
}

async function search(typed: string, { limit, ...filter }: Values, { store, write, now, place }: Surroundings) {
  const lineIn = finder(typed);
  const found = new Map<Submission, string>();
  for await (const submission of chosen(store, filter, now)) {
    const line = lineIn(submission);
    if (line !== undefined) found.set(submission, line);
  }
  if (found.size === 0) return await write(`Nothing with '${harmlessLine(typed)}' is in ${place}.\n`);
  const shown = [...found.keys()].reverse().slice(0, limit);
  await write(submissionTable(shown, { title: "Found", excerptOf: (submission) => found.get(submission) ?? "" }));
  if (found.size > limit) await write(`\nThere are ${found.size}: --limit ${found.size} shows all of them.\n`);
}
