import { events, type PublicEvent } from "../events.ts";
import { access, email, type Form, fullName } from "./form.ts";

export function registrationFor(choices: readonly Pick<PublicEvent, "slug" | "title">[]) {
  return {
    title: "Register for an event",
    fields: [
      {
        kind: "choice",
        name: "event",
        label: "Event",
        choices: choices.map(({ slug, title }) => ({ value: slug, label: title })),
      },
      fullName,
      email,
      {
        kind: "count",
        name: "people",
        label: "How many are coming, with you?",
        hint: "Children count. They are welcome.",
        least: 1,
        most: 20,
      },
      access,
    ],
    button: "Register Free",
    sent: {
      title: "You are expected",
      text: "We have your registration. Before the day we write to you with the way there, or the link to join, and what we have prepared for your access needs.",
    },
  } as const satisfies Form;
}

// Pages pass their own events with dates. The mark lets bundlers drop this form, with all events, from their scripts.
export const eventRegistration = /* @__PURE__ */ registrationFor(events);
