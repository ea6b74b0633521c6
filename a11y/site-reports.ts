import { cp } from "node:fs/promises";
import { join } from "node:path";
import { summaryOf } from "./summary.ts";
import { transcriptFolder } from "./transcripts/write.ts";
import { textFile, type Writer } from "./writers/every-writer.ts";
import { json } from "./writers/json.ts";

/** Reports for this site alone. */
export const siteReports: readonly Writer[] = [
  textFile(
    "summary.json",
    "the results on /accessibility/audit; to publish them, copy the file to data/last-audit.json",
    (audit) => json(summaryOf(audit)),
  ),
  {
    file: "transcripts/",
    purpose: "screen reader transcripts of each kind of page, as evidence",
    // Tests compare the transcripts to the build of the same commit.
    isOfOwnBuild: true,
    write: (_, folder) => cp(transcriptFolder, join(folder, "transcripts"), { recursive: true }),
  },
];
