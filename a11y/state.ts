import type { Disposable, Page } from "@playwright/test";
import type { Mode, Setting } from "./modes.ts";

/** A page after a visitor's interaction: a named recipe of steps. */
export interface State {
  /** Name for `--state` and the reports, e.g. `menu open` or `waitlist: with errors`. */
  name: string;
  /**
   * Requirement of the steps. `scripts`: they need scripts. `intake`: they need the site's own service, which the audit
   * never uses on a foreign deployment.
   */
  needs?: "scripts" | "intake";
  /**
   * True if the state exists in an environment. For example, the menu exists only if its links don't fit. If absent,
   * the state exists in all.
   */
  isIn?(setting: Setting): boolean;
  /** States of one kind show the same parts with different text, such as all rejected forms. Defaults to the name. */
  kind?: string;
  /** Variant within a kind, e.g. a set of fields. The full audit checks one of each, the gate ignores variants. */
  variant?: string;
  /** True if other pages have the same state under the same name. The audit checks it on one page. */
  shared?: true;
  /** Address to open instead of the page's path, e.g. `/quiz?role=weaver`. */
  address?: string;
  /** Prepares the tab before the page opens, e.g. stored data and device features. Returns the changes to undo. */
  before?(tab: Page): Promise<readonly Disposable[]>;
  /** Brings a newly opened page into the state and waits until it is complete. */
  steps(tab: Page, mode: Mode): Promise<unknown>;
}
