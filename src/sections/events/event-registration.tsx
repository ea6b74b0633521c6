import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import type { eventPage } from "../../../data/event-page.ts";
import type { eventsPage } from "../../../data/events.ts";
import { Band } from "../../components/band.tsx";
import { longDate } from "../../components/dates.ts";
import { useNow } from "../../components/use-hydrated.ts";
import { type EventSummary, endedEvent, hasEnded, isCalledOff, isOpen, overLine } from "../../events/event-rules.ts";
import { Registration, registrationTitleId } from "./registration.tsx";

interface EventRegistrationProps {
  event: EventSummary;
  /** This event and those around today, sorted by date. */
  events: readonly EventSummary[];
  words: typeof eventPage;
  /** Text for an event that takes no registrations. */
  ended: (typeof eventsPage)["registration"];
  /** The form, which must be labeled by `registrationTitleId`. */
  children: ReactNode;
}

/** Shows the form while the event can be joined. Afterwards, it shows that the event is over and names the next one. */
export function EventRegistration({ event, events, words, ended, children }: EventRegistrationProps) {
  const now = useNow();
  const { register, text, over, overText } = words;
  if (isOpen(event, now)) {
    return (
      <Registration title={register.replace("{event}", event.title)} text={text}>
        {children}
      </Registration>
    );
  }
  const wasHeld = hasEnded(event, now) && !isCalledOff(event);
  return (
    <Band tone="tint" width="wide" labelledBy={registrationTitleId}>
      <Heading as="h2" id={registrationTitleId} textStyle="h1" marginBottom="5">
        {wasHeld ? over : overLine(event, ended, now)}
      </Heading>
      {wasHeld && (
        <Text textStyle="lead" maxWidth="measure" marginBottom="3">
          {overText.replace("{date}", longDate(event.startsAt, event.timeZone))}
        </Text>
      )}
      <Text maxWidth="measure">{endedEvent(events, ended, event.slug, now)}</Text>
    </Band>
  );
}
