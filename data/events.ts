import { calendars } from "./calendars.ts";
import type { publicEvent, recentEvent, eventSeries as series } from "./checks/events.ts";
import type { Entry } from "./checks/rules.ts";
import { inDateOrder } from "./in-date-order.ts";
import type { Link } from "./link.ts";
import { daysFromBuild, saturday, timeFromBuild, wednesday } from "./sample-dates.ts";
import { contact, site } from "./site.ts";

export const eventTypes = ["Community Event", "Workshop", "Healing Practice"] as const;

export const attendances = ["in person", "online"] as const;

export type PublicEvent = Entry<typeof publicEvent>;

export type RecentEvent = Entry<typeof recentEvent>;

export type EventSeries = Entry<typeof series>;

export const eventSeries: readonly EventSeries[] = [
  {
    key: "ground-and-breath",
    title: "Ground and Breath",
    text: "Four mornings a year, one for each season. Come to one or all of them.",
  },
];

const winterKitchen = (builtAt: Date): PublicEvent => ({
  slug: "winter-kitchen",
  title: "Winter Kitchen",
  startsAt: timeFromBuild(builtAt, 20, saturday, "14:00"),
  endsAt: timeFromBuild(builtAt, 20, saturday, "17:00"),
  timeZone: site.timeZone,
  location: "The barn kitchen at the Homestead",
  type: "Community Event",
  description:
    "We cook for sixty and eat together at four. Take soup to a neighbor, and sign up to help when the snow comes.",
  attendance: "in person",
  address: contact.address,
  access: [
    "It is level from the parking lot to the table. The front and restroom doors are 36 inches wide.",
    "A quiet room with a couch and a stove is open all afternoon.",
    "Every dish is labeled. There is always one without gluten, nuts or milk.",
    `A van leaves the ${site.busStop} at 1:30 and has room for a wheelchair.`,
  ],
  bring: ["An apron and a jar with a lid", "A knife you like, if you have one", "Slippers: the floor is warm"],
  hosts: "Our kitchen crew, and neighbors who started the soup line in 2020.",
  seats: 60,
  announced: daysFromBuild(builtAt, -30),
  status: "upcoming",
  placeholder: true,
});

const pillarsAtWork = (builtAt: Date): PublicEvent => ({
  slug: "fifteen-pillars-at-work",
  title: "The 15 Pillars at Work",
  startsAt: timeFromBuild(builtAt, 70, wednesday, "18:30"),
  endsAt: timeFromBuild(builtAt, 70, wednesday, "20:00"),
  timeZone: site.timeZone,
  location: "Online, with live captions",
  type: "Workshop",
  description:
    "Urgency, perfectionism, fear of conflict: pick the habit that runs your workplace and leave with one thing to try on Monday. Your camera can stay off, and typing is enough.",
  attendance: "online",
  access: [
    "A person types live captions, and we read the chat aloud.",
    "We send the worksheet two days before, also in large print and plain text.",
    "A ten-minute break in the middle. Leave and come back as you need to.",
  ],
  bring: ["One habit at your workplace that wears you out", "Something to write with, or nothing at all"],
  hosts: "Two Academy teachers who have run unions, kitchens and a school office, and have burned out in each.",
  announced: daysFromBuild(builtAt, -20),
  status: "upcoming",
  placeholder: true,
});

const groundAndBreath = (builtAt: Date): PublicEvent => ({
  slug: "ground-and-breath",
  title: "Ground and Breath",
  startsAt: timeFromBuild(builtAt, 140, saturday, "10:00"),
  endsAt: timeFromBuild(builtAt, 140, saturday, "12:00"),
  timeZone: site.timeZone,
  location: "The east meadow, Homestead (the barn if it rains)",
  type: "Healing Practice",
  description:
    "A slow morning led by Rooted Body Practice. You will breathe, stretch and listen, standing, seated or lying down. There are chairs and blankets for everyone.",
  attendance: "in person",
  address: contact.address,
  access: [
    "The path from the parking lot is firm, level and 200 yards long. We can drive you in a golf cart.",
    "We show every movement in a chair first, then standing.",
    "Please come without scents. Touch stays out of this practice.",
  ],
  bring: ["Layers: the meadow is cold until eleven", "A water bottle"],
  hosts: "Two practitioners who work with stress in the jaw, back and breath.",
  partner: "rooted-body-practice",
  series: "ground-and-breath",
  seats: 24,
  announced: daysFromBuild(builtAt, -20),
  changes: [
    {
      on: daysFromBuild(builtAt, -7),
      text: "It now begins at 10:00, an hour later, so people who take the first bus are here in time.",
    },
  ],
  status: "upcoming",
  placeholder: true,
});

/** Returns the events in date order, for a site built at `builtAt`. Samples get dates relative to it. */
export const eventsAt = (builtAt: Date): readonly PublicEvent[] =>
  inDateOrder([winterKitchen(builtAt), pillarsAtWork(builtAt), groundAndBreath(builtAt)]);

/** Returns the events that were over when the site was built, latest first. */
export const recentEventsAt = (builtAt: Date): readonly RecentEvent[] => [
  {
    slug: "harvest-screening",
    title: "Harvest Screening",
    date: daysFromBuild(builtAt, -30, saturday),
    partner: "the-lantern-room",
    description: "Ninety people, two blankets each, one film on the side of the barn.",
    placeholder: true,
  },
  {
    slug: "whose-land-whose-rent",
    title: "Whose Land, Whose Rent?",
    date: daysFromBuild(builtAt, -65, saturday),
    partner: "threshold-homes",
    description:
      "Tenants mapped who owns their block, back to the first deed. Four buildings have met again since, without us.",
    placeholder: true,
  },
];

/** Events for code that does not depend on their dates. */
export const events = /* @__PURE__ */ eventsAt(new Date());
export const recentEvents = /* @__PURE__ */ recentEventsAt(new Date());

export const eventsPage = {
  hero: {
    title: "Come and be with us",
    lead: "Public events and days on the land are free. Retreats have a price. Come early, leave when you need to, bring the children.",
  },
  upcoming: {
    title: "Upcoming events",
    register: "Register Free",
    calendar: "Add to calendar",
    calendars,
    /** Start of the event pages' URLs, which web calendars show. */
    origin: site.origin,
    /** Heading of the list below the next event. */
    later: "Also coming up",
    filter: {
      label: "Kind of event",
      options: { all: "Everything", events: "Public events", land: "Gatherings on the land" },
      empty: "No dates yet",
      count: { one: "1 date", other: "{count} dates" },
    },
    none: "We’re planning the next dates. The newsletter has them first.",
    /** Shown after times in the organization's time zone and before those in the reader's. */
    zones: { ours: "Eastern time", yours: "Your time" },
  },
  registration: {
    /** Shown if the requested event is over, closed or called off; `{event}`, `{next}` and `{when}` are replaced. */
    ended: "{event} has ended.",
    closed: "Registration for {event} is closed.",
    calledOff: "{event} is called off.",
    /** Shown if a party is larger than the number of seats; `{seats}` is replaced. */
    tooMany: "This event has {seats} seats. If there are more of you, write to us and we’ll find another way.",
    next: "The next one is {next}, {when}.",
    noNext: "No other event is open for registration yet.",
  },
  subscription: {
    title: "Add our events to your calendar",
    button: "Subscribe to our public events",
    how: "How to add them to Google, Outlook or Apple",
    /** The calendar’s address appears between `before` and `after`. */
    by: { before: "If nothing opens, copy", after: "and add it yourself:" },
    ways: [
      {
        name: "Google Calendar",
        text: "On a computer, select the plus sign at “Other calendars”, then “From URL”.",
      },
      { name: "Outlook", text: "Select “Add calendar”, then “Subscribe from web”." },
      {
        name: "Apple Calendar",
        text: "Select “File”, then “New Calendar Subscription”. On a phone, use “Subscribe to our public events”.",
      },
    ],
  },
  /** Copy for the list of events that are over. */
  recent: {
    title: "Recent events",
    badge: "Past Event",
    with: "with",
  },
  host: {
    title: "Want to Host an Event?",
    text: "A living room with eight chairs is enough. We bring a facilitator, the printing and the food.",
    links: [
      { label: "Offer to host", to: "/contact?inquiry=collaboration&subject=Hosting%20an%20event#form" },
    ] satisfies readonly Link[],
  },
} as const;
