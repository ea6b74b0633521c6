import { type Command, Option } from "commander";
import { writePrivately } from "./export-formats.ts";
import { counted } from "./submission-text.ts";
import { Refused, type Surroundings } from "./surroundings.ts";
import { harmlessLines } from "./text.ts";

export const formats = ["csv", "jsonl"] as const;
export type Format = (typeof formats)[number];

const chunk = 64 * 1024;

export interface FileValues {
  out?: string;
  force?: boolean;
}

export function formatOption(what: string): Option {
  return new Option("--format <csv|jsonl>", what).choices(formats);
}

export function addFileOptions(command: Command): Command {
  return command
    .option("--out <file>", "write to this file, which only you can read")
    .option("--force", "replace an existing file");
}

/** The csv content begins with a header row. */
export type Content = Readonly<Record<Format, () => AsyncIterable<string>>>;

/** Writes the file and prints the number of `one` in it. Without a file, writes to the output. */
export async function sendOut(
  content: Content,
  { format, one, out, force = false }: FileValues & { format: Format; one: string },
  surroundings: Pick<Surroundings, "write" | "output">,
): Promise<void> {
  const pieces = content[format]();
  if (out === undefined) return void (await sendAll(pieces, plainWriter(surroundings)));
  let sent = 0;
  await writePrivately(out, force, async (into) => {
    sent = await sendAll(pieces, into);
  });
  await surroundings.write(`${counted(format === "csv" ? sent - 1 : sent, one)} in ${out}\n`);
}

/** Neutralizes control characters on a terminal, which would obey them. A file gets the exact input. */
export function plainWriter({ output, write }: Pick<Surroundings, "write" | "output">): Surroundings["write"] {
  if (output === "file behind npm")
    throw new Refused(
      `npm prints two extra lines before the output, which would damage the file.
Add --out <file> at the end, or start the command with 'npm run --silent inbox --'.`,
    );
  return output === "terminal" ? (text) => write(harmlessLines(text)) : write;
}

/** Sends chunks large enough to be worth a write. Resolves to the number of pieces. */
async function sendAll(pieces: AsyncIterable<string>, write: Surroundings["write"]): Promise<number> {
  let [text, count] = ["", 0];
  for await (const piece of pieces) {
    text += piece;
    count++;
    if (text.length < chunk) continue;
    await write(text);
    text = "";
  }
  if (text) await write(text);
  return count;
}
