import { Command, type OutputConfiguration } from "commander";
import { addExport } from "./commands/export.ts";
import { addForget } from "./commands/forget.ts";
import { addList } from "./commands/list.ts";
import { addOutbox } from "./commands/outbox.ts";
import { addPurge } from "./commands/purge.ts";
import { addRelease } from "./commands/release.ts";
import { addRetry } from "./commands/retry.ts";
import { addShow } from "./commands/show.ts";
import { addStats } from "./commands/stats.ts";
import type { WithInbox } from "./surroundings.ts";
import { lineWidth } from "./text/table.ts";

/** In the order help lists them. */
const commands = [addList, addShow, addExport, addRelease, addForget, addPurge, addOutbox, addRetry, addStats];

/** The command line. Throws `CommanderError` where no command is run: for help, and at what it does not understand. */
export function inboxProgram(withInbox: WithInbox, output: OutputConfiguration): Command {
  const program = new Command("npm run inbox --")
    .usage("COMMAND")
    .description("What people sent through the forms of the site, and the mail about it.")
    .addHelpText(
      "after",
      `
Times are Eastern.

The data is in the folder DATA_DIR (.data without it), or in PostgreSQL where DATABASE_URL is set:
give both the same values that the service has. All of it works while the service runs.`,
    )
    .showHelpAfterError("Add --help to see how it is written.")
    .configureOutput({ getOutHelpWidth: () => lineWidth, getErrHelpWidth: () => lineWidth, ...output })
    .exitOverride();
  for (const add of commands) add(program, withInbox);
  return program;
}
