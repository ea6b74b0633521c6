import { Text } from "@chakra-ui/react/text";
import type { eventsPage } from "../../../data/events.ts";
import type { EventSummary } from "../../events/event-summary.ts";
import { eventWhen } from "../../events/registered-event.ts";
import { AddToCalendar } from "./add-to-calendar.tsx";

interface EventReceiptProps {
  events: readonly EventSummary[];
  /** Slug of the event that the visitor registered for. */
  chosen: unknown;
  words: (typeof eventsPage)["upcoming"];
}

export function EventReceipt({ events, chosen, words }: EventReceiptProps) {
  const event = events.find(({ slug }) => slug === chosen);
  if (!event) return null;
  return (
    <div>
      <Text fontWeight="bold">{event.title}</Text>
      <Text>{eventWhen(event)}</Text>
      <Text>{event.location}</Text>
      <AddToCalendar event={event} words={words} marginTop="2" />
    </div>
  );
}
