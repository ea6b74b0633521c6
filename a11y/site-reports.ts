import { cp } from "node:fs/promises";
import { join } from "node:path";
import { textFile, type Writer } from "@kindred-ground/audit/reports/every-writer.ts";
import { htmlReports } from "@kindred-ground/audit/reports/html/html-reports.ts";
import { json } from "@kindred-ground/audit/reports/json.ts";
import { summaryOf } from "./summary.ts";
import { transcriptFolder } from "./transcripts/write.ts";

/** Reports besides the usual files. */
export const siteReports: readonly Writer[] = [
  ...htmlReports,
  {
    ...textFile(
      "summary.json",
      "the results on /accessibility/audit; to publish them, copy the file to data/last-audit.json",
      (audit) => json(summaryOf(audit)),
    ),
    isOfWholeSite: true,
  },
  {
    file: "transcripts/",
    purpose: "screen reader transcripts of each kind of page, as evidence",
    // Tests compare the transcripts to the build of the same commit.
    isOfWholeSite: true,
    isOfOwnBuild: true,
    write: (_, folder) => cp(transcriptFolder, join(folder, "transcripts"), { recursive: true }),
  },
];
