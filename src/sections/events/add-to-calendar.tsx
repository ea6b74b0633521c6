import { Link, VisuallyHidden } from "@chakra-ui/react";
import type { eventsPage } from "../../../data/events.ts";
import { LinkPopover } from "../../components/link-popover.tsx";
import { ExternalLink } from "../../components/links.tsx";
import { Icon } from "../../drawings/icon.tsx";
import { calendarAddress } from "../../events/calendar-address.ts";
import { calendarPath, type EventSummary } from "../../events/event-rules.ts";

interface AddToCalendarProps {
  event: EventSummary;
  words: (typeof eventsPage)["upcoming"];
}

/** A list of calendars: the event's file for calendars on the device, and links to calendars on the web. */
export function AddToCalendar({ event, words: { calendar, calendars, origin } }: AddToCalendarProps) {
  const face = (
    <>
      <Icon name="calendar" size="icon.sm" />
      <span>
        {calendar}
        <VisuallyHidden>: {event.title}</VisuallyHidden>
      </span>
    </>
  );
  return (
    <LinkPopover label={`${calendar}: ${event.title}`} face={face}>
      <li>
        <Link href={calendarPath(event)} download variant="nav">
          {calendars.file}
        </Link>
      </li>
      {(["google", "outlook", "office"] as const).map((name) => (
        <li key={name}>
          <ExternalLink href={calendarAddress[name](event, origin)} variant="nav">
            {calendars[name]}
          </ExternalLink>
        </li>
      ))}
    </LinkPopover>
  );
}
