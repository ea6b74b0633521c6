import type { Page } from "@playwright/test";
import type { Mode } from "./modes.ts";

/** A page as somebody finds it who has done something on it: a named recipe of steps. */
export interface State {
  /** As `--state` and the reports have it, e.g. `menu open`, `waitlist: with errors`. */
  name: string;
  /** Modes in which the steps are impossible, such as `no-scripts` for what scripts open. */
  needs?: "scripts";
  /** Brings a page just opened into the state, and waits until it stands. */
  steps(tab: Page, mode: Mode): Promise<void>;
}
