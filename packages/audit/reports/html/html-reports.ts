import type { Writer } from "@kindred-ground/audit/reports/every-writer.ts";
import { writeConformance, writeReport, writeSharedReport } from "./write-report.ts";

export const htmlReports: readonly Writer[] = [
  {
    file: "index.html",
    purpose: "the report, to read and print, with the checklist for manual checks",
    write: writeReport,
  },
  { file: "report.html", purpose: "the same report in one file, to send", write: writeSharedReport },
  {
    file: "conformance.html",
    purpose: "the conformance report as a page, to print and publish after you sign the checklist",
    write: writeConformance,
  },
];
