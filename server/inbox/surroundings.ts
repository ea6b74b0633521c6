import type { Config } from "../config.ts";
import type { Store } from "../store/store.ts";

/** What a command works with. */
export interface Surroundings {
  store: Store;
  config: Pick<Config, "staffAddress" | "roleAddresses" | "retention" | "dataKeys">;
  output: Output;
  /** Resolves when there is room for more; rejects where nobody reads any more. */
  write: (text: string) => Promise<void>;
  /** One typed line; undefined where nobody is there to type. */
  ask: (question: string) => Promise<string | undefined>;
  /** Waits so many milliseconds; false once the staff have had enough. */
  wait: (milliseconds: number) => Promise<boolean>;
  /** Bytes that the store takes. */
  size: () => Promise<number>;
  /** The folder or the database that is read, in words. */
  place: string;
  /** Makes the exit code `needsALook`. */
  callForALook: () => void;
  /** Who is at the desk, by the name they logged in with. */
  user?: string;
  /** Milliseconds since 1970, UTC. */
  now: number;
}

/**
 * Where what is written goes: to a person’s screen, to a file or program, or to one behind the two lines that `npm run`
 * puts before everything.
 */
export type Output = "terminal" | "file" | "file behind npm";

/** Exit code where all was done, and something needs a look. */
export const needsALook = 3;

/** Opens the inbox for one command, and closes it behind it. Nothing is opened for help or for a mistake in typing. */
export type WithInbox = (work: (surroundings: Surroundings) => Promise<void>) => Promise<void>;

/** It cannot be done, or not so: exit code 1. */
export class Refused extends Error {
  override name = "Refused";
}
