import { Command, type OutputConfiguration } from "commander";
import { harmlessDetails } from "./audit.ts";
import { backupCommand, restoreCommand } from "./commands/backup.ts";
import { answeredCommand, releaseCommand, showCommand, spamCommand } from "./commands/by-reference.ts";
import { digestCommand } from "./commands/digest.ts";
import { exportCommand } from "./commands/export.ts";
import { listCommand } from "./commands/list.ts";
import { encryptCommand, forgetCommand, purgeCommand, ranCommand } from "./commands/maintenance.ts";
import { outboxCommand } from "./commands/outbox.ts";
import { searchCommand } from "./commands/search.ts";
import { type Context, needsReview, type StaffCommand } from "./context.ts";
import { lineWidth } from "./text.ts";

const commands: readonly StaffCommand[] = [
  listCommand,
  showCommand,
  searchCommand,
  digestCommand,
  answeredCommand,
  exportCommand,
  forgetCommand,
  releaseCommand,
  spamCommand,
  purgeCommand,
  outboxCommand,
  encryptCommand,
  backupCommand,
  restoreCommand,
  ranCommand,
];

/**
 * Creates the command line. `withInbox` opens the inbox for a command and closes it afterward. The parser throws
 * `CommanderError` if no command runs: for help, or for invalid arguments.
 */
export function inboxProgram(
  withInbox: (command: StaffCommand, work: (surroundings: Context) => Promise<void>) => Promise<void>,
  output: OutputConfiguration,
  name: string,
): Command {
  const program = new Command(name)
    .usage("<command> [options]")
    .description("Read and manage the submissions that people sent, and the mail about them.")
    .addHelpText(
      "after",
      `
Arguments: <required> [optional]. Times are Eastern.
Exit codes: 0 success, 1 not found or refused, 2 invalid arguments, ${needsReview} failed or late mail ('digest').

The data is in the folder DATA_DIR (default: .data), or in PostgreSQL if DATABASE_URL is set.
Set both to the service’s values. Commands work while the service runs.`,
    )
    .showHelpAfterError("Add --help to see the usage.")
    .configureOutput({ getOutHelpWidth: () => lineWidth, getErrHelpWidth: () => lineWidth, ...output })
    .exitOverride();
  for (const staffCommand of commands) {
    const { summary, description, argument, options = [], examples, run } = staffCommand;
    const command = program.command(staffCommand.name).summary(summary).description(description);
    if (argument) command.addArgument(argument);
    for (const option of options) command.addOption(option);
    const usage = [
      argument && `<${argument.name()}${argument.variadic ? "..." : ""}>`,
      options.length > 0 && "[options]",
    ];
    command
      .usage(usage.filter(Boolean).join(" "))
      .addHelpText(
        "after",
        `\nExamples:\n${examples.map((each) => `  ${name} ${command.name()} ${each}`.trimEnd()).join("\n")}`,
      )
      .action((...given) =>
        withInbox(staffCommand, async (surroundings) => {
          await surroundings.audit(harmlessDetails(command.opts(), given[0], surroundings.now));
          await run(surroundings, command.opts(), given[0]);
        }),
      );
  }
  return program.configureHelp({ subcommandTerm: (command) => `${command.name()} ${command.usage()}`.trimEnd() });
}
