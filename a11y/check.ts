import type { Page } from "@playwright/test";
import type { CriterionNumber } from "./criteria.ts";
import type { Found, Place } from "./finding.ts";
import type { Setting } from "./modes.ts";

/** A page in one state, mode and width, open in a browser. */
export interface Visit extends Place {
  /** Open page, as the steps of the state left it. A check must not change it, unless it declares `alters`. */
  tab: Page;
  /** Console errors, console warnings and uncaught errors since the page was opened. */
  complaints: readonly string[];
  origin: string;
}

/** An engine or one of the project's own checks, which runs on open pages. */
export interface Check {
  /** Value for `--engine`, e.g. `axe` or `keyboard`. */
  name: string;
  /** A sentence for the report. */
  looksFor: string;
  /** Criteria whose failures it can detect. The report lists them as checked. */
  criteria: CriterionNumber[];
  /**
   * Environments and states in which it can find problems that no others show, with the reason.
   *
   * `one of each kind` runs on one state of each `State.kind`, because states of one kind share their parts.
   */
  runs: {
    settings: Setting[];
    states: "every state" | "one of each kind" | "pages as opened";
    /** Paths of the only pages with relevant content. If absent, all pages. */
    pages?: readonly string[];
    because: string;
  };
  /**
   * For checks that press, type or navigate, which run last. `focus`: changes only the focus and the scroll position.
   * `page`: the page must be reopened afterward. `tab`: the effects outlast the page.
   */
  alters?: "focus" | "page" | "tab";
  look(visit: Visit): Promise<Found[]>;
}

/** A check over the prerendered files, without a browser. */
export interface FileCheck {
  name: string;
  looksFor: string;
  criteria: CriterionNumber[];
  look(path: string, html: string): Promise<Found[]>;
}
