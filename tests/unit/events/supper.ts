import type { PublicEvent } from "../../../data/events.ts";

export const supper: PublicEvent = {
  slug: "long-supper",
  title: "Long Supper",
  startsAt: "2027-04-17T17:00:00-04:00",
  endsAt: "2027-04-17T20:00:00-04:00",
  timeZone: "America/New_York",
  location: "The barn",
  type: "Community Event",
  description: "Bring a spoon.",
  attendance: "in person",
  address: ["The House", "1 Long Lane", "Cold Hollow, NY 12000"],
  access: ["No steps."],
  bring: ["A spoon"],
  hosts: "The kitchen crew.",
  announced: "2026-11-01",
  status: "upcoming",
  placeholder: true,
};
