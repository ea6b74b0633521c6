import type { SiteLink } from "../link.ts";
import { contact, site } from "../site.ts";
import { mailWaits } from "./form-copy.ts";

/** Copy for the pages that answer a form without scripts, and for the pages that links in mail open. */
export const answers = {
  /** Page copy for direct visits. The intake fills it in when it has an answer. */
  template: {
    title: "Nothing was sent just now",
    text: `This page answers forms, and no form led here. If you sent one earlier and saw its reference, we have it, and a person answers ${site.responsePromise}. If not, here are ways to reach us.`,
    reference: "Your reference",
    button: "Send",
    code: "The part of the link after the sign #",
    ways: [
      { label: "Write to us", to: "/contact" },
      { label: "See how to get involved", to: "/get-involved" },
    ] satisfies SiteLink[],
    calendar: "Add to calendar",
    home: "Back to the home page",
  },
  confirm: {
    title: "One press, and the newsletter is yours",
    text: "Somebody, most likely you, asked for our newsletter at this address.",
    button: "Yes, send it to me",
  },
  confirmed: { title: "You are in", text: "The next letter comes to you. Every letter has a link to stop it." },
  unsubscribe: {
    title: "No more mail from us?",
    text: "One press, and no letter and no receipt comes to this address any more. You can come back whenever you like.",
    button: "Stop the mail",
  },
  unsubscribed: {
    title: "Done",
    text: "Nothing goes to this address by itself any more: no letters, no receipts, no quiz results. If somebody types it into the newsletter form, we ask once a month at most if you want it, and that mail has a link that stops it as well. When you write to us, a person answers you.",
  },
  stop: {
    title: "No mail at all?",
    text: "One press, and nothing goes to this address by itself any more, not even the question if you want the newsletter. To come back, write to us.",
    button: "Stop all mail",
  },
  stopped: {
    title: "Done",
    text: "Nothing goes to this address by itself any more. When you write to us, a person answers you.",
  },
  /** Shown if a person has to review a form before any mail is sent. */
  held: {
    title: "It has arrived, and a person looks at it first",
    text: `Our service could not tell whether a person or a program sent it, so it has set it aside, and no mail has gone out. You need not send it again. If it cannot wait, write to ${contact.email} and name your reference.`,
    isPending: true,
  },
  /** Shown if so much mail goes out that a person has to release more. */
  mailLimit: {
    title: "It has arrived, and its mail comes later",
    text: `So much mail has been asked for in this hour that a person lets the rest go. You need not send it again. If it cannot wait, write to ${contact.email} and name your reference.`,
    isPending: true,
  },
  placement: {
    /** Shown on the page that the receipt's link opens. */
    standing: (number?: number) =>
      number === undefined ? "Your place is kept." : `You are number ${number} on the waiting list now.`,
    held: {
      title: "One more step: open the link in our mail",
      text: "A place is held for everyone you named. It is yours when you open the link in the mail that is on its way, within an hour after it comes. After that it goes to the next. One registration counts for each address.",
      isPending: true,
    },
    place: (text: string) => `Your place is kept, for everyone you named. ${text}`,
    waiting: (number: number) => ({
      title: `You are number ${number} on the waiting list`,
      text: "All places are taken, or the ones that are left are too few for all of you. As soon as enough come free for all of you, the list moves up in its order, and we write to you when it is your turn. If you have not heard from us when the event begins, no place came free. If you can no longer come, take your registration back by the link in our mail, so that the next one moves up.",
      isPending: true,
    }),
  },
  /** Shown while the service has no mail server. */
  mailWaits: {
    title: "Your address has arrived",
    text: `The mail that asks you to confirm it ${mailWaits}, and until you have confirmed, you get no letter.`,
    waits: true,
    isPending: true,
  },
  resultsWait: {
    title: "Your request is saved",
    text: "Mail is not set up on this site yet, so your results have not been sent.",
    waits: true,
  },
  noSuchDomain: "No mail can be delivered to this address. Look at the part after the @: is a letter missing?",
  /** The page that a receipt's link opens: one form, as stored. */
  sent: {
    title: "What you sent us",
    /** Shown before the link's code has been read. Browsers with scripts pass on at once. */
    open: {
      title: "Open the form behind this link",
      text: "The link in our mail ends with a code that only this page reads. If nothing opens, copy the code from the link into the field.",
      button: "Open it",
    },
    earlier: "An earlier registration of this address counts for this event, and this one does not.",
    received: (form: string, time: string) => `“${form}” came in on ${time}.`,
    correct:
      "If something should be different, answer the mail that brought you here, and a person corrects it. Or take it back: then we delete what you wrote, and ask whoever was told of it to do the same.",
    button: "Take it back",
    withdrawn: {
      title: "You have taken it back",
      text: "What you wrote is deleted here, and whoever was told of it is asked to delete it too. Only the reference stays, without your name and without your words. You can write to us again whenever you like.",
    },
    wasWithdrawn: (time: string) =>
      `Its sender took it back on ${time}. What was written is deleted here. Only the reference is left.`,
    unreadable: `We cannot open what is stored here just now. Write to ${contact.email} and name your reference.`,
    gone: {
      title: "There is nothing here any more",
      text: `What this link led to is deleted, or a part of the link went missing on the way. Questions? Write to ${contact.email}.`,
    },
  },
  staleLink: {
    title: "This link is no longer good",
    text: "It is too old, or a part of it went missing on the way. Ask for the newsletter once more, and we send you a new one.",
  },
  limited:
    "Many messages have come from your connection in a short time. Wait a few minutes and send it again. What you wrote is still here.",
  limitedUnread: {
    title: "Please wait a few minutes",
    text: "Many messages have come from your connection in a short time, so this one has not gone. Go back, where your browser still has what you wrote, and send it again later.",
  },
  busy: "We could not store it just now. Wait a moment and send it again. What you wrote is still here.",
  conflict: "This has been sent before with other words. Load the page again to send a new message.",
  refusedOrigin: {
    title: "It has not gone",
    text: `It came from a page that is not ours, so we did not take it. Send it from our own site, or write to ${contact.email}.`,
  },
  unreadable: {
    title: "It has not gone",
    text: `We could not read what your browser sent. It may be too long. Go back, shorten it and try again, or write to ${contact.email}.`,
  },
  broken: {
    title: "Something broke on our side",
    text: `It has not gone, and it is not your fault. Go back and try once more, or write to ${contact.email}.`,
  },
} as const;
