import { type Counted, rateLimit } from "./rate-limit.ts";

interface MailLimitOptions {
  /** Maximum number of emails in each `period`. 0 means unlimited. */
  limit: number;
  /** Milliseconds. */
  period: number;
  now: () => number;
  /** Called when the limit for all senders together refuses an email, at most once in each period. */
  alarm: () => void;
}

export interface MailRequest {
  /** Names under which the sender is counted. */
  sender: readonly Counted[];
  /**
   * True for mail that its form exists for, such as a confirmation, and for receipts with which senders keep seats.
   * Other receipts leave a reserve for such mail.
   */
  isRequested: boolean;
}

export interface MailLimit {
  /** Returns true if one more email may be sent, and counts it. */
  take(asked: MailRequest): boolean;
  giveBack(asked: MailRequest): void;
}

/** Shares of the limit: for one sender, and for all receipts together, which leave the rest as a reserve. */
const [senderShare, receiptShare] = [0.1, 0.8];
export const maxSenders = 10_000;

/**
 * Limits the mail that all senders together cause. A sender with many addresses must not use this service as a mass
 * mailer, or use up the limit for everyone else.
 */
export function mailLimit({ limit, period, now, alarm }: MailLimitOptions): MailLimit {
  let [begun, taken, isAlarmed] = [now(), 0, false];
  const own = rateLimit({ limit: Math.ceil(limit * senderShare), period, names: maxSenders, now });
  return {
    take({ sender, isRequested }) {
      const at = now();
      // A clock that was set back starts a new period.
      if (at < begun || at - begun >= period) [begun, taken, isAlarmed] = [at, 0, false];
      const max = isRequested ? limit : Math.ceil(limit * receiptShare);
      if (limit === 0 || (taken < max && own.count(sender) === 0)) {
        taken++;
        return true;
      }
      if (taken >= max && !isAlarmed) {
        alarm();
        isAlarmed = true;
      }
      return false;
    },
    giveBack({ sender }) {
      if (taken > 0) taken--;
      if (limit > 0) own.takeBack(sender);
    },
  };
}
