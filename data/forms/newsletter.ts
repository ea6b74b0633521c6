import { site } from "../site.ts";
import { email, type Form } from "./form.ts";
import { retention } from "./retention.ts";

export const letterRhythm = "about once a month";

export const newsletter = {
  title: "Newsletter",
  fields: [{ ...email, half: undefined, missing: "Enter the email address for your newsletter." }],
  // Matches the lifetime of the confirmation link.
  keptDays: retention.confirmation,
  button: "Subscribe",
  promise: `Unsubscribe anytime. ${site.name} only.`,
  sent: {
    title: "Check your email",
    text: "We’ve sent you a link to confirm your subscription. Nothing after ten minutes? Check your spam folder. We send the link once a day at most, once a month if you have unsubscribed, and not if you’re already subscribed.",
  },
} as const satisfies Form;
