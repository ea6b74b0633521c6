import { letterRhythm } from "./forms/newsletter.ts";
import { retention } from "./forms/retention.ts";
import { contact, site } from "./site.ts";

/** What mails say that the site does not. A quiz result is told in the words of `results` in data/quiz/quiz-copy.ts. */
export const mailCopy = {
  unsubscribe: "Unsubscribe",
  quiz: {
    subject: (roles: string) => `Your liberation role: ${roles}`,
    picture: (role: string) => `The sign of the ${role}, and the wheel of ten roles turned to it.`,
    second: { before: "This mail is about the first. Meet ", after: " as well." },
    button: (role: string) => `Read more about the ${role}`,
    why: "You get this mail because somebody typed your address after the role assessment on our site and asked for a copy. If that was not you, unsubscribe, and we leave your address alone.",
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
    why: "You get this mail because your address was typed into our newsletter form. You can also tell us to leave it alone for good:",
  },
  staff: {
    subject: (form: string, reference: string) => `${form}: ${reference}`,
    received: (time: string) => `Received ${time}`,
    reference: "Reference",
    answer: "Answer this mail, and it goes to the person who wrote.",
    noAnswer: "It came without an address that mail can be sent to.",
    event: { event: "Event", when: "When", where: "Where", calendar: "For a calendar" },
    yes: "Yes",
    no: "No",
    why: `You get this mail because you look after the forms of ${site.name}. What people typed stands here as they typed it: take care with links.`,
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
  /** Where letters go; mail to subscribers must say so (CAN-SPAM). */
  postal: contact.address,
} as const;
