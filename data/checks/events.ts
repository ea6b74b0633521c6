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
  /** ISO start with its offset from UTC. */
  startsAt: moment.test(offsetOfZone).test(inOrder),
  /** ISO end with its offset from UTC; later than the start. */
  endsAt: moment.test(offsetOfZone).test(momentAfter("startsAt")),
  /** IANA zone the times are stated in. */
  timeZone,
  /** Place, or how to join. */
  location: text,
};

const noPlaces = says("is no number of places", "write a whole number from 1 on, or leave the line out for no limit");

const addressWhereAttended = rule(
  (value: readonly string[] | undefined, { attendance }: { attendance?: string }) =>
    (value !== undefined) === (attendance === "in person"),
  "does not go with how people take part",
  "give an event that is held in person its address, line by line, and leave it out for one that is online",
);

/** Something about an event that those who know of it have to hear. Calendars take its place on the list as revision. */
const change = entry({ on: day, text }, "field of a change");

/** A gathering with a date, open to register until it has ended. */
export const publicEvent = entry({
  ...timed,
  title,
  type: oneOf(eventTypes),
  /** What it is, for lists, calendars and the head of its page. */
  description: text,
  /** Whether people come to `location`, or join from where they are. */
  attendance: oneOf(attendances),
  /** Lines of a postal address, where people come to one. */
  address: texts.optional().test(addressWhereAttended),
  /** What is there for whom: steps, seats, sound, captions, quiet. At least one. */
  access: texts,
  /** What to bring, a thing a line. */
  bring: texts,
  /** Who holds it, in a sentence or two. */
  hosts: text,
  /** Partner who holds it with us. */
  partner: oneOf(partners.map((partner) => partner.slug)).optional(),
  /** Key of `eventSeries` that it belongs to. */
  series: slug.optional(),
  /** For how many people there is room; further ones wait for their turn. Absent where there is room for all. */
  places: number().typeError(noPlaces).integer(noPlaces).min(1, noPlaces).optional(),
  /** Day on which it was first told of. */
  announced: day,
  /** What has changed since then, the latest last: each becomes a revision in calendars, and stands on the page. */
  changes: list(change).optional(),
  /** `past` closes registration before the end, when an event is full; `called off` tells that it is not held. */
  status: oneOf(["upcoming", "past", "called off"]),
  placeholder,
});

/** Events that belong together. */
export const eventSeries = entry({
  /** What the events name; unique. */
  key: slug,
  title: text,
  /** What holds them together. */
  text,
});

/** A gathering that has been, told afterwards. */
export const recentEvent = entry({
  slug,
  title: text,
  date: day,
  /** Who it was held with. */
  partner: oneOf(partners.map((partner) => partner.slug)),
  description: text,
  placeholder,
});

/** A gathering on the land. */
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

/** Calendars take an event off because of a change that they are told of, and so do people. */
function silentEnd({ slug, status, changes }: PublicEvent): string[] {
  if (status !== "called off" || (Array.isArray(changes) && changes.length > 0)) return [];
  return [
    `data/events.ts, '${slug}', changes: is empty though the event is called off; add a line that says when and why`,
  ];
}

/** Each revision is later than the one before: calendars go by their number. */
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
