import type { Disposable, Page } from "@playwright/test";
import type { Found, Place } from "./audit.ts";
import type { CriterionNumber } from "./criteria.ts";
import type { Environment, EnvironmentName, Mode } from "./modes.ts";

/** A page in one state, mode and width, open in a browser. */
export interface PageUnderTest extends Place {
  /** Open page, as the steps of the state left it. A check must not change it, unless it declares `alters`. */
  tab: Page;
  /** Console errors, console warnings and uncaught errors since the page was opened. */
  complaints: readonly string[];
  origin: string;
}

/** An engine or a check of the project that runs on open pages. */
export interface Check {
  /** Value for `--engine`, e.g. `axe` or `keyboard`. */
  name: string;
  purpose: string;
  /** Criteria whose failures it can detect. */
  criteria: CriterionNumber[];
  /**
   * Environments and states in which it can find problems that no others show, with the reason.
   *
   * `one of each kind` runs on one state of each `State.kind`, because states of one kind share their parts.
   */
  runs: {
    environments: EnvironmentName[];
    states: "one of each kind" | "pages as opened";
    /** Paths of the only pages with relevant content. If absent, all pages. */
    pages?: readonly string[];
    because: string;
  };
  /**
   * Set for checks that operate or scroll the page. These checks run last. `focus`: changes only the focus and the
   * scroll position. `page`: the page must be reopened afterward. `tab`: the effects outlast the page.
   */
  alters?: "focus" | "page" | "tab";
  run(page: PageUnderTest): Promise<Found[]>;
}

/** A check of the prerendered files, without a browser. */
export interface FileCheck {
  name: string;
  purpose: string;
  criteria: CriterionNumber[];
  run(path: string, html: string): Promise<Found[]>;
}

/** A page after a visitor's interaction: a named recipe of steps. */
export interface State {
  /** Name for `--state` and the reports, e.g. `menu open` or `waitlist: with errors`. */
  name: string;
  /**
   * Requirement of the steps. `scripts`: they need scripts. `intake`: they need the site's own service, which the audit
   * uses only if it serves the site.
   */
  needs?: "scripts" | "intake";
  /**
   * True if the state exists in an environment. For example, the menu exists only if its links don't fit. If absent,
   * the state exists in all environments.
   */
  isIn?(environment: Environment): boolean;
  /** States of one kind show the same parts with different text, such as all rejected forms. Defaults to the name. */
  kind?: string;
  /** Variant within a kind, e.g. a set of fields. The full audit checks one of each. The gate ignores variants. */
  variant?: string;
  /** True if other pages have the same state under the same name. The audit checks it on one page. */
  shared?: true;
  /** Address to open instead of the page's path, e.g. `/quiz?role=weaver`. */
  address?: string;
  /**
   * Prepares the tab before the page opens: for example, stores data or stubs device features. Returns disposables that
   * undo the changes.
   */
  before?(tab: Page): Promise<readonly Disposable[]>;
  /** Brings a newly opened page into the state and waits until it is complete. */
  steps(tab: Page, mode: Mode): Promise<unknown>;
}
