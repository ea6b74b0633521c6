import { Heading } from "@chakra-ui/react/heading";
import type { eventsPage, PublicEvent } from "../../../data/events.ts";
import { Band } from "../../components/band.tsx";
import { EventRow } from "./event-row.tsx";

interface UpcomingEventsProps {
  words: (typeof eventsPage)["upcoming"];
  /** In order of date. */
  events: readonly PublicEvent[];
}

export function UpcomingEvents({ words, events }: UpcomingEventsProps) {
  return (
    <Band labelledBy="upcoming" width="wide">
      <Heading as="h2" textStyle="h3" id="upcoming" marginBottom="6">
        {words.title}
      </Heading>
      <ol>
        {events.map((event) => (
          <EventRow key={event.slug} event={event} words={words} />
        ))}
      </ol>
    </Band>
  );
}
