import { type Command, Misused, type Surroundings } from "../command.ts";
import { csv, fieldNames } from "../csv.ts";
import { formOption, oneOf, sinceOption, submissionFilter } from "../filter.ts";
import { jsonLines } from "../json-lines.ts";
import { counted } from "../mail-words.ts";
import { writePrivately } from "../private-file.ts";

const formats = ["csv", "jsonl"] as const;
const chunk = 64 * 1024;

export const exportForms: Command = {
  summary: "all of it as a file, for a spreadsheet or another program",
  about: `csv is for spreadsheets: one line for each form, one column for each field. Where a text begins like a
formula, an apostrophe is put before it, so that nothing anybody typed is ever run.

jsonl is for programs and archives: one JSON object a line, every character as it was typed.

Without --out it is printed. A file can be read by you alone.`,
  options: [
    { name: "format", value: "FORMAT", help: "csv or jsonl; this one has to be there" },
    formOption,
    { name: "state", value: "STATE", help: "received or quarantined; both without it" },
    sinceOption,
    { name: "out", value: "FILE", help: "writes it into this file" },
    { name: "force", help: "replaces the file where there is one" },
  ],
  async run({ store, write }, given) {
    const format = oneOf("--format", given.values.format, formats);
    if (!format) throw new Misused(`--format is missing: ${formats.join(" or ")}`);
    const filter = submissionFilter(given);
    const { out } = given.values;
    const send = async (into: Surroundings["write"]) => {
      const names = format === "csv" ? await fieldNames(filter.form, store.all(filter)) : [];
      const all = store.all(filter);
      return await sendAll(format === "csv" ? csv(names, all) : jsonLines(all), into);
    };
    if (out === undefined) return void (await send(write));
    let lines = 0;
    await writePrivately(out, given.flags.has("force"), async (into) => {
      lines = await send(into);
    });
    await write(`${counted(format === "csv" ? lines - 1 : lines, "form")} in ${out}\n`);
  },
};

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
