import { minuteOf } from "./inbox/text.ts";
import type { Summary } from "./store/store.ts";
import { day } from "./times.ts";

/** Backups run each night. Without any, nothing is wrong: a laptop needs none. */
export function backupProblem({ backup, "failed backup": failed }: Summary, now: number): string | undefined {
  const isFailed = failed !== undefined && failed > (backup ?? Number.NEGATIVE_INFINITY);
  if (isFailed) return `The backup of ${minuteOf(failed)} failed. Run 'inbox backup'.`;
  const isLate = backup !== undefined && now - backup > 2 * day;
  return isLate ? `The last backup was on ${minuteOf(backup)}. Run 'inbox backup'.` : undefined;
}
