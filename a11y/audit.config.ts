import type { AuditSetup } from "@kindred-ground/audit/core/setup.ts";
import { currentCommit } from "@kindred-ground/audit/runner/audit-site.ts";
import type { Gate } from "@kindred-ground/audit/runner/plan.ts";
import { lastAudit } from "../data/last-audit.ts";
import { contact, site } from "../data/site.ts";
import { findChromium } from "../scripts/chromium.mjs";
import { excuses } from "./accepted-findings.ts";
import { howToTest } from "./how-to-test.ts";
import { opening } from "./open-page.ts";
import { sitePages } from "./pages.ts";
import { sampleOf } from "./sample.ts";
import { serveSite } from "./serve-site.ts";
import { siteReports } from "./site-reports.ts";

/**
 * Checks of `npm test`. Light mode on a phone and dark mode on a desktop show different controls and colors. The full
 * audit covers the other environments. On a page as opened that a similar page represents, the gate runs only the
 * checks of `everyPage`.
 *
 * The gate omits `axe-measures`, because `text-background` compares the same text with the pixels behind it in a fifth
 * of the time.
 */
export const gate: Gate = {
  environments: ["light 390", "dark 1280"],
  checks: ["axe", "html-validate", "names", "text-background"],
  everyPage: ["axe", "html-validate"],
};

/** Gaps in the coverage of every run, with their reasons, in full sentences. */
export const notChecked: readonly string[] = [
  "Real screen readers, magnifiers, voice control and switch devices: a virtual screen reader shows only the exposed content, not how each product presents it. A person must test them.",
  "Browsers other than Chromium: the engines run in one browser. Besides, common tasks run in Firefox and WebKit, and axe checks the page where each ends. The site uses no feature that only one browser has.",
  "Emails and calendar files: they are not web pages.",
  "Pages of other sites, such as payment, booking and partner pages.",
  "The clarity of text, the accuracy of text alternatives, and the logic of the reading order: automated checks find missing content, not wrong content.",
  "All states at every width: each check covers pages as opened at its own widths. It covers other states at 320 px, where added content has the least room.",
  "Every form in each state: one form in the page and one in the footer represent all forms, which use the same components. With errors, the audit covers one form for each set of field types.",
  "Other states with more contrast, and their focus indicators, forced colors and keyboard use in more than one mode. The audit checks pages as opened in all modes, unless another page represents them.",
  "More than twelve disclosures of a page: only the list of tokens has more, and they are alike.",
  "The shortcut / that opens search: visitors can turn it off, as a separate test checks.",
  "Shift+Tab in other states: the audit presses it on pages as opened.",
  "The states of a form on every page that contains it: the audit checks them on one page.",
];

export const setup: AuditSetup = {
  ...sitePages,
  site: { name: site.name, origin: site.origin, email: contact.email },
  accepted: excuses,
  howToTest,
  sampleOf,
  gate,
  notChecked,
  opening,
  commit: currentCommit,
  serve: serveSite,
  findBrowser: findChromium,
  reports: siteReports,
  published: lastAudit?.seconds ? { ...lastAudit, seconds: lastAudit.seconds } : undefined,
  folder: "a11y/report",
};
