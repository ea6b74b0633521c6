import { Badge, type BoxProps } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { PublicEvent } from "../../../data/events.ts";
import { Phases } from "../../components/phases.tsx";
import { eventBadge, isOpen } from "../../events/event-rules.ts";

type Dated = Pick<PublicEvent, "status" | "startsAt" | "endsAt">;

/** Content that is true until the event begins. */
export function WhileOpen({
  event,
  children,
  ...rest
}: Omit<BoxProps, "children"> & { event: Pick<Dated, "status" | "startsAt">; children: ReactNode }) {
  return (
    <Phases times={[event.startsAt]} at={(now) => isOpen(event, now)} {...rest}>
      {(open) => open && children}
    </Phases>
  );
}

export function EventBadge({ event }: { event: Dated }) {
  return (
    <Phases times={[event.startsAt, event.endsAt]} at={(now) => eventBadge(event, now)}>
      {(text) => <Badge variant="dot">{text}</Badge>}
    </Phases>
  );
}
