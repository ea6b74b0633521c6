import type { Argument, Option } from "commander";
import type { Config } from "../config.ts";
import type { Store } from "../store/store.ts";
import type { Audit } from "./audit.ts";

export interface Context {
  store: Store;
  config: Config;
  audit: Audit;
  output: Output;
  /** Writes text, and resolves when the output accepts more. Rejects if the reader has closed the output. */
  write: (text: string) => Promise<void>;
  /** Resolves to one line of input, or to undefined without a terminal, or if the user closes the prompt. */
  ask: (question: string) => Promise<string | undefined>;
  /** Resolves to true after this time, or to false if the user cancels the wait. */
  wait: (milliseconds: number) => Promise<boolean>;
  place: string;
  callForALook: () => void;
  user?: string;
  /** Unix time in milliseconds. */
  now: number;
}

/**
 * Destination of the output: a terminal, or a file or program. `file behind npm` also gets the two lines that `npm run`
 * prints first.
 */
export type Output = "terminal" | "file" | "file behind npm";

/** Exit code for success if something needs attention. */
export const needsReview = 3;

export interface StaffCommand {
  name: string;
  summary: string;
  /** Lines of at most 100 columns. */
  description: string;
  argument?: Argument;
  options?: readonly Option[];
  /** True for a command that also runs on a folder or a database without data. */
  needsNoData?: true;
  /** Arguments of each example. */
  examples: readonly string[];
  run(surroundings: Context, values: object, argument: unknown): Promise<void>;
}

/** Thrown if the command cannot run, or cannot run with these options. The exit code is 1. */
export class Refused extends Error {
  override name = "Refused";
}
