import { Link } from "@chakra-ui/react/link";
import { Text } from "@chakra-ui/react/text";
import type { PublicEvent } from "../../../data/events.ts";
import { Icon } from "../../drawings/icon.tsx";
import { registeredEvent } from "../../events/registered-event.ts";

interface EventReceiptProps {
  events: readonly PublicEvent[];
  /** Slug of the one that was registered for. */
  chosen: unknown;
  /** Words on the link to its calendar file. */
  calendar: string;
}

/** Which event a registration is for, in its receipt. */
export function EventReceipt({ events, chosen, calendar }: EventReceiptProps) {
  const event = registeredEvent(events, chosen);
  if (!event) return null;
  return (
    <div>
      <Text fontWeight="bold">{event.title}</Text>
      <Text>{event.when}</Text>
      <Text>{event.location}</Text>
      {/* A file, not a page of the router’s. */}
      <Link href={event.calendar} download variant="standalone" marginTop="2">
        <Icon name="calendar" size="icon.sm" />
        {calendar}
      </Link>
    </div>
  );
}
