import type { Config } from "../config.ts";
import type { Store } from "../store/store.ts";

export interface Surroundings {
  store: Store;
  config: Pick<Config, "staffAddress" | "roleAddresses" | "retention" | "dataKeys">;
  output: Output;
  /** Resolves when the output accepts more. Rejects if the reader has closed it. */
  write: (text: string) => Promise<void>;
  /** Resolves to one line of input. Undefined if the program runs without a terminal. */
  ask: (question: string) => Promise<string | undefined>;
  /** Resolves to false if the user cancels the wait. */
  wait: (milliseconds: number) => Promise<boolean>;
  /** Bytes. */
  size: () => Promise<number>;
  place: string;
  callForALook: () => void;
  user?: string;
  /** Milliseconds since 1970, UTC. */
  now: number;
}

/** Output goes to a terminal, to a file or program, or to one behind the two lines that `npm run` prints first. */
export type Output = "terminal" | "file" | "file behind npm";

/** Exit code for success if something needs attention. */
export const needsALook = 3;

/** Opens the inbox for one command and closes it afterward. Help and invalid arguments open nothing. */
export type WithInbox = (work: (surroundings: Surroundings) => Promise<void>) => Promise<void>;

/** The command cannot run, or not this way: exit code 1. */
export class Refused extends Error {
  override name = "Refused";
}
