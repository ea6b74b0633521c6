import type { MailJob, MailKind } from "../store/mail-job.ts";
import type { Column } from "./text/table.ts";
import { minuteOf } from "./text/times.ts";

const kinds: Record<MailKind, string> = {
  "quiz-results": "quiz results",
  "newsletter-confirmation": "confirmation",
  receipt: "receipt",
  "place-found": "place found",
  "staff-notification": "to staff",
  "staff-digest": "digest",
  "withdrawal-notification": "withdrawal",
};

export function kindWords(kind: MailKind): string {
  return kinds[kind] ?? kind;
}

export const mailColumns = [
  { title: "Mail" },
  { title: "Kind" },
  { title: "To", gives: true },
  { title: "State" },
  { title: "Tries", right: true },
  { title: "Next try" },
  { title: "Last answer", gives: true },
] as const satisfies Column[];

export function mailRow({ id, kind, to, state, attempts, dueAt, answer }: MailJob, now: number): string[] {
  const next = state !== "waiting" ? "" : dueAt <= now ? "now" : minuteOf(dueAt);
  return [shortId(id), kindWords(kind), to, state, String(attempts), next, answer];
}

/** Short, but unique among a few thousand mails. */
export function shortId(id: string): string {
  return id.slice(0, 8);
}

/** Examples: "1 mail", "3 forms", "2 addresses". */
export function counted(count: number, one: string): string {
  return `${count.toLocaleString("en-US")} ${one}${count === 1 ? "" : one.endsWith("s") ? "es" : "s"}`;
}
