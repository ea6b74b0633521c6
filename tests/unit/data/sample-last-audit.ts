import type { LastAudit } from "../../../data/last-audit.ts";

export const sampleLastAudit = {
  endedAt: "2026-11-20T10:12:30.000Z",
  commit: "0123abc",
  pages: 73,
  states: 193,
  scans: 2310,
  modes: ["light", "dark"],
  widths: [320, 1280],
  checked: [{ name: "axe", version: "4.13.0", purpose: "What axe-core can tell." }],
  failures: 2,
  needsReview: 1,
  excused: 0,
  aaa: [{ criterion: "2.5.5", title: "Target Size (Enhanced)", findings: 3, pages: 1 }],
  notChecked: ["Browsers other than Chromium."],
} as const satisfies LastAudit;
