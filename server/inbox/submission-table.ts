import type { Submission } from "../store/store.ts";
import { placementInWords } from "./about-entries.ts";
import { beginningOf, senderOf } from "./read-aloud.ts";
import { table } from "./text/table.ts";
import { minuteOf } from "./text/times.ts";

const columns = [
  { title: "Reference" },
  { title: "Came in (Eastern)" },
  { title: "Form" },
  { title: "Who", gives: true as const },
] as const;

const marks = [
  { sign: "✓", means: "answered", holds: ({ answered }: Submission) => answered !== undefined },
  { sign: "*", means: "in quarantine", holds: ({ state }: Submission) => state === "quarantined" },
] as const;

/** What `excerptOf` gives of a form stands in the last column, under `title`. */
interface Excerpt {
  title: string;
  excerptOf: (submission: Submission) => string;
}

const firstWords: Excerpt = { title: "First words", excerptOf: beginningOf };

/** Only where an event of theirs has a limited number of places. */
const placeColumn = { title: "Place" } as const;

/** One line for each form; below them, what the signs behind the references mean. */
export function submissionTable(shown: readonly Submission[], { title, excerptOf }: Excerpt = firstWords): string {
  const hasPlaces = shown.some(({ placement }) => placement !== undefined);
  const [reference, time, form, who] = columns;
  const rows = shown.map((submission) => [
    [submission.reference, ...marks.flatMap(({ sign, holds }) => (holds(submission) ? [sign] : []))].join(" "),
    minuteOf(submission.receivedAt),
    submission.form,
    ...(hasPlaces ? [placementInWords(submission.placement)] : []),
    senderOf(submission),
    excerptOf(submission),
  ]);
  const used = marks.filter(({ holds }) => shown.some(holds));
  const legend = used.map(({ sign, means }) => `${sign} ${means}`).join("   ");
  const titles = [reference, time, form, ...(hasPlaces ? [placeColumn] : []), who, { title, gives: true as const }];
  return table(titles, rows) + (legend && `\n${legend}\n`);
}
