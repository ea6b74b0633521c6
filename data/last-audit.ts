import type { Entry } from "./checks/entry.ts";
import type { lastAuditEntry } from "./checks/last-audit.ts";
import figures from "./last-audit.json" with { type: "json" };

export type LastAudit = Entry<typeof lastAuditEntry>;

/** What the last full accessibility audit found, as it wrote it (a11y/writers/summary.ts); `null` before the first. */
export const lastAudit: LastAudit | null = figures;
