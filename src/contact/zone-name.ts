import type { OfficeStatus } from "./office-status.ts";

/** Returns the abbreviation of `timeZone` (an IANA name) on the day that `status` refers to: "EST", "EDT". */
export function zoneName(now: Date, status: OfficeStatus, timeZone: string): string {
  const at = new Date(now);
  if (!status.open) at.setUTCDate(at.getUTCDate() + status.daysAway);
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "short" }).formatToParts(at);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}
