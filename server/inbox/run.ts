import { StoreBusy } from "../store/store.ts";
import { type Command, Misused, Refused, type Surroundings } from "./command.ts";
import { commands } from "./commands.ts";
import { commandHelp, overallHelp } from "./help.ts";
import { openInbox } from "./open-inbox.ts";
import { readArguments } from "./read-arguments.ts";
import { harmlessLines } from "./text/harmless.ts";

export interface Terminal extends Pick<Surroundings, "write" | "ask"> {
  environment: Readonly<Record<string, string | undefined>>;
  /** Says what went wrong. */
  complain: (text: string) => void;
  now: () => number;
}

/** Does what the arguments say and resolves to the exit code: 0 done, 1 not found or refused, 2 not understood. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    await perform(args, terminal);
    return 0;
  } catch (error) {
    // Whoever reads has read enough, as `head` does.
    if ((error as NodeJS.ErrnoException).code === "EPIPE") return 0;
    const words = complaint(error, args[0]);
    if (words === undefined) throw error;
    terminal.complain(`${harmlessLines(words)}\n`);
    return error instanceof Misused ? 2 : 1;
  }
}

async function perform(args: readonly string[], { environment, now, write, ask }: Terminal): Promise<void> {
  const [name = "", ...rest] = args;
  if (name === "--help" || name === "-h" || (name === "help" && rest.length === 0)) return await write(overallHelp());
  if (name === "help") return await perform([rest[0] ?? "", "--help"], { environment, now, write, ask, complain() {} });
  const command = named(name);
  const given = readArguments(command, rest);
  if (given === "help") return await write(commandHelp(name, command));
  const { store, config, size } = await openInbox(environment);
  try {
    await command.run({ store, config, size, write, ask, now: now() }, given);
  } finally {
    await store.close();
  }
}

function named(name: string): Command {
  const command = commands.get(name);
  if (command) return command;
  if (name === "") throw new Misused(overallHelp().trimEnd());
  throw new Misused(`There is no command '${name}'. The commands are: ${[...commands.keys()].join(", ")}`);
}

/** What a person is told; undefined for what only a programmer can mend. */
function complaint(error: unknown, name = ""): string | undefined {
  if (error instanceof Refused) return error.message;
  if (error instanceof StoreBusy) return `The data is out of reach at the moment: ${error.message}. Try again.`;
  if (!(error instanceof Misused)) return undefined;
  return commands.has(name)
    ? `${error.message}\n'npm run inbox -- ${name} --help' shows how it is written.`
    : error.message;
}
