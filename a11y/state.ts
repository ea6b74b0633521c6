import type { Disposable, Page } from "@playwright/test";
import type { Mode, Setting } from "./modes.ts";

/** A page as somebody finds it who has done something on it: a named recipe of steps. */
export interface State {
  /** As `--state` and the reports have it, e.g. `menu open`, `waitlist: with errors`. */
  name: string;
  /**
   * What the steps are impossible without: `scripts`, for what they open; `intake`, for what only the service of this
   * site answers, which a foreign deployment is never asked for.
   */
  needs?: "scripts" | "intake";
  /** Whether there is such a state in a setting, as a menu is only where its links have no room; else in all. */
  isIn?(setting: Setting): boolean;
  /** States of one kind show the same parts with other words, such as all forms that were not taken; else its name. */
  kind?: string;
  /** What is built otherwise within its kind, such as fields: the whole audit looks at one of each, the gate does not. */
  variant?: string;
  /** The same stands on other pages too, under the same name: one of them stands for all. */
  shared?: true;
  /** Opened instead of the page’s path, e.g. `/quiz?role=weaver`. */
  address?: string;
  /** Readies a tab before the page is opened in it: what the device keeps, what it can do. Gives what is taken back later. */
  before?(tab: Page): Promise<readonly Disposable[]>;
  /** Brings a page just opened into the state, and waits until it stands. */
  steps(tab: Page, mode: Mode): Promise<unknown>;
}
