import { eventsPage, type PublicEvent } from "../../data/events.ts";
import type { FormName } from "../../data/forms/every-form.ts";
import { senderMinutes } from "../../data/forms/retention.ts";
import { foundingOfferAt } from "../../data/plans.ts";
import { endedEvent, tooMany } from "../../src/events/event-registration.ts";
import type { FieldError, Fields } from "../../src/forms/intake-contract.ts";
import { endedOffer } from "../../src/programs/plans.ts";
import { networksOf } from "../http/client-address.ts";
import type { EventLimit } from "../store/store.ts";
import { minute } from "../times.ts";
import { maxSenders } from "./mail-limit.ts";
import { rateLimit } from "./rate-limit.ts";

/**
 * Returns a function that reports an unavailable choice: an event or founding membership that is over, or more people
 * than an event has seats.
 */
export function refusedChoices(events: readonly PublicEvent[], builtAt: Date) {
  const founding = foundingOfferAt(builtAt);
  const eventOf = (fields: Fields) => events.find(({ slug }) => slug === fields.event) ?? {};
  return (form: FormName, fields: Fields, now: Date): FieldError | undefined => {
    switch (form) {
      case "event-registration":
        return (
          refused("ended", "event", endedEvent(events, eventsPage.registration, fields.event, now)) ??
          refused("max", "people", tooMany(eventOf(fields), fields.people, eventsPage.registration))
        );
      case "waitlist":
        return refused("ended", "plan", endedOffer(founding, fields.plan, now));
      default:
        return undefined;
    }
  };
}

function refused(code: string, field: string, message: string | undefined): FieldError | undefined {
  return message ? { code, field, message } : undefined;
}

export function eventLimits(events: readonly PublicEvent[]): EventLimit[] {
  return events.map(({ slug, seats, endsAt }) => ({ event: slug, seats, endsAt: Date.parse(endsAt) }));
}

/** Share of an event's seats that one sender may hold in an hour without opening a link. */
const heldShare = 0.25;

/**
 * Returns a function that counts the seats of a registration, and returns false if its sender then holds too many.
 */
export function seatShares(events: readonly PublicEvent[], now: () => number) {
  const held = rateLimit({ limit: 1, period: senderMinutes * minute, names: maxSenders, now });
  return ({ event, people }: Fields, client: string): boolean => {
    const { seats = 0 } = events.find(({ slug }) => slug === event) ?? {};
    const max = Math.ceil(seats * heldShare);
    const sender = networksOf(client).map(({ name, share }) => ({ name: `${event} ${name}`, share: share * max }));
    for (let seat = 0; seat < Number(people ?? 1); seat++) if (held.count(sender) > 0) return false;
    return true;
  };
}
