import { CommanderError } from "commander";
import { StoreBusy } from "../store/store.ts";
import { openInbox } from "./open-inbox.ts";
import { inboxProgram } from "./program.ts";
import { Refused, type Surroundings } from "./surroundings.ts";
import { harmlessLine, harmlessLines } from "./text/harmless.ts";

interface Terminal extends Pick<Surroundings, "write" | "ask"> {
  environment: Readonly<Record<string, string | undefined>>;
  /** Says what went wrong. */
  complain: (text: string) => void;
  now: () => number;
}

/** Does what the arguments say and resolves to the exit code: 0 done, 1 not found or refused, 2 not understood. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await perform(args, terminal);
  } catch (error) {
    // Whoever reads has read enough, as `head` does.
    if ((error as NodeJS.ErrnoException).code === "EPIPE") return 0;
    const words = complaint(error);
    if (words === undefined) throw error;
    terminal.complain(`${harmlessLines(words)}\n`);
    return 1;
  }
}

async function perform(args: readonly string[], { environment, now, write, ask, complain }: Terminal): Promise<0 | 2> {
  let help = "";
  const program = inboxProgram(
    async (work) => {
      const { store, config, size } = await openInbox(environment);
      try {
        await work({ store, config, size, write, ask, now: now() });
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
  return 0;
}

/** What a person is told; undefined for what only a programmer can fix. */
function complaint(error: unknown): string | undefined {
  if (error instanceof Refused) return error.message;
  if (error instanceof StoreBusy) return `The data is out of reach at the moment: ${error.message}. Try again.`;
  return undefined;
}
