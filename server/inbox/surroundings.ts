import type { Config } from "../config.ts";
import type { Store } from "../store/store.ts";

/** What a command works with. */
export interface Surroundings {
  store: Store;
  config: Pick<Config, "staffAddress" | "roleAddresses" | "retention">;
  /** Resolves when there is room for more; rejects where nobody reads any more. */
  write: (text: string) => Promise<void>;
  /** One typed line; undefined where nobody is there to type. */
  ask: (question: string) => Promise<string | undefined>;
  /** Bytes that the store takes. */
  size: () => Promise<number>;
  /** Milliseconds since 1970, UTC. */
  now: number;
}

/** Opens the inbox for one command, and closes it behind it. Nothing is opened for help or for a mistake in typing. */
export type WithInbox = (work: (surroundings: Surroundings) => Promise<void>) => Promise<void>;

/** It cannot be done, or not so: exit code 1. */
export class Refused extends Error {
  override name = "Refused";
}
