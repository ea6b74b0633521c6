import type { OfficeStatus } from "./office-status.ts";

/** What the clock of `timeZone` (an IANA name) is called on the day that `status` speaks of: "EST", "EDT". */
export function zoneName(now: Date, status: OfficeStatus, timeZone: string): string {
  const at = new Date(now);
  if (!status.open) at.setUTCDate(at.getUTCDate() + status.daysAway);
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "short" }).formatToParts(at);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}
