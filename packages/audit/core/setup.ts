import type { Page } from "@playwright/test";
import type { Writer } from "../reports/every-writer.ts";
import type { Gate } from "../runner/plan.ts";
import type { HowToTest, Sample, SiteFacts } from "./audit.ts";
import type { State } from "./check.ts";
import type { CriterionToMeet } from "./criteria.ts";
import type { Excuse } from "./excuses.ts";

/** A running copy of the site. */
export interface ServedSite {
  origin: string;
  stop(): Promise<void>;
}

/** Pages of a site, with their templates and states. */
export interface SitePages {
  /** Paths of all pages. */
  paths(): readonly string[];
  /** A path without a page, to open the server's page for unknown addresses. If absent, that page is not audited. */
  notFoundPath?: string;
  /** Path prefixes of pages that share a template, e.g. `/shop/`. */
  templates: readonly string[];
  /** Returns the template of a page, or undefined if the page has its own. */
  templateOf(path: string): string | undefined;
  /** Returns the states of a page from its HTML. The first is the page as opened. */
  statesOf(path: string, html: string): readonly State[];
}

/** Opens the pages of a site, and waits for their site-specific parts. */
export interface PageOpening {
  /**
   * Opens an address, and makes the controls of its content work. If a state `needsScripts`, makes all controls work.
   */
  open(tab: Page, address: string, options: { needsScripts: boolean }): Promise<void>;
  /** Waits until the site's own scripts have prepared the page. The audit itself waits for fonts and animations. */
  untilReady(tab: Page): Promise<void>;
  /** Characters of the site's shortcuts that visitors can turn off, as 2.1.4 requires. The audit does not press them. */
  shortcutsWithSwitch?: readonly string[];
}

/** Figures of the last published audit. If there is no earlier report, an audit estimates its duration from them. */
export interface PublishedAudit {
  /** ISO 8601. */
  endedAt: string;
  seconds: number;
  /** Number of page loads. */
  scans: number;
}

/** Properties of one site that the audit depends on. */
export interface AuditSetup extends SitePages {
  site: SiteFacts;
  accepted: readonly Excuse[];
  howToTest: Readonly<Record<CriterionToMeet, HowToTest>>;
  /** Draws the sample for manual checks. The same seed draws the same pages. */
  sampleOf(pages: readonly string[], seed: string): Sample;
  gate: Gate;
  /** Gaps of every run, with the reasons, in sentences. */
  notChecked: readonly string[];
  /** Returns the commit of the site, or null if it is unknown. */
  commit(): string | null;
  /** Serves the built site. */
  serve(): Promise<ServedSite>;
  /** Returns the path of the browser, or undefined for the one that Playwright installs. */
  findBrowser(): Promise<string | undefined>;
  /** Absent if pages are ready as soon as they have loaded. */
  opening?: PageOpening;
  /** Minimum time in milliseconds between the openings of two pages, across all browsers. */
  pace?: number;
  /** Writers of a full audit's reports, in addition to the usual ones. */
  reports: readonly Writer[];
  published?: PublishedAudit | undefined;
  /** Folder of the reports of a full run. */
  folder: string;
}
