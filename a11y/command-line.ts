import { Command, CommanderError, InvalidArgumentError } from "commander";
import type { Narrowing } from "./run/narrow.ts";

export interface Options extends Narrowing {
  changed?: true;
  transcripts?: true;
  resume?: true;
  gate?: true;
  url?: string;
  workers?: number;
}

/** Wrong usage, or a request for help. Commander has already printed the message. */
export class Leave extends Error {
  override name = "Leave";
  readonly exitCode: number;
  constructor(exitCode: number) {
    super("leave");
    this.exitCode = exitCode;
  }
}

const collect = (value: string, before: readonly string[] = []) => [...before, value];

/** Parses the arguments of `npm run a11y --`. Throws `Leave`. */
export function readCommandLine(words: readonly string[]): Options {
  const command = new Command("npm run a11y --")
    .description("Audits every page and state of the built site and writes reports to a11y/report/.")
    .option("--page <path>", "only this page; may stand several times, and * stands for any part: '/shop/*'", collect)
    .option("--state <name>", "only this state, e.g. 'menu open' or '*: with errors'", collect)
    .option("--mode <name>", "only this mode, e.g. dark", collect)
    .option("--width <px>", "only this width, e.g. 390", collect)
    .option("--engine <name>", "only this engine or check, e.g. axe", collect)
    .option("--changed", "only pages that the changes since the branch left main can touch")
    .option("--gate", "only what npm test looks for")
    .option("--resume", "go on with a run that was interrupted")
    .option("--url <address>", "a running deployment, e.g. https://www.example.org; no form is sent there", originOf)
    .option("--transcripts", "write anew what a screen reader says, to a11y/transcripts/spoken/, and audit nothing")
    .option("--workers <number>", "how many browsers at once; else one more than there are cores", wholeNumber)
    .addHelpText(
      "after",
      "\nExit code: 0 nothing fails, 1 something does, 2 the audit was not made, or not to its end; why is said.",
    );
  return parsed(command, words).opts<Options>();
}

/** Parses the arguments of `npm run a11y:sign --` and returns the folder. Throws `Leave`. */
export function readFolderToSign(words: readonly string[]): string {
  const command = new Command("npm run a11y:sign --")
    .description("Writes the reports in a folder anew from its report.json and the signed manual.json beside it.")
    .argument("[folder]", "where both are", "a11y/report")
    .addHelpText("after", "\nExit code: 0 all are written, 2 nothing is, and what to do first is said.");
  return parsed(command, words).processedArgs[0];
}

function parsed(command: Command, words: readonly string[]): Command {
  try {
    return command.exitOverride().parse(words, { from: "user" });
  } catch (error) {
    throw error instanceof CommanderError ? new Leave(error.exitCode === 0 ? 0 : 2) : error;
  }
}

function originOf(address: string): string {
  const url = URL.parse(address);
  if (!url || !["http:", "https:"].includes(url.protocol) || url.pathname !== "/")
    throw new InvalidArgumentError("It is like https://www.example.org, with nothing behind the name.");
  return url.origin;
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d?$/.test(text)) throw new InvalidArgumentError("It is a whole number from 1 to 99.");
  return Number(text);
}
