import type { ReactNode } from "react";
import type { eventsPage } from "../../../data/events.ts";
import { Band } from "../../components/band.tsx";
import { SectionHeading } from "../../components/section-intro.tsx";
import { useNow } from "../../components/use-hydrated.ts";
import { type EventSummary, isOpen } from "../../events/event-rules.ts";
import { Registration, registrationTitleId } from "./registration.tsx";

interface OpenRegistrationProps {
  events: readonly EventSummary[];
  words: (typeof eventsPage)["registration"];
  /** The form, which must be labeled by `registrationTitleId`. */
  children: ReactNode;
}

export function OpenRegistration({ events, words: { title, text, none }, children }: OpenRegistrationProps) {
  const now = useNow();
  if (events.some((event) => isOpen(event, now))) {
    return (
      <Registration title={title} text={text}>
        {children}
      </Registration>
    );
  }
  return (
    <Band tone="tint" width="wide" labelledBy={registrationTitleId}>
      <SectionHeading id={registrationTitleId} title={title} lead={none} size="h1" maxWidth="measure" />
    </Band>
  );
}
