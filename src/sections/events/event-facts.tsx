import { DataList } from "@chakra-ui/react/data-list";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import type { eventPage } from "../../../data/event-page.ts";
import type { eventsPage, PublicEvent } from "../../../data/events.ts";
import { Band } from "../../components/band.tsx";
import { longDate } from "../../components/dates.ts";
import { ExternalLink } from "../../components/links.tsx";
import { useNow } from "../../components/use-hydrated.ts";
import { isOpen } from "../../events/event-rules.ts";
import { DateLeaf } from "./date-leaf.tsx";
import { EventTimes, ReaderTimes } from "./event-times.tsx";

/**
 * Returns the URL of a map search for a postal address. Leaves out the first line: it is a name, which maps don't know.
 */
function mapAddress([, ...lines]: readonly string[]): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(lines.join(", "))}`;
}

interface EventFactsProps {
  event: PublicEvent;
  words: typeof eventPage;
  zones: (typeof eventsPage)["upcoming"]["zones"];
}

/** Omits the notes about online access and the waitlist unless the event is open. */
export function EventFacts({ event, words, zones }: EventFactsProps) {
  const { changes = [] } = event;
  const canJoin = isOpen(event, useNow());
  return (
    <Band width="wide" paddingBottom="0">
      <DataList.Root variant="columns" borderColor="colorPalette.line">
        <Fact label={words.when}>
          <DateLeaf iso={event.startsAt} timeZone={event.timeZone} />
          <EventTimes event={event} zone={zones.ours} fontWeight="bold" marginTop="3" />
          <ReaderTimes event={event} zone={zones.yours} />
        </Fact>
        <Fact label={words.where[event.attendance]}>
          <Text fontWeight="bold">{event.location}</Text>
          {event.address ? (
            <>
              {event.address.map((line) => (
                <Text key={line}>{line}</Text>
              ))}
              <ExternalLink href={mapAddress(event.address)} variant="standalone">
                {words.directions}
              </ExternalLink>
            </>
          ) : (
            canJoin && <Text>{words.online}</Text>
          )}
        </Fact>
        <Fact label={words.places}>
          <Text>
            {event.places ? words.limited.replace("{places}", String(event.places)) : words.unlimited}
            {event.places && canJoin && ` ${words.waiting}`}
          </Text>
        </Fact>
      </DataList.Root>
      {changes.map(({ on, text }) => (
        <Text
          key={on}
          marginTop="gap"
          paddingInlineStart="5"
          borderInlineStartWidth="thick"
          borderColor="colorPalette.line"
        >
          <strong>{words.changed.replace("{day}", longDate(on, "UTC"))}:</strong> {text}
        </Text>
      ))}
    </Band>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <DataList.Item flex="1 1 16rem" borderTopWidth="thick">
      <DataList.ItemLabel color="colorPalette.fg" marginBottom="3">
        {label}
      </DataList.ItemLabel>
      <DataList.ItemValue>{children}</DataList.ItemValue>
    </DataList.Item>
  );
}
