import { mailCopy } from "../../../data/mail-copy.ts";
import type { RegisteredEvent } from "../../../src/events/registered-event.ts";
import type { Entry } from "./pieces.ts";

/** Which event a registration is for: its slug alone would have to be looked up. */
export function eventEntries({ title, when, location, calendar }: RegisteredEvent, origin: string): Entry[] {
  const values = { event: title, when, where: location, calendar: origin + calendar };
  return Object.entries(values).map(([name, value]) => ({ label: mailCopy.event[name as keyof typeof values], value }));
}
