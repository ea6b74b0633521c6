import { contactFormWith, isSample, type Link, linkOutside } from "./link.ts";
import { officeHours } from "./office-hours.ts";
import { contact, site } from "./site.ts";

interface QuickAction {
  link: Link;
  gloss: string;
  icon: "heart" | "book" | "calendar" | "people";
}

export const booking = {
  label: "Schedule a Call",
  href: "https://booking.example/kindred-ground/hello",
  placeholder: true,
} as const;

const askForCall = contactFormWith({
  inquiry: "other",
  subject: "Scheduling a call",
  message: "Please call me. My number, and the times that suit me:",
});

const quickActions: readonly QuickAction[] = [
  {
    link: { label: "Apply for Scholarship", to: "/scholarships#equity-seat" },
    gloss: "Three short fields, no questions asked.",
    icon: "heart",
  },
  {
    link: { label: "Join a Waitlist", to: "/academy#waitlist" },
    gloss: "Be the first to know when courses open.",
    icon: "book",
  },
  {
    link: linkOutside(booking.label, booking.href, askForCall),
    gloss: `Twenty minutes, by phone or video, captions on.${isSample(booking.href) ? " Say when in the form." : ""}`,
    icon: "calendar",
  },
  {
    link: { label: "Propose a Collaboration", to: "/contact?inquiry=collaboration#form" },
    gloss: "Opens the form with its topic chosen.",
    icon: "people",
  },
];

export const contactPage = {
  hero: {
    title: "Someone will read this",
    lead: `A person reads every message and answers it ${site.responsePromise}.`,
    aside: "You don’t need the right words. Start anywhere.",
  },
  form: {
    title: "Write to us",
    intro: "Say it the way you would say it out loud.",
  },
  direct: {
    title: "Direct contact",
    email: {
      label: "Email",
      text: contact.email,
      href: `mailto:${contact.email}`,
      copy: {
        text: contact.email,
        label: "Copy address",
        done: "Email address copied",
        denied: "Our email address, ready to copy by hand",
      },
    },
    phone: { label: "Phone", text: contact.phone.label, href: contact.phone.href },
    address: { label: "Mail", lines: contact.address },
    phoneNote: "Relay calls are welcome, and we are happy to text instead.",
  },
  quickActions: { title: "Quick actions", actions: quickActions },
  hours: {
    title: "Office hours",
    caption: "Office hours by day of the week",
    columns: { days: "Days", hours: `Hours (${officeHours.zoneLabel})` },
    summary: officeHours.summary,
    zoneNote: "Eastern time, as in New York.",
    /** Shown only with scripts; `{time}` and `{day}` are replaced. */
    status: {
      open: "Open now, until {time}",
      opensToday: "Closed now. Opens today at {time}",
      opensTomorrow: "Closed now. Opens tomorrow at {time}",
      opensLater: "Closed now. Opens {day} at {time}",
      /** `{what}` is the reason for a closure, and `{days}` its days. */
      closedNow: "Closed for {what}: {days}.",
      closedSoon: "We’ll be closed for {what}: {days}.",
    },
  },
  urgent: {
    title: "If you need someone right now",
    text: "We are not a crisis line. Anywhere in the United States, call or text 988, day or night, and talk with a trained listener.",
    link: { label: "Call 988", href: "tel:988" },
  },
} as const;

export type ContactPage = typeof contactPage;
