import { events, eventsPage } from "../../data/events.ts";
import type { FormName } from "../../data/forms/every-form.ts";
import { isOpen } from "../../src/events/event-rules.ts";
import { eventWhen } from "../../src/events/registered-event.ts";
import type { FieldError, Fields } from "../../src/forms/intake-contract.ts";

/** Nobody can come to an event that is over: the next one is offered in its place. */
export function endedEvent(form: FormName, fields: Fields, now: Date): FieldError[] {
  const event = form === "event-registration" && events.find(({ slug }) => slug === fields.event);
  if (!event || isOpen(event, now)) return [];
  const next = events.find((candidate) => isOpen(candidate, now));
  const { ended, endedLast } = eventsPage.registration;
  const message = next ? ended.replace("{next}", next.title).replace("{when}", eventWhen(next)) : endedLast;
  return [{ code: "ended", field: "event", message: message.replace("{event}", event.title) }];
}
