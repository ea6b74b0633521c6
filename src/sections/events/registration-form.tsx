import { Box, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { eventsPage } from "../../../data/events.ts";
import { Columns, Flow, Section, SectionHeading } from "../../components/section.tsx";
import type { EventSummary } from "../../events/event-rules.ts";
import { eventWhen } from "../../events/event-when.ts";
import { FormPanel } from "../../forms/form-panel.ts";
import { SiteForm, type SiteFormProps } from "../../forms/site-form.tsx";
import { AddToCalendar } from "./add-to-calendar.tsx";

interface EventReceiptProps {
  event: EventSummary;
  words: (typeof eventsPage)["upcoming"];
}

export function EventReceipt({ event, words }: EventReceiptProps) {
  return (
    <Flow rhythm="tight">
      <Text fontWeight="bold">{event.title}</Text>
      <Text>{eventWhen(event)}</Text>
      <Text>{event.location}</Text>
      <AddToCalendar event={event} words={words} />
    </Flow>
  );
}

interface RegistrationFormProps extends EventReceiptProps {
  labelledBy: string;
  /** Offers this event only, because the heading names it. */
  form: SiteFormProps["form"];
}

export function RegistrationForm({ event, words, ...rest }: RegistrationFormProps) {
  return <SiteForm name="event-registration" receipt={() => <EventReceipt event={event} words={words} />} {...rest} />;
}

interface RegistrationProps {
  title: string;
  text: string;
  /** The form, which must be labeled by `registrationTitleId`. */
  children: ReactNode;
}

export const registrationTitleId = "register";

/** The section with the registration form. Registration links lead to its heading on the event’s own page. */
export function Registration({ title, text, children }: RegistrationProps) {
  return (
    <Section tone="tint" labelledBy={registrationTitleId}>
      <Columns lg="4fr 7fr" columnGap="16" rowGap="8" alignItems="start">
        <Box>
          <SectionHeading id={registrationTitleId} title={title} lead={text} size="h1" maxWidth="measure" />
        </Box>
        <FormPanel>{children}</FormPanel>
      </Columns>
    </Section>
  );
}
