import { createHash } from "node:crypto";
import { excuses } from "./accepted-findings.ts";
import type { Check, FileCheck } from "./check.ts";
import { focusRing } from "./checks/focus-indicator.ts";
import { focusLost, focusMoves } from "./checks/focus-moves.ts";
import { forcedColors } from "./checks/forced-colors.ts";
import { keyboard } from "./checks/keyboard.ts";
import { language } from "./checks/language.ts";
import { motion, reducedMotion } from "./checks/motion.ts";
import { names } from "./checks/names.ts";
import { orientation } from "./checks/orientation.ts";
import { print } from "./checks/print.ts";
import { quizSteps } from "./checks/quiz-steps.ts";
import { shortcuts } from "./checks/shortcuts.ts";
import { targets } from "./checks/targets.ts";
import { textGround } from "./checks/text-background.ts";
import { largeText, reflow, textSpacing } from "./checks/text-fit.ts";
import { timeLimits } from "./checks/time-limits.ts";
import { type CriterionNumber, criteria } from "./criteria.ts";
import { axeCore, axeMeasures } from "./engines/axe.ts";
import { equalAccess } from "./engines/equal-access.ts";
import { htmlValidate } from "./engines/html-validate.ts";
import { modes, widths } from "./modes.ts";
import type { Gate } from "./run/plan.ts";

/** Checks that run on open pages. Each declares and explains its environments in `runs`. */
export const checks: readonly Check[] = [
  axeCore,
  axeMeasures,
  equalAccess,
  names,
  language,
  textGround,
  targets,
  focusLost,
  reflow,
  largeText,
  textSpacing,
  motion,
  reducedMotion,
  forcedColors,
  print,
  keyboard,
  focusRing,
  focusMoves,
  quizSteps,
  shortcuts,
  timeLimits,
  orientation,
];

export const fileChecks: readonly FileCheck[] = [htmlValidate];

/**
 * Checks of `npm test`. Light mode on a phone and dark mode on a desktop show different controls and colors. The full
 * audit covers the other environments.
 *
 * axe's own measurements are left out: `text-ground` compares the same text with the pixels behind it in a fifth of the
 * time, and `targets` checks the same controls.
 */
export const gate: Gate = {
  settings: [
    { mode: "light", width: 390 },
    { mode: "dark", width: 1280 },
  ],
  checks: ["axe", "html-validate", "names", "text-ground", "targets"],
};

/** Gaps of every run, with the reasons, in sentences. */
export const notChecked: readonly string[] = [
  "Real screen readers, magnifiers, voice control and switches: a virtual screen reader says what is exposed, not what each product makes of it. A person has to try them.",
  "Browsers other than Chromium: the engines are brought into one browser, and the site uses no feature that one browser alone has.",
  "Mails and calendar files: they are no web pages.",
  "Pages of others that links lead to: for payments, bookings, partners.",
  "Whether words are understood, alternatives say what a picture means, and an order makes sense: machines find what is missing, not what is wrong.",
  "States in every width: each page as it opens is looked at in every width that a check names; its other states at 320 px, where what they add has the least room, because a state changes a part of a page whose layout was looked at already.",
  "What becomes of each form, in layout, colors, motion and by keyboard: one form in a page and the one in the footer stand for all in each kind of state, because all are built of the same parts; with errors, one of each set of kinds of fields.",
  "Rings, forced colors and the keyboard in other states, in more than one mode: each page as it opens is looked at in light, dark and forced colors.",
  "A form that stands on several pages in the states of each: one page stands for all.",
];

/** Returns A and AA criteria that no check covers. The person who signs must check them. */
export function uncheckedCriteria(): CriterionNumber[] {
  const checked = new Set([...checks, ...fileChecks].flatMap((check) => check.criteria));
  return (Object.keys(criteria) as CriterionNumber[]).filter(
    (number) => criteria[number].level !== "AAA" && !checked.has(number),
  );
}

/** Returns a hash that is equal for two audits with the same checks, environments and excuses. */
export function policyDigest(): string {
  const meant = {
    checks: checks.map(({ name, criteria, runs, alters }) => ({ name, criteria, runs, alters })),
    fileChecks: fileChecks.map(({ name, criteria }) => ({ name, criteria })),
    gate,
    excuses,
    modes,
    widths,
  };
  return createHash("sha256").update(JSON.stringify(meant)).digest("hex").slice(0, 12);
}
