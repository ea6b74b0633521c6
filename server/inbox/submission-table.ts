import type { Submission } from "../store/submission.ts";
import { beginningOf, senderOf } from "./read-aloud.ts";
import { type Column, table } from "./text/table.ts";
import { minuteOf } from "./text/times.ts";

const marks = [
  { sign: "✓", means: "answered", holds: ({ answered }: Submission) => answered !== undefined },
  { sign: "*", means: "in quarantine", holds: ({ state }: Submission) => state === "quarantined" },
] as const;

interface Excerpt {
  title: string;
  excerptOf: (submission: Submission) => string;
}

interface SubmissionColumn extends Column {
  cell: (submission: Submission) => string;
}

const firstWords: Excerpt = { title: "First words", excerptOf: beginningOf };

export function submissionTable(shown: readonly Submission[], excerpt: Excerpt = firstWords): string {
  const columns = columnsFor(shown, excerpt);
  const rows = shown.map((submission) => columns.map(({ cell }) => cell(submission)));
  const used = marks.filter(({ holds }) => shown.some(holds));
  const legend = used.map(({ sign, means }) => `${sign} ${means}`).join("   ");
  return table(columns, rows) + (legend && `\n${legend}\n`);
}

function columnsFor(shown: readonly Submission[], { title, excerptOf }: Excerpt): SubmissionColumn[] {
  const hasPlaces = shown.some(({ placement }) => placement !== undefined);
  return [
    { title: "Reference", cell: markedReference },
    { title: "Came in (Eastern)", cell: ({ receivedAt }) => minuteOf(receivedAt) },
    { title: "Form", cell: ({ form }) => form },
    ...(hasPlaces ? [{ title: "Place", cell: shortPlacement }] : []),
    { title: "Who", gives: true, cell: senderOf },
    { title, gives: true, cell: excerptOf },
  ];
}

/** Short, to leave room for names. */
function shortPlacement({ placement }: Submission): string {
  if (!placement) return "";
  return placement.state === "place" ? "yes" : `no. ${placement.number} in line`;
}

function markedReference(submission: Submission): string {
  return [submission.reference, ...marks.filter(({ holds }) => holds(submission)).map(({ sign }) => sign)].join(" ");
}
