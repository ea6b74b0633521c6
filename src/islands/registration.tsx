import { eventsPage } from "../../data/events.ts";
import { registrationFor } from "../../data/forms/event-registration.ts";
import type { EventSummary } from "../events/event-rules.ts";
import { RegistrationForm } from "../sections/events/registration-form.tsx";

export function EventRegistrationForm(props: { events: readonly EventSummary[]; labelledBy: string }) {
  return <RegistrationForm copy={eventsPage} formFor={registrationFor} {...props} />;
}
