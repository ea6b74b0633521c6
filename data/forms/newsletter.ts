import { site } from "../site.ts";
import { email, type Form } from "./form.ts";
import { retention } from "./retention.ts";

export const letterRhythm = "about once a month";

export const newsletter = {
  title: "Newsletter",
  fields: [{ ...email, half: undefined, missing: "Write the email address the letters should go to." }],
  // Matches the lifetime of the confirmation link.
  keptDays: retention.confirmation,
  button: "Subscribe",
  promise: `No spam. Unsubscribe anytime. ${site.name} only.`,
  sent: {
    title: "One more step",
    text: "A short mail is on its way to your address. Press the button in it and then once more on the page it opens, and the next letter is yours. No mail after ten minutes? Look in the spam folder. We ask once a day at most, once a month if you have unsubscribed before, and nobody who is on the list already.",
  },
} as const satisfies Form;
