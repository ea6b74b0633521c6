import { mailCopy } from "../../../data/mail-copy.ts";
import type { RegisteredEvent } from "../../../src/events/registered-event.ts";
import type { Entry } from "./pieces.ts";

const labels = mailCopy.event;

/** Names the event in full, because the form contains only its slug. */
export function eventEntries({ title, when, location }: RegisteredEvent): Entry[] {
  return [
    { label: labels.event, value: title },
    { label: labels.when, value: when },
    { label: labels.where, value: location },
  ];
}

export function calendarEntry({ calendar }: RegisteredEvent, origin: string): Entry {
  return { label: labels.calendar, value: origin + calendar };
}
