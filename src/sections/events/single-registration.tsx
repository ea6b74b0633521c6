import { Badge } from "@chakra-ui/react/badge";
import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import type { eventsPage, PublicEvent } from "../../../data/events.ts";
import { Band } from "../../components/band.tsx";
import { SmartLink } from "../../components/links.tsx";
import { useNow } from "../../components/use-now.ts";
import { endedEvent } from "../../events/ended-event.ts";
import { eventPalette } from "../../events/event-palette.ts";
import { eventBadge, isOpen } from "../../events/event-rules.ts";
import { FormPanel } from "../../forms/form-panel.ts";
import { DateLeaf } from "./date-leaf.tsx";
import { EventTimes, ReaderTimes } from "./event-times.tsx";

interface SingleRegistrationProps {
  event: PublicEvent;
  /** All of them, in order of date. */
  events: readonly PublicEvent[];
  words: typeof eventsPage;
  /** The form, named by the title. */
  children: ReactNode;
}

export const singleTitleId = "register";

/** An event and the form that registers for it, where nothing else can be meant. */
export function SingleRegistration({ event, events, words, children }: SingleRegistrationProps) {
  const { one, text } = words.registration;
  const now = useNow();
  const open = isOpen(event, now);
  return (
    <Band tone="tint" width="wide" colorPalette={eventPalette[event.type]} labelledBy={singleTitleId}>
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "4fr 7fr" }} columnGap="16" rowGap="8" alignItems="start">
        <Box>
          <Heading as="h1" id={singleTitleId} textStyle="h1" marginBottom="6">
            {one.title.replace("{event}", event.title)}
          </Heading>
          <DateLeaf iso={event.startsAt} timeZone={event.timeZone} />
          <EventTimes event={event} zone={words.upcoming.zones.ours} fontWeight="bold" marginTop="3" />
          <ReaderTimes event={event} zone={words.upcoming.zones.yours} textStyle="small" />
          <Text>{event.location}</Text>
          <Text marginTop="3" marginBottom="6">
            {event.description}
          </Text>
          <SmartLink link={one.all} variant="standalone" />
        </Box>
        <FormPanel>
          {open ? (
            <>
              <Text marginBottom="6">{text}</Text>
              {children}
            </>
          ) : (
            <>
              <Badge variant="outline">{eventBadge(event, now)}</Badge>
              <Text marginTop="3">{endedEvent(events, words.registration, event.slug, now)}</Text>
            </>
          )}
        </FormPanel>
      </Grid>
    </Band>
  );
}
