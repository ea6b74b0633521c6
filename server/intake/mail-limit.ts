interface MailLimitOptions {
  /** How many in any one `period`. 0: any number. */
  limit: number;
  /** Milliseconds. */
  period: number;
  now: () => number;
  /** Called once in each period in which a mail was refused. */
  alarm: () => void;
}

export interface MailLimit {
  /** Whether one more may go; it counts as gone. */
  take(): boolean;
  /** It did not go after all. */
  giveBack(): void;
}

/**
 * Counts the mail that all senders together cause to people: who has many addresses to send from must not make this
 * service write to the whole world.
 */
export function mailLimit({ limit, period, now, alarm }: MailLimitOptions): MailLimit {
  let [begun, taken, isAlarmed] = [now(), 0, false];
  return {
    take() {
      const at = now();
      // A clock that was set back begins anew.
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
