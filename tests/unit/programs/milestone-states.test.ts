import { expect, test } from "vitest";
import { milestoneStates } from "../../../src/programs/plans.ts";

const milestones = [
  { when: "Until Dec 2026", what: "Pre-signup", endsAt: "2027-01-01T00:00:00-05:00" },
  {
    when: "Jan 2027",
    what: "Courses open",
    startsAt: "2027-01-01T00:00:00-05:00",
    endsAt: "2027-02-01T00:00:00-05:00",
  },
  {
    when: "Spring 2027",
    what: "Live courses start",
    startsAt: "2027-03-20T00:00:00-04:00",
    endsAt: "2027-06-21T00:00:00-04:00",
  },
];

test.each([
  ["2026-12-31T23:59:59-05:00", ["now", "next", "later"]],
  ["2027-01-01T00:00:00-05:00", ["done", "now", "next"]],
  ["2027-02-01T00:00:00-05:00", ["done", "done", "next"]],
  ["2027-03-20T00:00:00-04:00", ["done", "done", "now"]],
  ["2027-06-21T00:00:00-04:00", ["done", "done", "done"]],
])("returns for %s the milestone states %j", (now, states) => {
  expect(milestoneStates(milestones, new Date(now))).toEqual(states);
});
