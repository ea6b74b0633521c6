import { events, type PublicEvent } from "../events.ts";
import { contact } from "../site.ts";
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
        label: "How many people, including you?",
        hint: "Count children, too. More than 20? Call us.",
        required: true,
        min: 1,
        max: 20,
      },
      access,
    ],
    button: "Register Free",
    sent: {
      title: "You’re in",
      text: `Before the event we’ll email you directions or the link to join, and what we have ready for your access needs. Can’t come anymore? Use the link in your confirmation, or call ${contact.phone.label} and give your reference.`,
    },
  } as const satisfies Form;
}

// Pages pass their own events with dates. The annotation lets bundlers drop this form and all events from page scripts.
export const eventRegistration = /* @__PURE__ */ registrationFor(events);
