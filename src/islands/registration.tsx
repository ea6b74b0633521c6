import { eventsPage } from "../../data/events.ts";
import { registrationFor } from "../../data/forms/event-registration.ts";
import type { EventSummary } from "../events/event-rules.ts";
import { RegistrationForm } from "../sections/events/registration-form.tsx";

export function EventRegistrationForm({ event, labelledBy }: { event: EventSummary; labelledBy: string }) {
  const form = registrationFor([event]);
  return <RegistrationForm event={event} form={form} words={eventsPage.upcoming} labelledBy={labelledBy} />;
}
