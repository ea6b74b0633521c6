import { awaitsAnswer, isJudged } from "./inbox/awaits-answer.ts";
import { counted } from "./inbox/submission-text.ts";
import { minuteOf } from "./inbox/text.ts";
import type { Job, Store, Summary } from "./store/store.ts";
import { day, hour } from "./times.ts";

/** Maximum number of days between runs, with at least one to spare. */
const maxPauses: Readonly<Record<Job, number>> = { backup: 2, build: 2, "restore test": 40 };

/** Returns a line for each failed or late job. A job that never ran is not expected: a laptop needs no backup. */
export function jobProblems(runs: Summary, now: number): string[] {
  return Object.entries(maxPauses).flatMap(([name, days]) => {
    const job = name as Job;
    const { [job]: last, [`failed ${job}` as const]: failed } = runs;
    const fix = job === "backup" ? "Run 'inbox backup'." : "Run 'systemctl list-units --failed'.";
    if (failed !== undefined && failed > (last ?? Number.NEGATIVE_INFINITY))
      return [`The ${job} of ${minuteOf(failed)} failed. ${fix}`];
    const isLate = last !== undefined && now - last > days * day;
    return isLate ? [`The last ${job} was on ${minuteOf(last)}. ${fix}`] : [];
  });
}

/** Maximum wait of mail in milliseconds. Mail that has waited longer is probably blocked by the mail server. */
export const maxWait = hour;

/** Resolves to lines that list what staff have to do, without visitors' input. Empty if there is nothing to do. */
export async function morningReport(
  store: Pick<Store, "all" | "listMail">,
  now: number,
  problems: readonly string[],
): Promise<string[]> {
  const counts = { new: 0, unanswered: 0, quarantined: 0 };
  for await (const submission of store.all()) {
    if (submission.receivedAt > now - day && submission.state === "received") counts.new++;
    if (awaitsAnswer(submission)) counts.unanswered++;
    if (submission.state === "quarantined" && !isJudged(submission)) counts.quarantined++;
  }
  const waiting = (await store.listMail({ state: "waiting" })).filter(({ createdAt }) => createdAt < now - maxWait);
  const dead = await store.listMail({ state: "dead" });
  const lines: (readonly [count: number, line: string])[] = [
    [counts.new, `${counted(counts.new, "new form")} since yesterday: 'inbox list'`],
    [counts.unanswered, `${counted(counts.unanswered, "form")} without an answer: 'inbox list --unanswered'`],
    [counts.quarantined, `${counted(counts.quarantined, "form")} in quarantine: 'inbox digest'`],
    [waiting.length, `${counted(waiting.length, "email")} waiting for more than an hour: 'inbox outbox'`],
    [dead.length, `${counted(dead.length, "failed email")}: 'inbox outbox --state dead'`],
  ];
  return [...lines.flatMap(([count, line]) => (count > 0 ? [line] : [])), ...problems];
}
