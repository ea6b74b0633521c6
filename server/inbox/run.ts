import { CommanderError } from "commander";
import { WrongKey } from "../store/sealing.ts";
import { StoreBusy } from "../store/store-errors.ts";
import { openInbox } from "./open-inbox.ts";
import { inboxProgram } from "./program.ts";
import { needsALook, type Output, Refused, type Surroundings } from "./surroundings.ts";
import { harmlessLine, harmlessLines } from "./text/harmless.ts";

interface Terminal extends Pick<Surroundings, "write" | "ask" | "wait"> {
  environment: Readonly<Record<string, string | undefined>>;
  isTerminal: boolean;
  complain: (text: string) => void;
  now: () => number;
}

/**
 * Runs a command and resolves to the exit code: 0 done, 1 not found or refused, 2 invalid arguments, 3 done but
 * something needs attention.
 */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await perform(args, terminal);
  } catch (error) {
    // The reader has closed the pipe, as `head` does.
    if ((error as NodeJS.ErrnoException).code === "EPIPE") return 0;
    const words = complaint(error);
    if (words === undefined) throw error;
    terminal.complain(`${harmlessLines(words)}\n`);
    return 1;
  }
}

async function perform(args: readonly string[], terminal: Terminal): Promise<number> {
  const { environment, now, write, ask, wait, complain } = terminal;
  const { SUDO_USER, LOGNAME, USER } = environment;
  let [help, exitCode] = ["", 0];
  const program = inboxProgram(
    async (work) => {
      const { store, ...inbox } = await openInbox(environment);
      const user = SUDO_USER || LOGNAME || USER;
      const callForALook = () => {
        exitCode = needsALook;
      };
      const output = outputOf(terminal);
      try {
        await work({ ...inbox, store, write, ask, wait, callForALook, user, output, now: now() });
      } finally {
        await store.close();
      }
    },
    {
      writeOut(text) {
        help += text;
      },
      writeErr: complain,
      outputError: (text, complain) => complain(`${harmlessLine(text)}\n`),
    },
  );
  try {
    await program.parseAsync(args, { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode !== 0) return 2;
    await write(help);
  }
  return exitCode;
}

function outputOf({ isTerminal, environment }: Terminal): Output {
  if (isTerminal) return "terminal";
  const { npm_lifecycle_event: script, npm_config_loglevel: level } = environment;
  return script === "inbox" && level !== "silent" ? "file behind npm" : "file";
}

/** Returns undefined for errors that only a programmer can fix. */
function complaint(error: unknown): string | undefined {
  if (error instanceof Refused || error instanceof WrongKey) return error.message;
  if (error instanceof StoreBusy) return `The data is out of reach at the moment: ${error.message}. Try again.`;
  return undefined;
}
