import { letterRhythm } from "./forms/newsletter.ts";
import { retention } from "./forms/retention.ts";
import { contact, site } from "./site.ts";

/** Copy for mails, in addition to the site's own copy. Quiz results use `results` in data/quiz/quiz-copy.ts. */
export const mailCopy = {
  unsubscribe: "Unsubscribe",
  /** Footer of mail that answers a form; `{reference}` is replaced. */
  kept: "See what is stored of it under {reference}, or take it back",
  event: { event: "Event", when: "When", where: "Where", calendar: "For a calendar" },
  quiz: {
    subject: (roles: string) => `Your liberation role: ${roles}`,
    picture: (role: string) => `The sign of the ${role}, and the wheel of ten roles turned to it.`,
    second: { before: "This email covers the first one. Meet ", after: " too." },
    button: (role: string) => `Read more about the ${role}`,
    why: "You are getting this email because someone entered your address after the role assessment on our site and asked for a copy. If that was not you, you can ignore it. Unsubscribing stops all automatic mail, including results that someone asks for with your address.",
  },
  confirmation: {
    subject: `Please confirm: the ${site.name} newsletter`,
    preheader: "One press here, one on the page it opens, and you are on the list.",
    title: "Shall we write to you?",
    asked: (day: string) =>
      `On ${day}, somebody typed your address into the newsletter form on our site. We hope it was you.`,
    promise: `If it was, press the button and then once more on the page it opens. From then on you hear from the Academy, ERIN’s Place and the Homestead ${letterRhythm}.`,
    button: "Yes, write to me",
    plainLink: "Or open this address:",
    otherwise: `If it was not you, do nothing. You are not on the list, and the link stops working after ${retention.confirmation} days.`,
    why: "You get this mail because your address was typed into our newsletter form. We ask this once a day at most, and once a month if you have unsubscribed. Unsubscribing here stops all mail that goes out by itself, this question too.",
  },
  /** Sent to the form's sender. The form's own copy explains the next step and its date. */
  receipt: {
    subject: (title: string, reference: string) => `${title} (${reference})`,
    expected: (event: string) => `You are expected: ${event}`,
    reference: "Reference",
    calendar: "Add to calendar",
    sent: "What you sent",
    words: `Everything you wrote is on a page that only this link opens, for ${retention.personalLink} days. We do not repeat your own words here, because anyone can type any address into a form.`,
    button: "See it, or take it back",
    plainLink: "Or open this address:",
    /** Replaces the form's own words while a seat is held. */
    held: {
      title: "Keep your place with one press",
      text: "A place is held for everyone you named. Press the button below within an hour after this mail came, and it is yours. After that it goes to the next. One registration counts for each address.",
      button: "Keep my place",
    },
    correct: {
      title: "Is something not right?",
      text: "Answer this mail and say what should be different. A person corrects it, and you need no account.",
    },
    why: (form: string, day: string) =>
      `You get this mail because your address was typed into the form “${form}” on our site on ${day}. If that was not you, open the page above and take it back. Unsubscribing stops receipts and letters; a person’s answer to you still comes.`,
  },
  /** Sent to people on the waitlist who now have a seat at the event. */
  placeFound: {
    subject: (event: string, reference: string) => `A place for you: ${event} (${reference})`,
    title: "There is a place for you",
    text: "You were on the waiting list, and you have moved up: there is a place for everyone you registered. Open the page below within an hour after this mail, and it is yours, if you have not opened it before. Before the day we write to you with the way there, or the link to join.",
    release: {
      title: "Can you not come after all?",
      text: "Open the page below and take your registration back. The next on the list then moves up, and is glad.",
    },
    why: (event: string, day: string) =>
      `You get this mail because your address was typed into the registration for “${event}” on our site on ${day}. If that was not you, open the page above and take it back.`,
  },
  staff: {
    subject: (form: string, reference: string) => `${form}: ${reference}`,
    received: (time: string) => `Received ${time}`,
    reference: "Reference",
    answer: "Answer this mail, and it goes to the person who wrote.",
    noAnswer: "It came without an address that mail can be sent to.",
    current: (reference: string) => `See ${reference} as it is stored now`,
    yes: "Yes",
    no: "No",
    why: `You get this mail because you look after the forms of ${site.name}. What people typed stands here as they typed it: take care with links.`,
  },
  /** Sent to staff about a form they were notified of earlier. */
  withdrawal: {
    subject: (form: string, reference: string) => `Taken back: ${form}, ${reference}`,
    title: (form: string) => `Taken back: ${form}`,
    said: (withdrawn: string, received: string) =>
      `Its sender took this form back on ${withdrawn}. It had come in on ${received}. What they wrote is deleted from the inbox.`,
    next: "Please delete the mail that told you of it, with every copy you made, and free what you had set aside for them. No answer is expected.",
    why: `You get this mail because you look after the forms of ${site.name}.`,
  },
  digest: {
    subject: "Some of our mail could not be delivered",
    preheader: "Please look at the outbox.",
    text: (form: string, reference: string) =>
      `Mail was given up since we last told you: it was refused for good, or tried for two days. One of them is about ${form} ${reference}; there may be others.`,
    look: "This shows each of them, with what the mail server said:",
    retry: "Where the reason has been mended, this sends all of them again:",
    why: `You get this mail because you look after the forms of ${site.name}. It comes at most once a day, and only when mail was given up.`,
  },
  /** Sent to staff about the service itself. */
  alarm: {
    subject: "The inbox needs a person",
    text: "The service found something that only a person can put right:",
  },
  /** Postal address, which CAN-SPAM requires in mail to subscribers. */
  postal: contact.address,
} as const;
