import type { eventsPage } from "../../../data/events.ts";
import { endedEvent } from "../../events/ended-event.ts";
import { isOpen } from "../../events/event-rules.ts";
import type { EventSummary } from "../../events/event-summary.ts";
import { SiteForm, type SiteFormProps } from "../../forms/site-form.tsx";
import { EventReceipt } from "./event-receipt.tsx";

interface RegistrationFormProps extends Pick<SiteFormProps, "labelledBy"> {
  events: readonly EventSummary[];
  copy: typeof eventsPage;
  formFor: (events: readonly EventSummary[]) => SiteFormProps["form"];
}

export function RegistrationForm({ events, copy, formFor, ...rest }: RegistrationFormProps) {
  return (
    <SiteForm
      name="event-registration"
      form={formFor(events)}
      formAt={(now) => formFor(events.filter((event) => isOpen(event, now)))}
      ended={(linked, now) => endedEvent(events, copy.registration, linked.event, now)}
      receipt={(sent) => <EventReceipt events={events} chosen={sent.event} words={copy.upcoming} />}
      {...rest}
    />
  );
}
