import { Flex } from "@chakra-ui/react/flex";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import type { eventsPage } from "../../../data/events.ts";
import { ButtonLink } from "../../components/links.tsx";
import { ownRegistrationPath } from "../../events/event-rules.ts";
import type { EventSummary } from "../../events/event-summary.ts";
import { AddToCalendar } from "./add-to-calendar.tsx";

interface EventActionsProps {
  event: EventSummary;
  words: (typeof eventsPage)["upcoming"];
}

export function EventActions({ event, words }: EventActionsProps) {
  return (
    <Flex wrap="wrap" alignItems="center" columnGap="6" rowGap="2" marginTop="5">
      <ButtonLink to={ownRegistrationPath(event)} size="lg">
        <span>
          {words.register}
          <VisuallyHidden>: {event.title}</VisuallyHidden>
        </span>
      </ButtonLink>
      <AddToCalendar event={event} words={words} />
    </Flex>
  );
}
