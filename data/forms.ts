import type {
  ContactFormCopy,
  EquitySeatFormCopy,
  NewsletterFormCopy,
  PayItForwardFormCopy,
  WaitlistFormCopy,
} from "./form-copy.ts";
import { contact, site } from "./site.ts";

const note = {
  before:
    "This site does not send forms by itself yet. The button opens your own mail program with what you typed here, addressed to",
  after:
    "Nothing leaves your device until you press send there. No mail program? Write to that address any way you like.",
};

const requiredMark = "(required)";
const email = { label: "Email" };
const fullName = { label: "Full name" };

const newsletter = {
  id: "newsletter-form",
  name: "Newsletter",
  mail: { to: contact.email, subject: "Please add me to the newsletter" },
  note,
  button: "Subscribe",
  requiredMark,
  fields: { email },
  microcopy: `No spam. Unsubscribe anytime. ${site.name} only.`,
} as const satisfies NewsletterFormCopy;

/** Every word of every form, in one place. */
export const forms = {
  contact: {
    id: "contact-form",
    name: "Write to us",
    mail: { to: contact.email, subject: "A message from your website" },
    note,
    button: "Send message",
    requiredMark,
    fields: {
      firstName: { label: "First name" },
      lastName: { label: "Last name" },
      email: { label: "Email", hint: "Only used to answer you." },
      inquiry: {
        label: "What is it about?",
        choices: [
          { value: "other", label: "Something else" },
          { value: "academy", label: "The Academy: courses and membership" },
          { value: "erins-place", label: "ERIN’s Place: the micro-school" },
          { value: "homestead", label: "The Homestead: retreats and visits" },
          { value: "collaboration", label: "A collaboration" },
          { value: "media", label: "Press and media" },
          { value: "technical", label: "A problem with this site" },
        ],
      },
      subject: { label: "Subject" },
      message: { label: "Message", hint: "A few lines are plenty. Leave out anything you would not want in an email." },
    },
  },
  waitlist: {
    id: "waitlist-form",
    name: "Join the waitlist",
    mail: { to: contact.email, subject: "Please add me to the Academy waitlist" },
    note,
    button: "Join the waitlist",
    requiredMark,
    fields: {
      name: fullName,
      email,
      role: {
        label: "Which word fits you best?",
        choices: [
          { value: "undecided", label: "Another word, or none" },
          { value: "educator", label: "Educator" },
          { value: "hr", label: "HR or people leader" },
          { value: "clinician", label: "Clinician or therapist" },
          { value: "parent", label: "Parent or caregiver" },
          { value: "organizer", label: "Organizer" },
          { value: "ally", label: "Ally" },
        ],
      },
      interest: {
        label: "What draws you most?",
        choices: [
          { value: "undecided", label: "Not sure yet" },
          { value: "circles", label: "Circles: small groups that meet to practice" },
          { value: "ceu", label: "CEU workshops: credit for licensed work" },
          { value: "courses", label: "Courses" },
          { value: "toolkits", label: "Toolkits" },
          { value: "corporate", label: "Training for my workplace" },
        ],
      },
      plan: { label: "Plan you have in mind" },
      access: {
        label: "Anything that would make this easier for you to join?",
        hint: "Captions, large print, breaks, a quiet room, childcare: tell us as much or as little as you like.",
      },
      consent: { label: "Yes, email me about the waitlist and Academy news. I can unsubscribe anytime." },
    },
    undecidedPlan: { value: "undecided", label: "Not sure yet" },
  },
  equitySeat: {
    id: "equity-seat-form",
    name: "Apply for an equity seat",
    mail: { to: contact.email, subject: "I would like an equity seat" },
    note,
    button: "Apply for Equity Seat",
    requiredMark,
    fields: {
      name: fullName,
      email: { label: "Email", hint: "We answer here, and only here." },
      program: { label: "Program of interest" },
    },
    undecidedProgram: { value: "undecided", label: "Not sure yet" },
  },
  payItForward: {
    id: "pay-it-forward-form",
    name: "Pay it forward",
    mail: { to: contact.email, subject: "I would like to pay it forward" },
    note,
    button: "Pay It Forward",
    requiredMark,
    fields: {
      name: fullName,
      email: { label: "Email", hint: "We reply with a secure payment link. No card details are asked for here." },
      amount: { label: "Contribution in US dollars", hint: "Whole dollars. Any amount counts." },
    },
    suggestionsLabel: "Fill in an amount",
    suggestions: [25, 50, 100, 250],
  },
  newsletter,
  /** The newsletter’s form with another errand: a note on the day the assessment opens. */
} as const satisfies {
  contact: ContactFormCopy;
  waitlist: WaitlistFormCopy;
  equitySeat: EquitySeatFormCopy;
  payItForward: PayItForwardFormCopy;
  newsletter: NewsletterFormCopy;
};

export type Inquiry = (typeof forms.contact.fields.inquiry.choices)[number]["value"];
export type WaitlistInterest = (typeof forms.waitlist.fields.interest.choices)[number]["value"];
