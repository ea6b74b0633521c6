import { letterRhythm } from "./forms/newsletter.ts";
import { retention } from "./forms/retention.ts";
import { heldSeat } from "./held-seats.ts";
import { contact, site } from "./site.ts";

/** Copy for emails, in addition to the site's own copy. Quiz results use `results` in data/quiz/quiz-copy.ts. */
export const mailCopy = {
  unsubscribe: "Unsubscribe",
  /** Footer of emails that respond to a submission; `{reference}` is replaced. */
  kept: "See or cancel your request {reference}",
  event: { event: "Event", when: "When", where: "Where", calendar: "Add to calendar" },
  quiz: {
    subject: (roles: string) => `Your liberation role: ${roles}`,
    picture: (role: string) => `The ${role}’s symbol, and the wheel of ten roles turned to it.`,
    second: { before: "This email is about the first. Meet ", after: " too." },
    button: (role: string) => `Read more about the ${role}`,
    why: "You’re getting this email because someone took our role assessment and asked us to send the results to your address. If that wasn’t you, you can ignore it. Unsubscribing stops all automatic email, including results that someone asks for with your address.",
  },
  confirmation: {
    subject: `Please confirm: the ${site.name} newsletter`,
    preheader: "Confirm your subscription in two quick steps.",
    title: "Confirm your subscription",
    asked: (day: string) =>
      `On ${day}, someone entered your address in the newsletter form on our site. We hope it was you.`,
    promise: `If it was, press the button, then confirm on the page that opens. You’ll hear from the Academy, ERIN’s Place and the Homestead ${letterRhythm}.`,
    button: "Yes, subscribe me",
    plainLink: "Or open this address:",
    otherwise: `If it wasn’t you, ignore this email. You’re not on our list, and the link stops working after ${retention.confirmation} days.`,
    why: "You’re getting this email because someone entered your address in our newsletter form. We send this once a day at most, and once a month if you have unsubscribed. Unsubscribing here stops all automatic email, including this request.",
  },
  /** Sent to the form's sender. The form's own copy explains the next step and its date. */
  receipt: {
    subject: (title: string, reference: string) => `${title} (${reference})`,
    expected: (event: string, day: string) => `You’re in. See you on ${day}: ${event}`,
    reference: "Reference",
    calendar: "Add to calendar",
    sent: "What you sent",
    words: `Everything you wrote is on a page that only this link opens, as long as we keep it. We don’t repeat it here, because anyone can enter any address in a form.`,
    button: "See or cancel it",
    plainLink: "Or open this address:",
    /** Replaces the form's own words while a seat is held. */
    held: {
      title: "Keep your seat",
      text: `There’s a seat for everyone in your group. To keep it, press the button below within ${heldSeat.words}. After that, the seat goes to the next person. ${heldSeat.longer} Each address counts once.`,
      button: "Keep my seat",
    },
    correct: {
      title: "Need to change something?",
      text: "Reply to this email and tell us what to change. A person will fix it. You don’t need an account.",
    },
    why: (form: string, day: string) =>
      `You’re getting this email because someone entered your address in the form “${form}” on our site on ${day}. If that wasn’t you, use the link above to cancel it. If you unsubscribe, we’ll stop sending confirmations and newsletters. A person can still reply to you.`,
  },
  /** Sent to people on the waitlist who now have a seat at the event. */
  placeFound: {
    subject: (event: string, reference: string) => `A seat for you: ${event} (${reference})`,
    title: "There’s a seat for you",
    text: `You’ve moved up the waitlist, and there’s a seat for everyone in your group. To keep it, open the link below within ${heldSeat.words}, unless you have opened it before. ${heldSeat.longer} Before the event we’ll email you directions or the link to join.`,
    release: {
      title: "Can’t come after all?",
      text: "Use the link below to cancel. Then the next person on the waitlist gets your seat.",
    },
    why: (event: string, day: string) =>
      `You’re getting this email because someone entered your address to register for “${event}” on our site on ${day}. If that wasn’t you, use the link above to cancel it.`,
  },
  staff: {
    subject: (form: string, reference: string) => `${form}: ${reference}`,
    received: (time: string) => `Received ${time}`,
    reference: "Reference",
    answer: "Reply to this email to write to the sender.",
    noAnswer: "The sender left no email address that works.",
    current: (reference: string) => `See the current version of ${reference}`,
    yes: "Yes",
    no: "No",
    why: `You’re getting this email because you look after the forms of ${site.name}. We don’t check what people type, so be careful with links.`,
  },
  /** Sent to staff about a submission that they were notified of earlier. */
  withdrawal: {
    subject: (form: string, reference: string) => `Canceled: ${form}, ${reference}`,
    title: (form: string) => `Canceled: ${form}`,
    said: (withdrawn: string, received: string) =>
      `The sender canceled this form on ${withdrawn}. We received it on ${received}. We’ve deleted what they wrote from the inbox.`,
    next: "Delete the email about it and any copies you made, and free up anything you saved for them. You don’t need to reply.",
    why: `You’re getting this email because you look after the forms of ${site.name}.`,
  },
  digest: {
    subject: "We couldn’t deliver some of our email",
    preheader: "Check the outbox.",
    text: (form: string, reference: string) =>
      `Since our last report, we stopped trying to send some email. The mail server refused it, or two days passed. One is about ${form} ${reference}. There may be others.`,
    look: "See each one, with the mail server’s reply:",
    retry: "After you fix the cause, send them all again:",
    why: `You’re getting this email because you look after the forms of ${site.name}. We send it at most once a day, and only when we couldn’t deliver email.`,
  },
  /** Sent to staff in the morning. */
  report: {
    subject: "This morning’s inbox",
    text: "These need a person:",
    why: `You’re getting this email because you look after the forms of ${site.name}. We send it once a day, and only if there is something to do.`,
  },
  /** Postal address, which CAN-SPAM requires in mail to subscribers. */
  postal: contact.address,
} as const;
