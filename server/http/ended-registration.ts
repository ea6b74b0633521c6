import type { IncomingMessage } from "node:http";
import { eventsPage, type PublicEvent } from "../../data/events.ts";
import type { SiteLink } from "../../data/link.ts";
import { endedEvent } from "../../src/events/ended-event.ts";
import { isOpen, registrationPagePath } from "../../src/events/event-rules.ts";
import type { AnswerWords } from "./answer-page.ts";

/**
 * Tells what is said to whoever opens the page of an event’s registration once the event is over: the built page knows
 * that only with scripts. Undefined for any other request, and while the event can be joined.
 */
export function endedRegistration(events: readonly PublicEvent[]) {
  const byPath = new Map(events.map((event) => [registrationPagePath(event), event]));
  // One object for each text, so that its page is made once.
  const said = new Map<string, AnswerWords>();
  return ({ method, url = "" }: IncomingMessage, now: Date): AnswerWords | undefined => {
    const event = method === "GET" || method === "HEAD" ? byPath.get(url.split("?", 1)[0] ?? "") : undefined;
    const text = event && endedEvent(events, eventsPage.registration, event.slug, now);
    if (!text) return undefined;
    const next = events.find((candidate) => isOpen(candidate, now));
    const words = said.get(text) ?? { title: event.title, text, way: wayTo(next) };
    said.set(text, words);
    return words;
  };
}

function wayTo(next: PublicEvent | undefined): SiteLink {
  const { one } = eventsPage.registration;
  return next ? { label: one.title.replace("{event}", next.title), to: registrationPagePath(next) } : one.all;
}
