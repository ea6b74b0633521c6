import type { Page } from "@playwright/test";
import type { CriterionNumber } from "./criteria.ts";
import type { Found, Place } from "./finding.ts";
import type { Setting } from "./modes.ts";

/** A page in a state, in a mode, at a width, open in a browser. */
export interface Visit extends Place {
  /** Stands as the state’s steps left it. A check leaves it so, unless it says that it alters it. */
  tab: Page;
  /** Errors and warnings of the browser’s console since the page was opened, and what nothing caught. */
  complaints: readonly string[];
  /** Where the site is served, e.g. `http://127.0.0.1:4199`. */
  origin: string;
}

/** An engine, or a check of our own: what looks at visits. */
export interface Check {
  /** As `--engine` takes it, e.g. `axe`, `keyboard`. */
  name: string;
  /** What it looks for, in a sentence for the report. */
  looksFor: string;
  /** The criteria that it can find failures of, for the sheet of what was and was not checked. */
  criteria: CriterionNumber[];
  /**
   * Where it runs: settings in which it can find what it finds in no other, with the reason. Of each kind of state
   * (`State.kind`) only one, where what a state adds is built the same wherever it stands.
   */
  runs: {
    settings: Setting[];
    states: "every state" | "one of each kind" | "pages as opened";
    /** Paths of the only pages that have what it looks for; else all. */
    pages?: readonly string[];
    because: string;
  };
  /**
   * It presses, types or navigates: runs after the others. `focus` where all that it leaves behind is where the focus
   * stands and how far the page is scrolled, `page` where the page has to be opened anew, `tab` where what it does
   * outlasts the page.
   */
  alters?: "focus" | "page" | "tab";
  look(visit: Visit): Promise<Found[]>;
}

/** A check over the prerendered files, without a browser. */
export interface FileCheck {
  name: string;
  looksFor: string;
  criteria: CriterionNumber[];
  /** `path` is the page’s, `html` the file as it is served. */
  look(path: string, html: string): Promise<Found[]>;
}
