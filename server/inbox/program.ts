import { Command, type OutputConfiguration } from "commander";
import { addAnswered } from "./commands/answered.ts";
import { addDigest } from "./commands/digest.ts";
import { addEncrypt } from "./commands/encrypt.ts";
import { addExport } from "./commands/export.ts";
import { addForget } from "./commands/forget.ts";
import { addList } from "./commands/list.ts";
import { addOutbox } from "./commands/outbox.ts";
import { addPerson } from "./commands/person.ts";
import { addPurge } from "./commands/purge.ts";
import { addRelease } from "./commands/release.ts";
import { addRetry } from "./commands/retry.ts";
import { addSearch } from "./commands/search.ts";
import { addShow } from "./commands/show.ts";
import { addSpam } from "./commands/spam.ts";
import { addStats } from "./commands/stats.ts";
import { addSubscribers } from "./commands/subscribers.ts";
import { addWatch } from "./commands/watch.ts";
import { needsALook, type WithInbox } from "./surroundings.ts";
import { lineWidth } from "./text/table.ts";

const commands = [
  addList,
  addShow,
  addSearch,
  addWatch,
  addDigest,
  addAnswered,
  addSubscribers,
  addExport,
  addPerson,
  addForget,
  addRelease,
  addSpam,
  addPurge,
  addOutbox,
  addRetry,
  addStats,
  addEncrypt,
];

/**
 * Creates the command line. Its parser throws `CommanderError` if no command runs: for help, or for invalid arguments.
 */
export function inboxProgram(withInbox: WithInbox, output: OutputConfiguration): Command {
  const program = new Command("npm run inbox --")
    .usage("COMMAND")
    .description("What people sent through the forms of the site, and the mail about it.")
    .addHelpText(
      "after",
      `
What stands in <> has to be given, what stands in [] may be. Times are Eastern.
Exit codes: 0 done, 1 not found or refused, 2 not understood, ${needsALook} mail is given up or late ('digest').

The data is in the folder DATA_DIR (.data without it), or in PostgreSQL where DATABASE_URL is set:
give both the same values that the service has. All of it works while the service runs.`,
    )
    .showHelpAfterError("Add --help to see how it is written.")
    .configureOutput({ getOutHelpWidth: () => lineWidth, getErrHelpWidth: () => lineWidth, ...output })
    .exitOverride();
  for (const add of commands) add(program, withInbox);
  for (const command of program.commands) command.usage(usageOf(command));
  return program.configureHelp({ subcommandTerm: (command) => `${command.name()} ${command.usage()}`.trimEnd() });
}

/** Adds the required options, which commander omits. */
function usageOf({ options, registeredArguments }: Command): string {
  const [required, optional] = [
    options.filter(({ mandatory }) => mandatory),
    options.filter(({ mandatory }) => !mandatory),
  ];
  const places = registeredArguments.map((argument) => {
    const name = argument.name() + (argument.variadic ? "..." : "");
    return argument.required ? `<${name}>` : `[${name}]`;
  });
  return [...required.map(({ flags }) => flags), ...places, ...(optional.length > 0 ? ["[options]"] : [])].join(" ");
}
