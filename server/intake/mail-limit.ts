interface MailLimitOptions {
  /** Mails in each `period`. 0 means unlimited. */
  limit: number;
  /** Milliseconds. */
  period: number;
  now: () => number;
  /** Called once in each period that refuses a mail. */
  alarm: () => void;
}

export interface MailLimit {
  /** Returns true if one more mail may be sent, and counts it. */
  take(): boolean;
  giveBack(): void;
}

/**
 * Limits the mail that all senders together cause. A sender with many addresses must not use this service as a mass
 * mailer.
 */
export function mailLimit({ limit, period, now, alarm }: MailLimitOptions): MailLimit {
  let [begun, taken, isAlarmed] = [now(), 0, false];
  return {
    take() {
      const at = now();
      // A clock that was set back starts a new period.
      if (at < begun || at - begun >= period) [begun, taken, isAlarmed] = [at, 0, false];
      if (limit === 0 || taken < limit) {
        taken++;
        return true;
      }
      if (!isAlarmed) alarm();
      isAlarmed = true;
      return false;
    },
    giveBack() {
      if (taken > 0) taken--;
    },
  };
}
