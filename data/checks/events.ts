import { eventTypes, type PublicEvent, type RecentEvent } from "../events.ts";
import type { Gathering } from "../homestead.ts";
import { partners } from "../partners.ts";
import { mistakesIn, type Rule, type Rules } from "./mistakes.ts";
import { flag, oneOf, slug, text } from "./rules.ts";
import { day, moment, momentAfter, offsetOfZone, timeZone } from "./time-rules.ts";

type Timed = Pick<PublicEvent, "slug" | "title" | "startsAt" | "endsAt" | "timeZone" | "location">;

function timedRules(entries: readonly Timed[]): Rules<Timed> {
  const inOrder: Rule<Timed> = {
    holds: (value, entry) => {
      const before = entries[entries.indexOf(entry) - 1];
      return !before || Date.parse(before.startsAt) <= Date.parse(String(value));
    },
    problem: "is earlier than the entry above it",
    mend: "move the entry, so that the list is in order of date",
  };
  return {
    slug: [slug],
    title: [text],
    timeZone: [timeZone],
    startsAt: [moment, offsetOfZone, inOrder],
    endsAt: [moment, offsetOfZone, momentAfter("startsAt")],
    location: [text],
  };
}

export function eventMistakes(events: readonly PublicEvent[]): string[] {
  return mistakesIn<PublicEvent>({
    file: "data/events.ts",
    entries: events,
    unique: ["slug"],
    rules: {
      ...timedRules(events),
      type: [oneOf(eventTypes)],
      description: [text],
      status: [oneOf(["upcoming", "past"])],
      placeholder: [flag],
    },
  });
}

export function recentEventMistakes(events: readonly RecentEvent[]): string[] {
  return mistakesIn<RecentEvent>({
    file: "data/events.ts",
    entries: events,
    unique: ["slug"],
    rules: {
      slug: [slug],
      title: [text],
      date: [day],
      partner: [oneOf(partners.map((partner) => partner.slug))],
      description: [text],
      placeholder: [flag],
    },
  });
}

export function gatheringMistakes(gatherings: readonly Gathering[]): string[] {
  const rules = { ...timedRules(gatherings), text: [text] };
  return mistakesIn<Gathering>({ file: "data/homestead.ts", entries: gatherings, unique: ["slug"], rules });
}
