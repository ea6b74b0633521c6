import { type Command, Option } from "commander";
import { csv, fieldNames } from "../csv.ts";
import { jsonLines } from "../json-lines.ts";
import { counted } from "../mail-words.ts";
import {
  examples,
  type FilterValues,
  formOption,
  sinceOption,
  stateOption,
  submissionFilter,
  submissionStates,
} from "../options.ts";
import { writePrivately } from "../private-file.ts";
import type { Surroundings, WithInbox } from "../surroundings.ts";

const formats = ["csv", "jsonl"] as const;
const chunk = 64 * 1024;

interface Values extends FilterValues {
  format: (typeof formats)[number];
  out?: string;
  force?: boolean;
}

export function addExport(program: Command, withInbox: WithInbox): void {
  program
    .command("export")
    .summary("all of it as a file, for a spreadsheet or another program")
    .description(
      `csv is for spreadsheets: one line for each form, one column for each field. Where a text begins
like a formula, an apostrophe is put before it, so that nothing anybody typed is ever run.

jsonl is for programs and archives: one JSON object a line, every character as it was typed.

Without --out it is printed. A file can be read by you alone.`,
    )
    .addOption(new Option("--format <csv|jsonl>", "what to write (required)").choices(formats).makeOptionMandatory())
    .addOption(formOption())
    .addOption(stateOption(submissionStates))
    .addOption(sinceOption())
    .option("--out <file>", "writes it into this file")
    .option("--force", "replaces the file where there is one")
    .addHelpText("after", examples("export --format csv --out forms.csv", "export --format jsonl --form newsletter"))
    .action((values: Values) => withInbox((surroundings) => exportForms(values, surroundings)));
}

async function exportForms({ format, out, force = false, ...typed }: Values, { store, write }: Surroundings) {
  const filter = submissionFilter(typed);
  const send = async (into: Surroundings["write"]) => {
    const names = format === "csv" ? await fieldNames(filter.form, store.all(filter)) : [];
    const all = store.all(filter);
    return await sendAll(format === "csv" ? csv(names, all) : jsonLines(all), into);
  };
  if (out === undefined) return void (await send(write));
  let lines = 0;
  await writePrivately(out, force, async (into) => {
    lines = await send(into);
  });
  await write(`${counted(format === "csv" ? lines - 1 : lines, "form")} in ${out}\n`);
}

/** In pieces worth a call each. Resolves to the number of lines. */
async function sendAll(lines: AsyncIterable<string>, write: Surroundings["write"]): Promise<number> {
  let [piece, count] = ["", 0];
  for await (const line of lines) {
    piece += line;
    count++;
    if (piece.length < chunk) continue;
    await write(piece);
    piece = "";
  }
  if (piece) await write(piece);
  return count;
}
