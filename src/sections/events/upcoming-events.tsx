import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { eventsPage } from "../../../data/events.ts";
import { Band } from "../../components/band.tsx";
import { SmartLink } from "../../components/links.tsx";
import { useNow } from "../../components/use-now.ts";
import { hasEnded } from "../../events/event-rules.ts";
import type { EventSummary } from "../../events/event-summary.ts";
import { EventRow } from "./event-row.tsx";

interface UpcomingEventsProps {
  words: (typeof eventsPage)["upcoming"];
  /** Sorted by date. */
  events: readonly EventSummary[];
}

export function UpcomingEvents({ words, events }: UpcomingEventsProps) {
  const now = useNow();
  const ahead = events.filter((event) => !hasEnded(event, now));
  return (
    <Band labelledBy="upcoming" width="wide">
      <Heading as="h2" textStyle="h3" id="upcoming" marginBottom="6">
        {words.title}
      </Heading>
      {ahead.length === 0 ? (
        <Text>{words.none}</Text>
      ) : (
        <ol>
          {ahead.map((event) => (
            <EventRow key={event.slug} event={event} words={words} />
          ))}
        </ol>
      )}
      <Text marginTop="6">
        {words.elsewhere.text} <SmartLink link={words.elsewhere.link} />
      </Text>
    </Band>
  );
}
