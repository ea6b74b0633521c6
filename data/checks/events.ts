import type { TestConfig } from "yup";
import { eventTypes, type PublicEvent, type RecentEvent } from "../events.ts";
import type { Gathering } from "../homestead.ts";
import { partners } from "../partners.ts";
import { entry } from "./entry.ts";
import { link } from "./links.ts";
import { mistakesIn } from "./mistakes.ts";
import { oneOf, placeholder, slug, text } from "./rules.ts";
import { says } from "./sentences.ts";
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

/** A gathering with a date, open to register until it has ended. */
export const publicEvent = entry({
  ...timed,
  type: oneOf(eventTypes),
  description: text,
  /** `past` closes registration before the end, when an event is called off or full. */
  status: oneOf(["upcoming", "past"]),
  placeholder,
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

export function eventMistakes(events: readonly PublicEvent[]): string[] {
  return mistakesIn({ file: "data/events.ts", entries: events, schema: publicEvent, unique: ["slug"] });
}

export function recentEventMistakes(events: readonly RecentEvent[]): string[] {
  return mistakesIn({ file: "data/events.ts", entries: events, schema: recentEvent, unique: ["slug"] });
}

export function gatheringMistakes(gatherings: readonly Gathering[]): string[] {
  return mistakesIn({ file: "data/homestead.ts", entries: gatherings, schema: gathering, unique: ["slug"] });
}
