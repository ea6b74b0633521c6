import { Badge } from "@chakra-ui/react/badge";
import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { eventsPage, PublicEvent } from "../../../data/events.ts";
import type { Trail } from "../../../data/trails.ts";
import { Band } from "../../components/band.tsx";
import { Breadcrumbs } from "../../components/breadcrumbs.tsx";
import { ButtonLink } from "../../components/links.tsx";
import { useNow } from "../../components/use-hydrated.ts";
import { DayArc } from "../../drawings/day-arc.tsx";
import { eventBadge, hoursOf, isOpen } from "../../events/event-rules.ts";
import { AddToCalendar } from "./add-to-calendar.tsx";

interface EventHeroProps {
  event: PublicEvent;
  words: typeof eventsPage;
  trail: Trail;
}

export function EventHero({ event, words, trail }: EventHeroProps) {
  const now = useNow();
  const open = isOpen(event, now);
  return (
    <Band
      tone="tint"
      width="wide"
      labelledBy="event-title"
      data-until={event.endsAt}
      backdrop={<Picture event={event} />}
      paddingBottom={{ base: "0", lg: "band" }}
    >
      <Grid
        gap="5"
        templateColumns="minmax(0, 1fr)"
        width={{ lg: "[54%]" }}
        minHeight={{ lg: "[24rem]" }}
        alignContent="center"
        paddingBottom={{ base: "[84vw]", lg: "0" }}
      >
        <Breadcrumbs trail={trail} />
        <Flex wrap="wrap" gap="2">
          <Badge variant={open ? "solid" : "outline"}>{eventBadge(event, now)}</Badge>
          <Badge>{event.type}</Badge>
        </Flex>
        <Heading as="h1" id="event-title" textStyle="display">
          {event.title}
        </Heading>
        <Text textStyle="lead">{event.description}</Text>
        {open && (
          <Flex wrap="wrap" alignItems="center" columnGap="6" rowGap="2">
            <ButtonLink to="#register" size="lg">
              {words.upcoming.register}
            </ButtonLink>
            <AddToCalendar event={event} words={words.upcoming} />
          </Flex>
        )}
      </Grid>
    </Band>
  );
}

function Picture({ event }: { event: PublicEvent }) {
  return (
    <Box position="absolute" right="0" bottom="0" width={{ base: "full", lg: "[46%]" }} maxWidth={{ lg: "[52rem]" }}>
      <DayArc slug={event.slug} {...hoursOf(event)} />
    </Box>
  );
}
