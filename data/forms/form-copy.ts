import { contact, site } from "../site.ts";

export const formCopy = {
  requiredMark: "(required)",
  sending: "Sending…",
  /** Shown under the button. */
  other: { before: "Questions? Write to", email: contact.email },
  /** Prefix of the page title while a form on the page has errors. */
  errorTitle: "Error: ",
  /** Without a count, because a screen reader would announce each change of the count. */
  summary: "There’s a problem",
  /** Error messages by broken rule; words in braces are replaced. */
  errors: {
    required: "Fill in “{label}”.",
    email: "Enter an email address like name@example.org.",
    typographic: "Use {plain} instead of {mark} in the address.",
    unseen: "Type the address yourself. The one you pasted has a hidden character in it.",
    max: "Shorten “{label}” to {max} characters.",
    unfilled: "In “{label}”, write your answer after the colon.",
    oneOf: "Choose one of the answers for “{label}”.",
    integer: "Enter “{label}” as one whole number in digits, like 3.",
    minNumber: "For “{label}”, enter {min} or more.",
    maxNumber: "For “{label}”, enter {max} or less.",
    digits: "Enter “{label}” in numbers, like 25 or 1,250.50.",
    marks: "In “{label}”, use commas for thousands and a period before the cents, like 1,250.50.",
    sign: "Enter “{label}” without a minus sign.",
    currency: "Enter “{label}” in dollars only. Your bank converts other currencies when you pay.",
    code: "Something went wrong on this page. Reload it and try again.",
    unknown: "Check your answer for “{label}”.",
  },
  /** Question about an address whose domain looks mistyped. `{address}` is the suggested address. */
  slip: {
    question: "Did you mean {address}?",
    use: "Use {address}",
    domains: [
      { typed: "gmial.com", meant: "gmail.com" },
      { typed: "gmai.com", meant: "gmail.com" },
      { typed: "gmal.com", meant: "gmail.com" },
      { typed: "gamil.com", meant: "gmail.com" },
      { typed: "gnail.com", meant: "gmail.com" },
      { typed: "gmail.con", meant: "gmail.com" },
      { typed: "gmail.co", meant: "gmail.com" },
      { typed: "hotmial.com", meant: "hotmail.com" },
      { typed: "yaho.com", meant: "yahoo.com" },
      { typed: "outlok.com", meant: "outlook.com" },
    ],
  },
  sent: {
    reference: "Your reference",
    again: "Send another",
    /** Shown while the service has no mail server. */
    cancel: "See or cancel what you sent",
    keep: "Save this link: we don’t send it by email. It works as long as we keep what you sent.",
    copy: { label: "Copy the link", done: "Link copied", denied: "Your link, ready to copy by hand" },
  },
  accepted: "We’ve got it. There’s no reference number for this one.",
  waiting: {
    title: "Saved, and not sent yet",
    offline:
      "You’re offline. We’ve saved your form on this device, and we’ll send it when you’re back online. If you close this page, we’ll send it on your next visit.",
    busy: "Our site is busy. We’ve saved your form on this device. We’ll try again in a little while, or on your next visit.",
    unreachable:
      "We couldn’t connect. We’ve saved your form on this device. We’ll try again in a little while, or on your next visit.",
  },
  discarded: { title: "Deleted", text: "We didn’t send it, and it’s no longer on this device." },
  kept: `We couldn’t send this, and this browser won’t let us save it for later. Your answers are still in the form. Try again, or write to ${contact.email}.`,
  notLoaded: `We couldn’t send this, because part of this page didn’t load. Your answers are still in the form. Check your connection and try again, or write to ${contact.email}.`,
  noIntake: `This copy of our site takes no forms. Your answers are still in the form. Write to ${contact.email} or call ${contact.phone.label}.`,
  /** Shown above a form that contains a draft. */
  keptDraft: { text: "We kept what you wrote on this device.", startOver: "Start over" },
  refused: "We couldn’t send this. Fix the marked answers and try again.",
  refusedWhole: `We couldn’t accept this. Your answers are still in the form. Try again, or write to ${contact.email}.`,
  preview: {
    title: "This copy of our site takes no forms",
    text: `To reach ${site.name}, call ${contact.phone.label} or write to`,
  },
} as const;
