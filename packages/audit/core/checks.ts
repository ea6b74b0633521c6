import { createHash } from "node:crypto";
import { focusIndicator } from "../checks/focus-indicator.ts";
import { focusLost } from "../checks/focus-lost.ts";
import { forcedColors } from "../checks/forced-colors.ts";
import { keyboard } from "../checks/keyboard.ts";
import { language } from "../checks/language.ts";
import { media } from "../checks/media.ts";
import { motion, reducedMotion } from "../checks/motion.ts";
import { names } from "../checks/names.ts";
import { orientation } from "../checks/orientation.ts";
import { presses } from "../checks/presses.ts";
import { shortcuts } from "../checks/shortcuts.ts";
import { structure } from "../checks/structure.ts";
import { textBackground } from "../checks/text-background.ts";
import { largeText, reflow, textSpacing } from "../checks/text-fit.ts";
import { timeLimits } from "../checks/time-limits.ts";
import { wording } from "../checks/wording.ts";
import { alfa } from "../engines/alfa.ts";
import { axeCore, axeMeasures } from "../engines/axe.ts";
import { equalAccess } from "../engines/equal-access.ts";
import { htmlValidate } from "../engines/html-validate.ts";
import type { Check, FileCheck } from "./check.ts";
import type { CriterionNumber } from "./criteria.ts";
import { manualCriteria } from "./manual.ts";
import { modes, widths } from "./modes.ts";
import type { AuditSetup } from "./setup.ts";

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
  shortcuts,
  presses,
  timeLimits,
  orientation,
];

export const fileChecks: readonly FileCheck[] = [htmlValidate];

/** Returns A and AA criteria that no check covers. The person who signs must check them. */
export function uncheckedCriteria(): CriterionNumber[] {
  const checked = new Set<CriterionNumber>([...checks, ...fileChecks].flatMap((check) => check.criteria));
  return manualCriteria.filter((number) => !checked.has(number));
}

/**
 * Returns a hash that is equal for two audits with the same checks, gate, environments, templates and accepted
 * findings.
 */
export function setupDigest({
  gate,
  accepted,
  templates,
}: Pick<AuditSetup, "gate" | "accepted" | "templates">): string {
  const meant = {
    checks: checks.map(({ name, criteria, runs, alters }) => ({ name, criteria, runs, alters })),
    fileChecks: fileChecks.map(({ name, criteria }) => ({ name, criteria })),
    gate,
    excuses: accepted,
    modes,
    widths,
    templates,
  };
  return createHash("sha256").update(JSON.stringify(meant)).digest("hex").slice(0, 12);
}
