import { newsletter } from "./forms/newsletter.ts";
import { retention, senderMinutes, visitorMinutes } from "./forms/retention.ts";
import { awaitingLawyer, type Policy, type PolicyTable } from "./policy.ts";
import { contact, site } from "./site.ts";

/** Retention periods of the data that the server receives. Days are in data/forms/retention.ts. */
const periods: PolicyTable = {
  caption: "How long we keep what you send",
  columns: ["What", "How long"],
  rows: [
    ["A form", `${retention.received} days`],
    ["A worry about a child", `${retention.received} days here. The school keeps its own record of it.`],
    [
      "A waitlist, an application for a seat, a pledge, or a request to be told first",
      `${retention.waiting} days at most`,
    ],
    ["A registration", "Until its event is over"],
    ["A request for quiz results", `${retention.quizResults} days`],
    ["A request for the newsletter", `${newsletter.keptDays} days`],
    ["An address that agreed to get letters", "Until you unsubscribe"],
    ["A form that looks like spam", `${retention.quarantined} days. We set it aside, and a person reads it.`],
    ["Backups of what we deleted", `Up to ${retention.backups} days more`],
  ],
};

export const privacy: Policy = {
  title: "Privacy",
  lead: "You can read every page of this site without telling us who you are. We use what you write to answer you and to do what you asked, and for nothing else.",
  inShort: {
    heading: "In short",
    points: [
      "This site works without accounts, cookies, advertising and tracking.",
      `We get a form only when you press its button. We delete most forms after ${retention.received} days, or sooner when you ask.`,
      "Your quiz answers stay in your browser, unless you ask for your results by email or take the quiz without JavaScript.",
      "We never sell, rent or swap what you tell us.",
    ],
  },
  updated: "2026-11-28",
  draft: awaitingLawyer,
  sections: [
    {
      id: "browser",
      title: "Your browser",
      paragraphs: [
        "Your browser keeps a few things for this site. To remove them, clear this site’s data in your browser.",
      ],
      table: {
        caption: "What your browser keeps for this site",
        columns: ["What", "How long"],
        rows: [
          [
            "How far down a page you were, what you typed into a form, and your name and email for the next form",
            "Until you close the tab",
          ],
          ["Light or dark, and the / key for search, if you changed them", "Until you change or clear them"],
          [
            "Your quiz answers and where you stopped",
            `${retention.quizAnswers} days, or until you start again or clear them`,
          ],
          [
            "A message that waits until you are back online",
            "Until we send it, or you delete it with the button at the top of the page",
          ],
        ],
      },
    },
    {
      id: "forms",
      title: "Forms",
      paragraphs: [
        "The button under a form sends it to our own server over an encrypted connection. The server stores it with the time, the page and a reference, a short code. It can encrypt what it stores with a key. It keeps that key apart from the data and its backups. When one of us answers, we add their name and the time.",
        `Your internet address and kind of browser are not stored with your form. To stop floods, our server remembers the address of each sender for ${senderMinutes} minutes and of each search for ${visitorMinutes} minute, in its memory only. Without JavaScript, we keep a code made from your form and internet address for half an hour at most. So pressing twice sends it once.`,
        "We list, without your words, who on our staff read, exported or deleted a form, and when. The server also notes in code who unsubscribed, canceled or was deleted, so that a restored backup leaves them out.",
        "Our own server decides what looks like spam, and asks no other company. It looks at how fast the form was sent, and at a field that people cannot see. It also looks for links where none belong.",
        "To tell someone about your gift, we use their address once, and delete it with your form. An equity seat asks for your name, email address and program, and for no proof.",
      ],
      table: periods,
      placeholder: true,
      confirm:
        "Which staff can read the forms, where the server is, and if DATA_KEY is set on it. Without DATA_KEY, the server encrypts nothing.",
    },
    {
      id: "emails",
      title: "Emails",
      paragraphs: [
        `Our server sends at most one email about a form, and another if you move up from a waitlist. Other emails come from a person. The server’s email has your reference, and does not repeat what you wrote. As long as we keep the form, its link opens a page that shows your words, with a button to cancel and delete it. While our server sends no email, the confirmation on the page has that button.`,
        "Before we accept a form, we check in the internet’s domain name system that the part of your address after the @ can get mail. We send it that part only.",
        "If you ask for the newsletter, we first send you one email. Its link opens a page, and only its button adds you to the list. While our server sends no email, your request waits.",
        "When you unsubscribe, we keep a code made from your address, even after we delete the address, so that we never write to it again. Only someone with a key that stays on our server can tell whose code it is.",
      ],
    },
    {
      id: "quiz",
      title: "The quiz",
      paragraphs: [
        "With JavaScript, your browser works out your result and sends nothing, unless you ask for it by email. The page offers that only while our server sends email. Then we get your address and your fifteen answers. If our server stops sending email, your request waits. If you agree, the Academy also writes to you now and then. The links to programs in that email say only that you came from it.",
        "The quiz on one page, without JavaScript, sends your fifteen answers to our own server. It works out your result and stores none of your answers. The address of your result has the name of your role in it, so our server’s log has it, too.",
        "Anyone with the link to your result can read your role. The page that puts several results on one wheel sends us nothing, but anyone with its address can read the names and roles in it.",
        "The Academy’s list of programs reads your answers on your device only, to show first what fits.",
      ],
      links: [
        { label: "About the quiz", to: "/quiz" },
        { label: "Put several results on one wheel", to: "/quiz/together" },
      ],
    },
    {
      id: "counting",
      title: "Counting visits",
      paragraphs: [
        "This site has no tool that counts or tracks visitors. If we ever add one, we will first name it here and say what it gets.",
      ],
    },
    {
      id: "hosting",
      title: "Hosting",
      paragraphs: [
        "Our servers log your device’s internet address, the page, the time and the kind of browser. We use the log to stop attacks and fix faults, and not to work out who you are. Pictures and typefaces come from this site alone.",
      ],
      placeholder: true,
      confirm: "The name of the hosting company, what its logs hold, and how long it keeps them.",
    },
    {
      id: "elsewhere",
      title: "Other sites",
      paragraphs: [
        "Links with an arrow open other sites with their own rules: for payments, bookings and our partners. Your card number goes only to the payment company.",
      ],
      placeholder: true,
      confirm: "The names of the payment and booking companies, with links to their privacy pages.",
    },
    {
      id: "children",
      title: "Children",
      paragraphs: [
        "Our forms are for adults. If a child under 13 wrote to us without you, tell us and we will delete the message.",
        "About ERIN’s Place, an age and a few words are plenty. Please leave out diagnoses and medical papers: if they matter, we will talk in person.",
      ],
      placeholder: true,
      confirm: "What the Children’s Online Privacy Protection Act (COPPA) and New York law require once forms are on.",
    },
    {
      id: "rights",
      title: "Your rights",
      paragraphs: [
        `Write to ${contact.email}, without a reason, a form or a lawyer. We will answer ${site.responsePromise}.`,
      ],
      points: [
        "Ask what we have from you, and get a copy.",
        "Have it corrected.",
        "Cancel and delete a form yourself, with the link in its email or the button on its confirmation.",
        "Ask us to delete it. We will, unless a law makes us keep it. Then we tell you which.",
        "Stop the emails that our server sends, with the link in each.",
      ],
      links: [{ label: "Contact us", to: "/contact" }],
      placeholder: true,
      confirm: "Rights that the law of a visitor’s own state or country adds.",
    },
    {
      id: "changes",
      title: "Changes",
      paragraphs: [
        "Before we do more with your information than this page says, we will say so here and ask the people it affects.",
      ],
    },
  ],
};
