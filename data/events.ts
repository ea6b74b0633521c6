import { calendars } from "./calendars.ts";
import type { Entry } from "./checks/entry.ts";
import type { publicEvent, recentEvent } from "./checks/events.ts";
import type { Link } from "./link.ts";
import { aheadOf, behind } from "./sample-dates.ts";
import { site } from "./site.ts";

/** What kind of gathering it is. */
export const eventTypes = ["Community Event", "Workshop", "Healing Practice"] as const;

export type PublicEvent = Entry<typeof publicEvent>;

export type RecentEvent = Entry<typeof recentEvent>;

/** As they are written, in order of date; `eventsAt` has the dates that visitors see. */
export const events: readonly PublicEvent[] = [
  {
    slug: "winter-kitchen",
    title: "Winter Kitchen",
    startsAt: "2026-12-12T14:00:00-05:00",
    endsAt: "2026-12-12T17:00:00-05:00",
    timeZone: site.timeZone,
    location: "The barn kitchen at the Homestead",
    type: "Community Event",
    description:
      "We cook for sixty and eat together at four. Bring a knife or a story. Take home soup for a neighbor, and sign up to drive, chop wood or check on someone when the snow comes.",
    status: "upcoming",
    placeholder: true,
  },
  {
    slug: "fifteen-pillars-at-work",
    title: "The 15 Pillars at Work",
    startsAt: "2027-02-04T18:30:00-05:00",
    endsAt: "2027-02-04T20:00:00-05:00",
    timeZone: site.timeZone,
    location: "Online, with live captions",
    type: "Workshop",
    description:
      "Urgency, perfectionism, fear of conflict: pick the habit that runs your workplace and leave with one thing to try on Monday. Cameras are up to you. You can take part by typing alone.",
    status: "upcoming",
    placeholder: true,
  },
  {
    slug: "ground-and-breath",
    title: "Ground and Breath",
    startsAt: "2027-04-17T10:00:00-04:00",
    endsAt: "2027-04-17T12:00:00-04:00",
    timeZone: site.timeZone,
    location: "The east meadow, Homestead (the barn if it rains)",
    type: "Healing Practice",
    description:
      "A slow morning led by Rooted Body Practice. You will breathe, stretch and listen, standing, seated or lying down. The path to the meadow is firm and level, and there are chairs and blankets for all.",
    status: "upcoming",
    placeholder: true,
  },
];

/** As they are written, latest first; `recentEventsAt` has the dates that visitors see. */
export const recentEvents: readonly RecentEvent[] = [
  {
    slug: "harvest-screening",
    title: "Harvest Screening",
    date: "2026-10-24",
    partner: "the-lantern-room",
    description:
      "Ninety people, two blankets each, one film on the side of the barn. The talk afterwards ran until the fire was out.",
    placeholder: true,
  },
  {
    slug: "whose-land-whose-rent",
    title: "Whose Land, Whose Rent?",
    date: "2026-09-19",
    partner: "threshold-homes",
    description:
      "Tenants mapped who owns their block, back to the first deed. Four buildings have met again since, without us.",
    placeholder: true,
  },
];

/** The events of a site built at that time. */
export function eventsAt(builtAt: Date): PublicEvent[] {
  return aheadOf(events, builtAt);
}

/** What had been when the site was built. */
export function recentEventsAt(builtAt: Date): RecentEvent[] {
  return behind(recentEvents, builtAt);
}

/** Words of the events page. */
export const eventsPage = {
  hero: {
    title: "Come and be with us",
    lead: "Every event here is free. Come early, leave when you need to, bring the children. If something would make it easier to be there, tell us when you register.",
  },
  upcoming: {
    title: "Upcoming events",
    register: "Register Free",
    calendar: "Add to calendar",
    calendars,
    none: "The next dates are being made.",
    elsewhere: {
      text: "Smaller gatherings on the land stand on the Homestead’s page.",
      link: { label: "Next on the land", to: "/homestead#dates" },
    },
    /** After the times in the organisation’s zone, and before those in the reader’s. */
    zones: { ours: "Eastern time", yours: "Your time" },
  },
  registration: {
    title: "Register",
    text: "It takes a minute and costs nothing. No account, no card.",
    /** Where somebody asks for what is over or closed; `{event}`, `{next}` and `{when}` are filled in. */
    ended: "{event} has ended.",
    closed: "{event} takes no more registrations.",
    next: "The next one is {next}, {when}.",
    noNext: "No other event is open yet.",
    /** In place of the form while nothing is open. */
    none: "No event is open right now. New dates come with the newsletter, below.",
    /** The page of a single event’s registration, `{event}` filled in. */
    one: {
      title: "Register for {event}",
      description: "{event}, {date}. It is free: tell us that you are coming, and what would make it easier for you.",
      all: { label: "See all events", to: "/events" } satisfies Link,
    },
  },
  recent: {
    title: "Recent events",
    with: "with",
  },
  host: {
    title: "Want to Host an Event?",
    text: "A library room, a church hall, a living room with eight chairs: all of it counts. Tell us what your people need, and we will bring a facilitator, the printing and the food.",
    links: [{ label: "Tell us about it", to: "/contact?inquiry=collaboration" }] satisfies readonly Link[],
  },
} as const;

/** What the page of an event’s registration says of itself. */
export function registrationHead({ slug, title, startsAt, timeZone }: PublicEvent) {
  const { one } = eventsPage.registration;
  const date = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone }).format(new Date(startsAt));
  return {
    path: `/events/${slug}/register`,
    title: one.title.replace("{event}", title),
    description: one.description.replace("{event}", title).replace("{date}", date),
  };
}
