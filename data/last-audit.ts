import type { lastAuditEntry } from "./checks/last-audit.ts";
import type { Entry } from "./checks/rules.ts";
import figures from "./last-audit.json" with { type: "json" };

export type LastAudit = Entry<typeof lastAuditEntry>;

/** Results of the last full accessibility audit, written by a11y/summary.ts; `null` before the first audit. */
export const lastAudit: LastAudit | null = figures;
