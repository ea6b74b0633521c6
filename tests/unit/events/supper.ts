import type { PublicEvent } from "../../../data/events.ts";

/** An event of the tests. */
export const supper: PublicEvent = {
  slug: "long-supper",
  title: "Long Supper",
  startsAt: "2027-04-17T17:00:00-04:00",
  endsAt: "2027-04-17T20:00:00-04:00",
  timeZone: "America/New_York",
  location: "The barn",
  type: "Community Event",
  description: "Bring a spoon.",
  status: "upcoming",
  placeholder: true,
};
