import type { DatedMilestone, MilestoneState } from "../../data/plans.ts";

/** Returns each milestone's state at `now`. The first future one is "next". Expects milestones in order of date. */
export function milestoneStates(milestones: readonly DatedMilestone[], now: Date): MilestoneState[] {
  const states = milestones.map(({ startsAt, endsAt }): MilestoneState => {
    if (new Date(endsAt) <= now) return "done";
    return startsAt && now < new Date(startsAt) ? "later" : "now";
  });
  const next = states.indexOf("later");
  return states.map((state, index) => (index === next ? "next" : state));
}
