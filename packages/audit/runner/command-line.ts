import { Command, CommanderError, InvalidArgumentError } from "commander";
import type { Narrowing } from "./narrow.ts";

export interface Options extends Narrowing {
  transcripts?: true;
  resume?: true;
  list?: true;
  gate?: true;
  url?: string;
  pages?: string;
  sitemap?: string;
  name?: string;
  email?: string;
  access?: string;
  pace?: number;
  ignoreRobots?: true;
  against?: string;
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

/** Parses the arguments of `npm run a11y --`. Throws `Leave`, or an `Error` for options that do not fit together. */
export function readCommandLine(words: readonly string[]): Options {
  const command = new Command("npm run a11y --")
    .description("Audit every page and state of the built site. Write the reports to a11y/report/.")
    .option("--page <path>", "Audit only this page, e.g. '/shop/*'. Repeat the option for more pages.", collect)
    .option("--state <name>", "Audit only this state, e.g. 'menu open' or '*: with errors'", collect)
    .option("--mode <name>", "Audit only this mode, e.g. dark", collect)
    .option("--width <px>", "Audit only this width, e.g. 390", collect)
    .option("--engine <name>", "Run only this engine or check, e.g. axe", collect)
    .option("--gate", "Run only the checks of npm test")
    .option("--list", "List what the audit would do and how long it would take, without an audit")
    .option("--resume", "Continue an interrupted run")
    .option(
      "--url <address>",
      "Audit a running deployment, e.g. https://www.example.org. The audit sends no forms there.",
      originOf,
    )
    .option("--pages <file>", "With --url, audit any site: the file has a path or an address on each line")
    .option("--sitemap <address>", "With --url, audit any site: the pages of its sitemap.xml")
    .option("--name <name>", "With --pages or --sitemap, the name of the site in the reports")
    .option("--email <address>", "With --pages or --sitemap, the address in the reports for questions about the site")
    .option(
      "--access <file>",
      "With --url, a JSON file with a username and password, headers or cookies. They are sent to this site only.",
    )
    .option(
      "--pace <ms>",
      "With --url, the minimum time between two openings of a page. The default is Crawl-delay in robots.txt.",
      milliseconds,
    )
    .option("--ignore-robots", "With --pages or --sitemap, audit pages that robots.txt excludes")
    .option("--transcripts", "Write screen reader transcripts to a11y/transcripts/spoken/ without an audit")
    .option(
      "--against <report>",
      "Compare with an earlier report.json, and carry over its checklist. Lists new, open and fixed findings.",
    )
    .option(
      "--workers <number>",
      "Set the number of parallel browsers. The default is twice the number of cores plus one.",
      wholeNumber,
    )
    .addHelpText(
      "after",
      "\nExit codes:\n  0  The audit found no failures.\n  1  The audit found failures, or an accepted finding matches nothing.\n  2  The audit did not start or did not finish. The message gives the reason.",
    );
  const options = parsed(command, words).opts<Options>();
  if ((options.pages || options.sitemap) && !options.url)
    throw new Error("--pages and --sitemap need the address of the site; add --url https://www.example.org");
  const isAnySite = Boolean(options.pages || options.sitemap);
  if ((options.name || options.email || options.ignoreRobots) && !isAnySite)
    throw new Error("--name, --email and --ignore-robots describe any site; add --pages or --sitemap");
  if ((options.access || options.pace !== undefined) && !options.url)
    throw new Error("--access and --pace are for a running site; add --url https://www.example.org");
  if (options.pages && options.sitemap) throw new Error("give either --pages or --sitemap");
  return options;
}

/**
 * Parses the arguments of `npm run a11y:sign --` and returns the folder. Throws `Leave` for wrong usage or a request
 * for help.
 */
export function readFolderToSign(words: readonly string[]): string {
  const command = new Command("npm run a11y:sign --")
    .description("Rewrite the reports in a folder from its report.json and its signed manual.json.")
    .argument("[folder]", "Folder that contains both files", "a11y/report")
    .addHelpText(
      "after",
      "\nExit codes:\n  0  The command wrote all reports.\n  2  The command wrote no reports. The message gives the next step.",
    );
  return parsed(command, words).processedArgs[0];
}

function parsed(command: Command, words: readonly string[]): Command {
  try {
    return command.exitOverride().helpOption("-h, --help", "Show this help").parse(words, { from: "user" });
  } catch (error) {
    throw error instanceof CommanderError ? new Leave(error.exitCode === 0 ? 0 : 2) : error;
  }
}

function originOf(address: string): string {
  const url = URL.parse(address);
  if (!url || !["http:", "https:"].includes(url.protocol) || url.pathname !== "/")
    throw new InvalidArgumentError("Use an origin without a path, such as https://www.example.org.");
  return url.origin;
}

function milliseconds(text: string): number {
  if (!/^\d{1,5}$/.test(text)) throw new InvalidArgumentError("Use milliseconds from 0 to 99999.");
  return Number(text);
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d?$/.test(text)) throw new InvalidArgumentError("Use a whole number from 1 to 99.");
  return Number(text);
}
