import { Flex } from "@chakra-ui/react/flex";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import type { MouseEvent } from "react";
import { useNavigate } from "react-router-dom";
import type { eventsPage } from "../../../data/events.ts";
import { ButtonLink } from "../../components/links.tsx";
import { ownRegistrationPath, registrationPath } from "../../events/event-rules.ts";
import type { EventSummary } from "../../events/event-summary.ts";
import { AddToCalendar } from "./add-to-calendar.tsx";

interface EventActionsProps {
  event: EventSummary;
  words: (typeof eventsPage)["upcoming"];
}

/** What a reader can do about an event that is still to come. */
export function EventActions({ event, words }: EventActionsProps) {
  const navigate = useNavigate();
  // The link leads to a page of its own, which needs no scripts; they choose the event in the form that is here already.
  const chooseHere = (click: MouseEvent) => {
    if (click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return;
    click.preventDefault();
    navigate(registrationPath(event));
  };
  return (
    <Flex wrap="wrap" alignItems="center" columnGap="6" rowGap="2" marginTop="5">
      <ButtonLink to={ownRegistrationPath(event)} onClick={chooseHere} size="lg">
        <span>
          {words.register}
          <VisuallyHidden>: {event.title}</VisuallyHidden>
        </span>
      </ButtonLink>
      <AddToCalendar event={event} words={words} />
    </Flex>
  );
}
