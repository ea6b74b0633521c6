import { wallStamp } from "./content-lines.ts";

/** Returns an IANA zone's UTC offset at a moment: "-05:00". */
export type OffsetAt = (at: Date, timeZone: string) => string | undefined;

interface Change {
  at: number;
  from: string;
  to: string;
}

const day = 24 * 60 * 60_000;
const minute = 60_000;

/**
 * Returns the lines of a VTIMEZONE (RFC 5545, 3.6.5) for the period between two moments, in milliseconds since 1970.
 * Lists each clock change separately, because not every zone has a known recurrence rule.
 */
export function zoneComponent(timeZone: string, [from, to]: readonly [number, number], offsetAt: OffsetAt): string[] {
  const offset = (at: number) => offsetAt(new Date(at), timeZone) ?? "+00:00";
  const changes = changesBetween(from, to, offset);
  const first = offset(from);
  const goesForward = changes[0] !== undefined && inMinutes(changes[0].to) > inMinutes(first);
  const begun = { at: from, from: first, to: first };
  return [
    "BEGIN:VTIMEZONE",
    `TZID:${timeZone}`,
    ...observance(changes.length === 0 || goesForward ? "STANDARD" : "DAYLIGHT", begun, timeZone),
    ...changes.flatMap((change) =>
      observance(inMinutes(change.to) > inMinutes(change.from) ? "DAYLIGHT" : "STANDARD", change, timeZone),
    ),
    "END:VTIMEZONE",
  ];
}

function changesBetween(from: number, to: number, offset: (at: number) => string): Change[] {
  const changes: Change[] = [];
  for (let at = from; at < to; at += day) {
    const [before, after] = [offset(at), offset(at + day)];
    if (before !== after)
      changes.push({ at: firstMinute(at, at + day, (moment) => offset(moment) !== before), from: before, to: after });
  }
  return changes;
}

/** Returns the first full minute after `low` for which `holds` is true. It must be true for `high`. */
function firstMinute(low: number, high: number, holds: (at: number) => boolean): number {
  if (high - low <= minute) return high;
  const middle = low + Math.floor((high - low) / minute / 2) * minute;
  return holds(middle) ? firstMinute(low, middle, holds) : firstMinute(middle, high, holds);
}

function observance(kind: "STANDARD" | "DAYLIGHT", { at, from, to }: Change, timeZone: string): string[] {
  // Local time at that moment without the change.
  const wall = new Date(at + inMinutes(from) * minute).toISOString();
  return [
    `BEGIN:${kind}`,
    `DTSTART:${wallStamp(wall)}`,
    `TZOFFSETFROM:${from.replace(":", "")}`,
    `TZOFFSETTO:${to.replace(":", "")}`,
    `TZNAME:${zoneName(at, timeZone)}`,
    `END:${kind}`,
  ];
}

function zoneName(at: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "short" }).formatToParts(at);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

function inMinutes(offset: string): number {
  const [hours = 0, minutes = 0] = offset.slice(1).split(":").map(Number);
  return (offset.startsWith("-") ? -1 : 1) * (hours * 60 + minutes);
}
