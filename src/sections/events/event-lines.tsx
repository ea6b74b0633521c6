import { Badge } from "@chakra-ui/react/badge";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { ListWords } from "../../../data/list-words.ts";
import { Band } from "../../components/band.tsx";
import { longDate } from "../../components/dates.ts";
import { RouteLink } from "../../components/links.tsx";
import type { ListStretch } from "../../components/list-stretch.ts";
import { Pagination } from "../../components/pagination.tsx";
import { useNow } from "../../components/use-now.ts";
import { eventPalette } from "../../events/event-palette.ts";
import { eventBadge, eventPath, isOpen } from "../../events/event-rules.ts";
import type { EventSummary } from "../../events/event-summary.ts";

interface EventLinesProps {
  stretch: ListStretch<EventSummary>;
  title: string;
  pathOf: (page: number) => string;
  words: ListWords;
}

export function EventLines({ stretch, title, pathOf, words }: EventLinesProps) {
  const now = useNow();
  return (
    <Band width="wide">
      <ul>
        {stretch.items.map((event) => (
          <Flex
            as="li"
            key={event.slug}
            data-until={event.endsAt}
            colorPalette={eventPalette[event.type]}
            wrap="wrap"
            alignItems="baseline"
            columnGap="10"
            rowGap="2"
            paddingY="6"
            borderTopWidth="medium"
            borderColor="colorPalette.line"
          >
            <Text textStyle="label" color="colorPalette.fg" flex="0 1 14rem">
              <time dateTime={event.startsAt}>{longDate(event.startsAt, event.timeZone)}</time>
            </Text>
            <Heading as="h2" textStyle="h3" flex="1 1 16rem">
              <RouteLink to={eventPath(event)} variant="standalone">
                {event.title}
              </RouteLink>
            </Heading>
            <Badge variant={isOpen(event, now) ? "solid" : "outline"}>{eventBadge(event, now)}</Badge>
          </Flex>
        ))}
      </ul>
      <Pagination list={title} page={stretch.page} pages={stretch.pages} pathOf={pathOf} words={words} />
    </Band>
  );
}
