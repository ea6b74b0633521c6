import { site } from "../site.ts";
import { email } from "./fields.ts";
import type { Form } from "./form.ts";

export const newsletter = {
  title: "Newsletter",
  fields: [{ ...email, half: undefined, missing: "Write the email address the letters should go to." }],
  button: "Subscribe",
  promise: `No spam. Unsubscribe anytime. ${site.name} only.`,
  sent: {
    title: "One more step",
    text: "We have sent a short mail to your address. Press the button in it, and the next letter is yours. No mail after ten minutes? Look in the spam folder.",
  },
} as const satisfies Form;
