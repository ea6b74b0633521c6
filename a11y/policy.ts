import { createHash } from "node:crypto";
import { excuses } from "./accepted-findings.ts";
import type { Check, FileCheck } from "./check.ts";
import { focusIndicator } from "./checks/focus-indicator.ts";
import { focusLost, focusMoves } from "./checks/focus-moves.ts";
import { forcedColors } from "./checks/forced-colors.ts";
import { hover } from "./checks/hover.ts";
import { keyboard } from "./checks/keyboard.ts";
import { language } from "./checks/language.ts";
import { media } from "./checks/media.ts";
import { motion, reducedMotion } from "./checks/motion.ts";
import { names } from "./checks/names.ts";
import { orientation } from "./checks/orientation.ts";
import { presses } from "./checks/presses.ts";
import { quizSteps } from "./checks/quiz-steps.ts";
import { shortcuts } from "./checks/shortcuts.ts";
import { structure } from "./checks/structure.ts";
import { textBackground } from "./checks/text-background.ts";
import { largeText, reflow, textSpacing } from "./checks/text-fit.ts";
import { timeLimits } from "./checks/time-limits.ts";
import { wording } from "./checks/wording.ts";
import type { CriterionNumber } from "./criteria.ts";
import { alfa } from "./engines/alfa.ts";
import { axeCore, axeMeasures } from "./engines/axe.ts";
import { equalAccess } from "./engines/equal-access.ts";
import { htmlValidate } from "./engines/html-validate.ts";
import { manualCriteria } from "./manual.ts";
import { modes, widths } from "./modes.ts";
import { templates } from "./run/pages.ts";
import type { Gate } from "./run/plan.ts";

/** Checks that run on open pages. Each declares and explains its environments in `runs`. */
export const checks: readonly Check[] = [
  axeCore,
  axeMeasures,
  equalAccess,
  alfa,
  names,
  language,
  structure,
  wording,
  media,
  textBackground,
  focusLost,
  reflow,
  largeText,
  textSpacing,
  motion,
  reducedMotion,
  forcedColors,
  keyboard,
  focusIndicator,
  focusMoves,
  quizSteps,
  shortcuts,
  presses,
  hover,
  timeLimits,
  orientation,
];

export const fileChecks: readonly FileCheck[] = [htmlValidate];

/**
 * Checks of `npm test`. Light mode on a phone and dark mode on a desktop show different controls and colors. The full
 * audit covers the other environments, and the other checks of pages that another page represents.
 *
 * The gate omits `axe-measures`. In a fifth of the time, `text-background` compares the same text with the pixels
 * behind it.
 */
export const gate: Gate = {
  environments: ["light 390", "dark 1280"],
  checks: ["axe", "html-validate", "names", "text-background"],
  everyPage: ["axe", "html-validate"],
};

/** Gaps of every run, with the reasons, in sentences. */
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
  "Shift+Tab in other states: the audit presses it on pages as opened.",
  "The states of a form on every page that contains it: the audit checks them on one page.",
];

/** Returns A and AA criteria that no check covers. The person who signs must check them. */
export function uncheckedCriteria(): CriterionNumber[] {
  const checked = new Set<CriterionNumber>([...checks, ...fileChecks].flatMap((check) => check.criteria));
  return manualCriteria.filter((number) => !checked.has(number));
}

/** Returns a hash that is equal for two audits with the same checks, environments, templates and accepted findings. */
export function policyDigest(): string {
  const meant = {
    checks: checks.map(({ name, criteria, runs, alters }) => ({ name, criteria, runs, alters })),
    fileChecks: fileChecks.map(({ name, criteria }) => ({ name, criteria })),
    gate,
    excuses,
    modes,
    widths,
    templates,
  };
  return createHash("sha256").update(JSON.stringify(meant)).digest("hex").slice(0, 12);
}
