import { contact, site } from "../site.ts";

export const formCopy = {
  requiredMark: "(required)",
  sending: "Sending…",
  /** Shown under the button. */
  other: { before: "Or write to", email: contact.email },
  /** Prefix of the page title while a form on the page has errors. */
  errorTitle: "Error: ",
  summary: { one: "One thing is missing or not right yet", many: "{count} things are missing or not right yet" },
  /** Error messages by broken rule; `{label}`, `{max}`, `{min}` are replaced. */
  errors: {
    required: "Fill in “{label}”.",
    email: "Write an email address like name@example.org.",
    unseen: "Type the address by hand: it holds a character that cannot be seen.",
    max: "Shorten “{label}” to {max} characters.",
    oneOf: "Choose among the answers for “{label}”.",
    integer: "Write “{label}” as a whole number, in digits.",
    least: "For “{label}”, write {min} or more.",
    most: "For “{label}”, write {max} or less.",
    digits: "Write “{label}” in the digits 0 to 9, like 25 or 1,250.50.",
    marks: "In “{label}”, put commas between thousands and a point before the cents, like 1,250.50.",
    sign: "Write “{label}” without a minus: it cannot be less than nothing.",
    currency: "Write “{label}” without the sign of another currency: your bank converts when you pay.",
    code: "Something went wrong on this page. Load it again and send once more.",
    unknown: "“{label}” is not right yet.",
  },
  sent: { reference: "Your reference", again: "Send another" },
  accepted:
    "It has been accepted. We have no reference for it; keep this page open if you want to note that you wrote.",
  waiting: {
    title: "Kept, and waiting to go",
    offline:
      "You are offline. What you wrote is kept on this device and goes out by itself as soon as you are back online, even if you close this page and return.",
    busy: "Our service is busy. What you wrote is kept on this device and goes out by itself in a little while, or on your next visit.",
    unreachable:
      "We could not be reached. What you wrote is kept on this device and goes out by itself in a little while, or on your next visit.",
  },
  discarded: { title: "Discarded", text: "It was not sent, and this device no longer keeps it." },
  kept: `It has not gone: we could not be reached, and this browser does not let us keep it for later. Your words are still in the form. Try again, or write to ${contact.email}.`,
  refused: "It has not gone. Please look at what is marked and send it again.",
  refusedWhole: `It has not gone: it was not taken as it is. Your words are still in the form. Try again, or write to ${contact.email}.`,
  preview: {
    title: "This preview does not send",
    text: `This copy of the site has nowhere to send forms to. Nothing you type here leaves your device. To reach ${site.name}, write to`,
  },
} as const;

/** Explains why a requested mail has not been sent while the service has no mail server. */
export const mailWaits = "is written, and waits: our service cannot send mail yet. It comes as soon as that is set up";
