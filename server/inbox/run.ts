import { accessSync, constants } from "node:fs";
import { join, resolve } from "node:path";
import { CommanderError } from "commander";
import { type Config, ConfigError, readConfig } from "../config.ts";
import { StoreBusy } from "../store/database.ts";
import { WrongKey } from "../store/encryption.ts";
import { openStore, whyNotOpen } from "../store/open-store.ts";
import type { Store } from "../store/store.ts";
import { auditLog, loginName } from "./audit.ts";
import { type Context, needsReview, type Output, Refused } from "./context.ts";
import { inboxProgram } from "./program.ts";
import { harmlessLine, harmlessLines } from "./text.ts";

type Environment = Parameters<typeof readConfig>[0];

interface Inbox {
  store: Store;
  config: Config;
  place: string;
}

/** Opens the service's store. Rejects with `Refused` if that fails, or with `WrongKey` if `DATA_KEY` is wrong. */
async function openInbox(environment: Environment, needsNoData = false): Promise<Inbox> {
  const config = configured(environment);
  const { databaseUrl, dataDir } = config;
  if (!databaseUrl && !needsNoData) assertPresent(dataDir);
  try {
    const store = await openStore(config);
    return { store, config, place: databaseUrl ? databaseName(databaseUrl) : `'${resolve(dataDir)}'` };
  } catch (error) {
    if (error instanceof WrongKey) throw error;
    throw new Refused(whyNotOpen(error, config), { cause: error });
  }
}

const settings = /^(DATA_|DATABASE_URL|SECRET$|BACKUP|RETENTION_|QUARANTINE_|STAFF_ADDRESS)/;

/** Reads only the settings that commands use, because this program sends and serves nothing. */
function configured(environment: Environment): Config {
  try {
    return readConfig(Object.fromEntries(Object.entries(environment).filter(([name]) => settings.test(name))), false);
  } catch (error) {
    if (error instanceof ConfigError) throw new Refused(error.message);
    throw error;
  }
}

function assertPresent(dataDir: string): void {
  const file = join(resolve(dataDir), "intake.sqlite");
  try {
    accessSync(file, constants.R_OK | constants.W_OK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT")
      throw new Refused(
        `There is no data in '${resolve(dataDir)}'. Start the service to create it, or set DATA_DIR to its folder.
On an installed machine, run 'inbox' instead of 'npm run inbox'.`,
      );
    throw new Refused(`Cannot read and write '${file}'. Run this command as the service’s user.`);
  }
}

/** Returns the database's name and host for messages, without the password. */
function databaseName(url: string): string {
  const { host, pathname } = new URL(url);
  return `the database '${pathname.slice(1)}' on ${host}`;
}

interface Terminal extends Pick<Context, "write" | "ask" | "wait"> {
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
    async ({ name, needsNoData }, work) => {
      const { store, ...inbox } = await openInbox(environment, needsNoData);
      const user = SUDO_USER || LOGNAME || USER;
      const audit = auditLog(inbox.config.dataDir, { user: SUDO_USER || loginName(), command: name }, now());
      const callForALook = () => {
        exitCode = needsReview;
      };
      const output = outputOf(terminal);
      try {
        await work({ ...inbox, store, audit, write, ask, wait, callForALook, user, output, now: now() });
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
    // docs/deploy.md names the command of an installed service.
    environment.npm_lifecycle_event === "inbox" ? "npm run inbox --" : "inbox",
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

/** Returns the message for an error, or undefined for errors that only a programmer can fix. */
function complaint(error: unknown): string | undefined {
  if (error instanceof Refused || error instanceof WrongKey) return error.message;
  if (error instanceof StoreBusy) return `Cannot read or write the data: ${error.message}. Try again.`;
  return undefined;
}
