import { Box, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { eventsPage } from "../../../data/events.ts";
import { Columns, Section, SectionHeading } from "../../components/section.tsx";
import { type EventSummary, endedEvent, eventWhen, isOpen } from "../../events/event-rules.ts";
import { FormPanel } from "../../forms/form-panel.ts";
import { SiteForm, type SiteFormProps } from "../../forms/site-form.tsx";
import { AddToCalendar } from "./add-to-calendar.tsx";

interface EventReceiptProps {
  events: readonly EventSummary[];
  /** Slug of the event that the visitor registered for. */
  chosen: unknown;
  words: (typeof eventsPage)["upcoming"];
}

export function EventReceipt({ events, chosen, words }: EventReceiptProps) {
  const event = events.find(({ slug }) => slug === chosen);
  if (!event) return null;
  return (
    <div>
      <Text fontWeight="bold">{event.title}</Text>
      <Text>{eventWhen(event)}</Text>
      <Text>{event.location}</Text>
      <AddToCalendar event={event} words={words} />
    </div>
  );
}

interface RegistrationFormProps {
  labelledBy: string;
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

interface RegistrationProps {
  title: string;
  text: string;
  /** The form, which must be labeled by `registrationTitleId`. */
  children: ReactNode;
}

export const registrationTitleId = "register";

/** The registration links of all events lead here. */
export function Registration({ title, text, children }: RegistrationProps) {
  return (
    <Section tone="tint" width="wide" labelledBy={registrationTitleId}>
      <Columns lg="4fr 7fr" columnGap="16" rowGap="8" alignItems="start">
        <Box>
          <SectionHeading id={registrationTitleId} title={title} lead={text} size="h1" maxWidth="measure" />
        </Box>
        <FormPanel>{children}</FormPanel>
      </Columns>
    </Section>
  );
}
