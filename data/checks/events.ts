import { number, type TestConfig } from "yup";
import { attendances, type EventSeries, eventTypes, type PublicEvent, type RecentEvent } from "../events.ts";
import type { Gathering } from "../homestead.ts";
import { partners } from "../partners.ts";
import { entry, list } from "./entry.ts";
import { link } from "./links.ts";
import { mistakesIn } from "./mistakes.ts";
import { oneOf, placeholder, rule, slug, text, texts, title } from "./rules.ts";
import { says, shown } from "./sentences.ts";
import { day, moment, momentAfter, offsetOfZone, timeZone } from "./time-rules.ts";

const inOrder: TestConfig<string, { before?: { startsAt: string } }> = {
  name: "in order",
  message: says("is earlier than the entry above it", "move the entry, so that the list is in order of date"),
  test: (value, { options }) => !(Date.parse(value) < Date.parse(options.context?.before?.startsAt ?? "")),
};

const timed = {
  /** Key of the entry and seed of its drawing; unique. */
  slug,
  title: text,
  /** ISO start with a UTC offset. */
  startsAt: moment.test(offsetOfZone).test(inOrder),
  /** ISO end with a UTC offset, later than the start. */
  endsAt: moment.test(offsetOfZone).test(momentAfter("startsAt")),
  /** IANA zone of the displayed times. */
  timeZone,
  /** Place, or directions for joining online. */
  location: text,
};

const noPlaces = says("is no number of places", "write a whole number from 1 on, or leave the line out for no limit");

const addressWhereAttended = rule(
  (value: readonly string[] | undefined, { attendance }: { attendance?: string }) =>
    (value !== undefined) === (attendance === "in person"),
  "does not go with how people take part",
  "give an event that is held in person its address, line by line, and leave it out for one that is online",
);

/**
 * A change that people who already know about the event must learn of. Its index in the list becomes the calendar
 * revision.
 */
const change = entry({ on: day, text }, "field of a change");

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
  series: slug.optional(),
  /** Number of seats; later registrations join the waitlist. Absent means unlimited. */
  places: number().typeError(noPlaces).integer(noPlaces).min(1, noPlaces).optional(),
  announced: day,
  /** Changes since the announcement, latest last. Each one becomes a calendar revision and appears on the page. */
  changes: list(change).optional(),
  /** `past` closes registration early, for a full event. `called off` means canceled. */
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

export function eventMistakes(events: readonly PublicEvent[], series: readonly EventSeries[]): string[] {
  const keys = series.map(({ key }) => key);
  return [
    ...mistakesIn({ file: "data/events.ts", entries: events, schema: publicEvent, unique: ["slug", "title"] }),
    ...events.flatMap((event) =>
      event.series === undefined || keys.includes(event.series)
        ? []
        : [
            `data/events.ts, '${event.slug}', series: ${shown(event.series)} is no series; write one of ${keys.join(", ")}`,
          ],
    ),
    ...events.flatMap(lateChanges),
    ...events.flatMap(silentEnd),
  ];
}

/**
 * Rejects a canceled event without a change entry: calendars and people learn of the cancellation only from that entry.
 */
function silentEnd({ slug, status, changes }: PublicEvent): string[] {
  if (status !== "called off" || (Array.isArray(changes) && changes.length > 0)) return [];
  return [
    `data/events.ts, '${slug}', changes: is empty though the event is called off; add a line that says when and why`,
  ];
}

/** Requires changes in date order, because calendars go by the revision number. */
function lateChanges({ slug, announced, changes = [] }: PublicEvent): string[] {
  const days = [announced, ...(Array.isArray(changes) ? changes : []).map(({ on }) => on)];
  return days.flatMap((day, index) =>
    index > 0 && day < (days[index - 1] ?? "")
      ? [`data/events.ts, '${slug}', changes: '${day}' is earlier than '${days[index - 1]}'; put the latest last`]
      : [],
  );
}

export function eventSeriesMistakes(series: readonly EventSeries[]): string[] {
  return mistakesIn({ file: "data/events.ts", entries: series, schema: eventSeries, unique: ["key"] });
}

export function recentEventMistakes(events: readonly RecentEvent[]): string[] {
  return mistakesIn({ file: "data/events.ts", entries: events, schema: recentEvent, unique: ["slug"] });
}

export function gatheringMistakes(gatherings: readonly Gathering[]): string[] {
  return mistakesIn({ file: "data/homestead.ts", entries: gatherings, schema: gathering, unique: ["slug"] });
}
