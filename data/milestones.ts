import type { milestone } from "./checks/plans.ts";
import type { Entry } from "./checks/rules.ts";
import { site } from "./site.ts";
import { endOfDay, zonedTime } from "./zoned-time.ts";

export type Milestone = Entry<typeof milestone>;

/** Raw entries in date order. `milestonesAt` returns them with the years that visitors see. */
export const milestones: readonly Milestone[] = [
  { when: "Until Dec {year}", what: "Pre-signup", lastDay: "2025-12-31", placeholder: true },
  {
    when: "Jan {year}",
    what: "Self-paced courses open",
    firstDay: "2026-01-01",
    lastDay: "2026-01-31",
    placeholder: true,
  },
  {
    when: "Spring {year}",
    what: "Live courses and CEU workshops start",
    firstDay: "2026-03-20",
    lastDay: "2026-06-20",
    placeholder: true,
  },
];

/** Milestone labels, chosen by the visitor's clock. */
export const milestoneWords = { done: "Done", now: "Now", next: "Next", later: "Later" } as const;

export type MilestoneState = keyof typeof milestoneWords;

/** A milestone with real dates. `startsAt` is absent if the milestone has already begun. */
export interface DatedMilestone {
  when: string;
  what: string;
  startsAt?: string;
  endsAt: string;
}

/**
 * Returns the milestones of a site built at `builtAt`. Samples move together by whole years until the last one is in
 * the future.
 */
export function milestonesAt(builtAt: Date): DatedMilestone[] {
  const last = milestones.findLast(({ placeholder }) => placeholder);
  const ahead = last ? yearsAhead(last.lastDay, builtAt) : 0;
  return milestones.map(({ when, what, firstDay, lastDay, placeholder }) => {
    const dated = (day: string) => yearsLater(day, placeholder ? ahead : 0);
    return {
      when: when.replace("{year}", dated(lastDay).slice(0, 4)),
      what,
      ...(firstDay && { startsAt: zonedTime(`${dated(firstDay)}T00:00:00`, site.timeZone) }),
      endsAt: endOfDay(dated(lastDay), site.timeZone),
    };
  });
}

/**
 * Returns when the self-paced courses and everything live begin, for a site built at `builtAt`: "from Jan 2027", or
 * "open now".
 */
export function openingsAt(builtAt: Date): Record<"selfPaced" | "live", string> {
  const [, selfPaced, live] = milestonesAt(builtAt);
  return { selfPaced: openingOf(selfPaced, builtAt), live: openingOf(live, builtAt) };
}

function openingOf(milestone: DatedMilestone | undefined, builtAt: Date): string {
  if (!milestone?.startsAt || new Date(milestone.startsAt) <= builtAt) return "open now";
  return `from ${milestone.when}`;
}

/** Returns the number of years to add to a sample's last day so that it has not ended at `builtAt`. */
export function yearsAhead(lastDay: string, builtAt: Date): number {
  let years = 0;
  while (new Date(endOfDay(yearsLater(lastDay, years), site.timeZone)) <= builtAt) years += 1;
  return years;
}

export function yearsLater(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
}
