import { heldSeat } from "../held-seats.ts";
import type { SiteLink } from "../link.ts";
import { contact, site } from "../site.ts";
import { retention } from "./retention.ts";

/** Copy for the pages that respond to a form without scripts, and for the pages that links in mail open. */
export const answers = {
  /** Page copy for direct visits. The intake replaces it when it has a response. */
  template: {
    title: "You haven’t sent anything yet",
    text: `You see this page after you send a form. If you sent one earlier and saw a reference, we have it. A person will reply ${site.responsePromise}. If not, here’s how to reach us.`,
    reference: "Your reference",
    button: "Send",
    code: "The part of the link after the #",
    ways: [
      { label: "Write to us", to: "/contact" },
      { label: "See how to get involved", to: "/get-involved" },
    ] satisfies SiteLink[],
    calendar: "Add to calendar",
    again: "Register again",
    home: "Back to the home page",
  },
  confirm: {
    title: "Confirm your subscription",
    text: "Someone, most likely you, asked us to send our newsletter to this address.",
    button: "Yes, subscribe me",
  },
  confirmed: {
    title: "You’re subscribed",
    text: "You’ll get our next newsletter. Each one has a link to unsubscribe.",
  },
  unsubscribe: {
    title: "Unsubscribe from our email?",
    text: "We’ll stop sending newsletters and confirmation emails to this address. You can subscribe again anytime.",
    button: "Unsubscribe",
  },
  unsubscribed: {
    title: "You’re unsubscribed",
    text: "We won’t send anything automatic to this address: no newsletters, confirmations or quiz results. If someone enters it in the newsletter form, we’ll ask you to confirm, once a month at most. That email has a link to stop those too. If you write to us, a person will reply.",
  },
  stop: {
    title: "Stop all email?",
    text: "We’ll send nothing automatic to this address, not even a request to confirm the newsletter. To come back, write to us.",
    button: "Stop all email",
  },
  stopped: {
    title: "All email is stopped",
    text: "We won’t send anything automatic to this address. If you write to us, a person will reply.",
  },
  /** Shown if a person has to review a form before any mail is sent. */
  held: {
    title: "We’ve got it, and we’ll check it first",
    text: `Our spam filter wasn’t sure about this one, so a person will read it before we email you. You don’t need to send it again. If it’s urgent, write to ${contact.email} and include your reference.`,
    isPending: true,
  },
  /** Shown when the mail limit is reached, so that staff must release the remaining emails. */
  mailLimit: {
    title: "We’ve got it, and our email will take longer",
    text: `We reached our limit for automatic emails this hour, so a person will release the rest. You don’t need to send it again. If it’s urgent, write to ${contact.email} and include your reference.`,
    isPending: true,
  },
  placement: {
    /** Shown on the page that the receipt's link opens. */
    standing: (number?: number) =>
      number === undefined ? "You have a seat." : `You’re number ${number} on the waitlist now.`,
    held: {
      title: "One more step: open the link in our email",
      text: `There’s a seat for everyone in your group. To keep it, open the link in our email within ${heldSeat.words}. After that, it goes to the next person. ${heldSeat.longer} Each address counts once.`,
      isPending: true,
    },
    place: (text: string) => `We’ve saved a seat for everyone in your group. ${text}`,
    waiting: (number: number) => ({
      title: `You’re number ${number} on the waitlist`,
      text: "There aren’t enough seats left for everyone in your group. If someone cancels, the waitlist moves up in order, and we’ll let you know when you have a seat. If you haven’t heard from us by the start of the event, no seat opened up. Can’t come anymore? Cancel, so the next person can move up.",
      isPending: true,
    }),
  },
  /** Added to a confirmation while the service has no mail server, above a link and a button. */
  withoutMail: "This page is your confirmation, so note the reference, or save the link below.",
  /** Newsletter confirmation, shown while the service has no mail server. */
  mailWaits: {
    title: "You’re on the list",
    text: `We’ll ask you to confirm before the first letter. If we can’t within ${retention.confirmation} days, we delete your request.`,
    waits: true,
    isPending: true,
  },
  /** Registration confirmation, shown while the service has no mail server. */
  registeredWithoutMail: {
    title: "You’re in",
    text: `The event’s page has the time and the way there. For an online event, we’ll send you the link. Can’t come anymore? Use the link below, or call ${contact.phone.label} and give your reference.`,
  },
  resultsWait: {
    title: "We have your request",
    text: "You can read your result on the quiz’s page.",
    waits: true,
  },
  noSuchDomain: "We can’t send email to this address. Check the part after the @ for a typo.",
  /** The page that a receipt's link opens: one submission, as stored. */
  sent: {
    title: "What you sent us",
    /** Shown before the link's code has been read. With scripts, the page continues immediately. */
    open: {
      title: "Open your form",
      text: "Your link ends with a code that only this page reads. If nothing opens, copy the code from the link into the field.",
      button: "Open it",
    },
    earlier: "You registered earlier with this address. That registration counts, and this one doesn’t.",
    received: (form: string, time: string) => `We received “${form}” on ${time}.`,
    correct: `Need to change something? Write to ${contact.email}, and a person will fix it. You can also cancel. We’ll then delete what you wrote, and ask anyone we shared it with to do the same.`,
    button: "Cancel and delete it",
    withdrawn: {
      title: "Canceled",
      text: `We’ve deleted what you wrote, and will ask anyone we shared it with to do the same. Backups lose it within ${retention.backups} days. We keep the reference, the form’s name and the time you canceled. You can write to us again anytime.`,
    },
    wasWithdrawn: (time: string) =>
      `This was canceled on ${time}. We deleted what was written and kept only the reference.`,
    unreadable: `We can’t open this right now. Write to ${contact.email} and include your reference.`,
    gone: {
      title: "This is no longer here",
      text: `It may have been deleted, or part of the link may be missing. Questions? Write to ${contact.email}.`,
    },
  },
  staleLink: {
    title: "This link doesn’t work anymore",
    text: "It’s too old, or part of it is missing. Subscribe again, and we’ll send you a new one.",
  },
  limited:
    "We got a lot of messages from your connection just now. Wait a few minutes and send it again. What you wrote is still here.",
  limitedUnread: {
    title: "Please wait a few minutes",
    text: "We got a lot of messages from your connection just now, so we didn’t take this one. Go back in your browser, where your answers should still be, and send it again in a few minutes.",
  },
  limitedLink: {
    title: "Please wait a while",
    text: "Links in our emails were opened very often from your connection, or this one was. Try it again in an hour.",
  },
  busy: "We couldn’t save it just now. Wait a moment and send it again. What you wrote is still here.",
  conflict: "You’ve already sent this form with different answers. Reload the page to send a new one.",
  refusedOrigin: {
    title: "We didn’t get that",
    text: `It came from another website, so we couldn’t accept it. Send it from our own site, or write to ${contact.email}.`,
  },
  unreadable: {
    title: "We didn’t get that",
    text: `We couldn’t read what your browser sent. It may be too long. Go back, make it shorter and try again. Or write to ${contact.email}.`,
  },
  broken: {
    title: "Something went wrong",
    text: `It’s our fault, not yours, and we didn’t get your form. Go back and try again, or write to ${contact.email}.`,
  },
} as const;
