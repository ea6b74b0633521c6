import type { Store } from "../../../../../server/store/store.ts";
import type { MailJob, MailKind, MailResult, Submission } from "../../../../../server/store/submission.ts";
import { jobFor, submissionFor } from "../forms.ts";

/** The store's outbox in memory, with only the methods that the poller uses. */
export class MemoryOutbox implements Pick<Store, "claimMail" | "settleMail" | "find"> {
  readonly jobs = new Map<string, MailJob>();
  readonly submissions = new Map<string, Submission>();
  claims = 0;
  /** Ids of mail that is claimed and not yet settled. */
  readonly underway = new Set<string>();

  /** Adds one email of each of these kinds, due at 0. */
  constructor(kinds: readonly MailKind[] = [], to?: string) {
    for (const kind of kinds) this.add(submissionFor(kind), kind, to);
  }

  add(submission: Submission, kind: MailKind, to?: string): void {
    this.submissions.set(submission.id, submission);
    const job = { ...jobFor(submission, kind, to), createdAt: 0, attempts: 0, dueAt: 0 };
    this.jobs.set(job.id, job);
  }

  async claimMail({ now, lease, limit }: { now: number; lease: number; limit: number }): Promise<MailJob[]> {
    this.claims += 1;
    const due = [...this.jobs.values()].filter(({ state, dueAt }) => state === "waiting" && dueAt <= now);
    return due.slice(0, limit).map((job) => {
      this.underway.add(job.id);
      job.attempts += 1;
      job.dueAt = now + lease;
      return { ...job };
    });
  }

  async settleMail(id: string, result: MailResult): Promise<void> {
    const job = this.jobs.get(id);
    this.underway.delete(id);
    if (job) Object.assign(job, result);
  }

  async find(id: string): Promise<Submission | undefined> {
    return this.submissions.get(id);
  }

  nextDue(): number {
    const waiting = [...this.jobs.values()].filter(({ state }) => state === "waiting");
    return waiting.length > 0 ? Math.min(...waiting.map(({ dueAt }) => dueAt)) : 0;
  }

  states(): string[] {
    return [...new Set([...this.jobs.values()].map(({ state }) => state))];
  }
}
