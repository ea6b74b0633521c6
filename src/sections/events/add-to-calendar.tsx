import { type ButtonProps, Flex, Link, VisuallyHidden } from "@chakra-ui/react";
import type { eventsPage } from "../../../data/events.ts";
import { LinkPopover } from "../../components/link-popover.tsx";
import { ButtonLink, ExternalLink } from "../../components/links.tsx";
import { Icon } from "../../drawings/icon.tsx";
import { calendarAddress } from "../../events/calendar-address.ts";
import { ownRegistrationPath } from "../../events/event-registration.ts";
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

interface RegisterActionsProps extends AddToCalendarProps, Pick<ButtonProps, "size" | "marginTop"> {
  /** URL of the form, if it is on the same page. */
  to?: string;
}

/** Actions for an event that is open: register, and add it to a calendar. */
export function RegisterActions({
  event,
  words,
  size,
  to = ownRegistrationPath(event),
  ...rest
}: RegisterActionsProps) {
  return (
    <Flex wrap="wrap" alignItems="center" columnGap="6" rowGap="2" {...rest}>
      <ButtonLink to={to} size={size}>
        <span>
          {words.register}
          <VisuallyHidden>: {event.title}</VisuallyHidden>
        </span>
      </ButtonLink>
      <AddToCalendar event={event} words={words} />
    </Flex>
  );
}
