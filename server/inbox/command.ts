import type { Config } from "../config.ts";
import type { Store } from "../store/store.ts";

/** What a command works with. */
export interface Surroundings {
  store: Store;
  config: Pick<Config, "staffAddress" | "retention">;
  /** Resolves when there is room for more; rejects where nobody reads any more. */
  write: (text: string) => Promise<void>;
  /** One typed line; undefined where nobody is there to type. */
  ask: (question: string) => Promise<string | undefined>;
  /** Bytes that the store takes. */
  size: () => Promise<number>;
  /** Milliseconds since 1970, UTC. */
  now: number;
}

/** What was typed behind the command’s name. */
export interface Given {
  /** What stands without a `--name`: a reference, an address. */
  operand: string;
  values: Readonly<Record<string, string | undefined>>;
  flags: ReadonlySet<string>;
}

export interface Option {
  name: string;
  /** What stands behind it, as help shows it; an option without is on or off. */
  value?: string;
  help: string;
}

export interface Command {
  /** One line of the overall help. */
  summary: string;
  /** The rest of its own help. */
  about: string;
  operand?: { name: string; optional?: true };
  options: readonly Option[];
  run: (surroundings: Surroundings, given: Given) => Promise<void>;
}

/** It cannot be done, or not so: exit code 1. */
export class Refused extends Error {
  override name = "Refused";
}

/** The command was not written as it has to be: exit code 2. */
export class Misused extends Error {
  override name = "Misused";
}
