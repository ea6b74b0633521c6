import { attendances, eventTypes, eventSeries as series } from "../events.ts";
import { partners } from "../partners.ts";
import { link } from "./links.ts";
import { entry, list, oneOf, placeholder, rule, slug, text, texts, title, wholeNumber } from "./rules.ts";
import { day, isPublished, moment, momentAfter, offsetOfZone, timeZone } from "./time-rules.ts";

const timed = {
  /** Key of the entry and seed of its drawing; unique. */
  slug,
  title: text,
  /** ISO start with a UTC offset. */
  startsAt: moment.test(offsetOfZone),
  /** ISO end with a UTC offset, later than the start. */
  endsAt: moment.test(offsetOfZone).test(momentAfter("startsAt")),
  /** IANA zone of the displayed times. */
  timeZone,
  /** Place, or directions for joining online. */
  location: text,
};

const addressWhereAttended = rule(
  (value: readonly string[] | undefined, { attendance }: { attendance?: string }) =>
    (value !== undefined) === (attendance === "in person"),
  "does not match how people take part",
  "give an event that is held in person its address, line by line, and leave it out for one that is online",
);

/**
 * A change that people who already know about the event must learn of. Its number in the list, from 1, becomes the
 * calendar revision.
 */
const change = entry({ on: day, text }, "field of a change");

/** Calendar apps apply the change with the highest revision number, so the last change must be the latest. */
const latestLast = rule(
  (changes: readonly { on: string }[] = [], { announced }: { announced: string }) => {
    const days = [announced, ...changes.map(({ on }) => on)];
    return days.every((day, index) => index === 0 || !(day < (days[index - 1] ?? "")));
  },
  "is not in date order from 'announced' on",
  "put the latest last",
);

/** Calendars and people learn of the cancellation only from a change. */
const announcedEnd = rule(
  (changes: readonly object[] | undefined, { status }: { status: string }) =>
    status !== "called off" || Boolean(changes?.length),
  "is empty though the event is called off",
  "add a line that says when and why",
);

export const publicEvent = entry({
  ...timed,
  title,
  type: oneOf(eventTypes),
  description: text,
  /** Attendance in person at `location`, or remotely. */
  attendance: oneOf(attendances),
  /** Lines of a postal address, for in-person events. */
  address: texts.optional().test(addressWhereAttended),
  /** Accessibility provisions: steps, seats, sound, captions, quiet. At least one. */
  access: texts,
  bring: texts,
  hosts: text,
  partner: oneOf(partners.map((partner) => partner.slug)).optional(),
  /** Key of the event's `eventSeries`. */
  series: oneOf(series.map(({ key }) => key)).optional(),
  /** Number of seats. Registrations beyond it join the waitlist. Absent means unlimited. */
  seats: wholeNumber(
    "is not a valid number of seats",
    "write a whole number, 1 or more, or leave the line out for no limit",
    1,
  ).optional(),
  announced: day.test(isPublished("event", "keep it out of this list")),
  /** Changes since the announcement, latest last. Each one becomes a calendar revision and appears on the page. */
  changes: list(change).test(latestLast).test(announcedEnd).optional(),
  /** `past` closes registration early. `called off` means canceled. */
  status: oneOf(["upcoming", "past", "called off"]),
  placeholder,
});

export const eventSeries = entry({
  /** Referenced by the events; unique. */
  key: slug,
  title: text,
  text,
});

export const recentEvent = entry({
  slug,
  title: text,
  date: day,
  partner: oneOf(partners.map((partner) => partner.slug)),
  description: text,
  placeholder,
});

export const gathering = entry({ ...timed, text, link, placeholder });
