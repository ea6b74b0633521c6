import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import type { eventsPage } from "../../../data/events.ts";
import { useNow } from "../../components/use-now.ts";
import { endedEvent } from "../../events/ended-event.ts";
import { isOpen } from "../../events/event-rules.ts";
import type { EventSummary } from "../../events/event-summary.ts";
import { SiteForm, type SiteFormProps } from "../../forms/site-form.tsx";
import { EventReceipt } from "./event-receipt.tsx";

interface RegistrationFormProps extends Pick<SiteFormProps, "words" | "labelledBy" | "linked"> {
  events: readonly EventSummary[];
  copy: typeof eventsPage;
  /** The form that chooses among these. */
  formFor: (events: readonly EventSummary[]) => SiteFormProps["form"];
}

/** Registers for any event that has not ended. */
export function RegistrationForm({ events, copy, formFor, ...rest }: RegistrationFormProps) {
  return (
    <WhileOpen events={events} none={copy.registration.none}>
      <SiteForm
        name="event-registration"
        form={formFor(events)}
        formAt={(now) => formFor(events.filter((event) => isOpen(event, now)))}
        ended={(linked, now) => endedEvent(events, copy.registration, linked.event, now)}
        receipt={(sent) => <EventReceipt events={events} chosen={sent.event} words={copy.upcoming} />}
        {...rest}
      />
    </WhileOpen>
  );
}

interface WhileOpenProps {
  events: readonly EventSummary[];
  /** Said where nothing is open. */
  none: string;
  children: ReactNode;
}

/** Apart from the form: what the clock renders anew must not touch a form that has not hydrated yet. */
function WhileOpen({ events, none, children }: WhileOpenProps) {
  const now = useNow();
  return events.some((event) => isOpen(event, now)) ? children : <Text>{none}</Text>;
}
