import { newsletter } from "./forms/newsletter.ts";
import { retention, senderMinutes, visitorMinutes } from "./forms/retention.ts";
import { awaitingLawyer, type Policy } from "./policy.ts";
import { contact, site } from "./site.ts";

export const privacy: Policy = {
  title: "Privacy",
  lead: "You can read every page of this site without telling us who you are. When you write to us, we use what you wrote to answer you and to do what you asked. We use it for nothing else.",
  inShort: {
    heading: "In short",
    points: [
      "This site works without accounts, cookies, advertising and tracking.",
      `We get a form only when you press its button. We delete it after ${retention.received} days at most, or when you ask.`,
      "Your quiz answers stay in your browser, unless you ask for your results by email or take the quiz without JavaScript.",
      "We never sell, rent or swap what you tell us.",
    ],
  },
  updated: "2026-11-27",
  draft: awaitingLawyer,
  sections: [
    {
      id: "browser",
      title: "What stays in your browser",
      paragraphs: [
        "Your browser remembers a few things on your own device, so that the site works the way you left it. It does not send them to us. To remove them, clear this site’s data in your browser.",
      ],
      table: {
        caption: "What your browser keeps for this site",
        columns: ["What", "Why", "How long"],
        rows: [
          [
            "How far down a page you were",
            "So that going back brings you to the same place",
            "Until you close the tab",
          ],
          ["Light or dark, if you choose one", "So that you do not have to choose again", "Until you clear it"],
          [
            "If you turned off the / key, which opens search",
            "So that you do not have to turn it off again",
            "Until you turn it on or clear it",
          ],
          [
            "Your quiz answers and where you stopped",
            "So that you can go back a question without losing your place",
            `${retention.quizAnswers} days, or until you start again or clear them`,
          ],
          [
            "What you typed into a form, and your name and email for the next form",
            "So that a reload or a wrong click loses nothing, and you type it only once",
            "Until you close the tab",
          ],
          [
            "A message that could not be sent yet",
            "So that we get it when you are back online. A line at the top of the page shows it, with a button to delete it",
            "Until we send it or you delete it",
          ],
        ],
      },
    },
    {
      id: "forms",
      title: "When you fill in a form",
      paragraphs: [
        "When you press the button, your browser sends what you typed to our own server over an encrypted connection. The server stores it with a reference that you can quote. It can encrypt what it stores, and keeps that key apart from the data and its backups. We read your form, answer it and do what you asked. When one of us answers, we add their name and the time.",
        `With the form we store the time and the page it is on. We do not store your internet address or the kind of browser you use. To stop floods, our server remembers the address of each sender for ${senderMinutes} minutes and of each search for ${visitorMinutes} minute, in its memory only. If your browser runs no scripts, we also store a code made from your form and your internet address, so that pressing twice does not send the form twice. We delete that code after half an hour at most.`,
        `We delete a form after ${retention.received} days. We keep a registration until its event is over. We delete a request for quiz results after ${retention.quizResults} days and a request for the newsletter after ${newsletter.keptDays} days. If a form looks like spam, we set it aside, a person reads it, and we delete it after ${retention.quarantined} days. Backups keep what we deleted for up to ${retention.backups} days more.`,
        "We keep a list of who on our staff read, exported or deleted a form, and when. It also notes in code who unsubscribed, canceled or was deleted, so that a restored backup leaves them out. It does not contain what you wrote.",
        "Our own server decides what looks like spam, and asks no other company. It looks at how fast the form was sent, at a field that people cannot see, and at links in a form that does not ask for any.",
        "If you want us to tell someone about your gift, we use their address once, for that card. We delete it with your form.",
        "An equity seat asks for your name, an email address and the program you want. It never asks you to prove that you need it.",
        `We send at most one email about a form to the address in it, and another if you move up from a waitlist. The email says what happens next and gives your reference. It has a link to a page that shows what you wrote for ${retention.personalLink} days, with a button to cancel and delete it. The email does not repeat what you wrote. While our server sends no email, the confirmation on the page has that button instead. Before we accept a form, we ask the internet’s domain name system if the part of your address after the @ can get mail. We tell it nothing else.`,
        "If you ask for the newsletter, we first send you one email with a button. It opens a page, and only the button there adds you to the list. While our server sends no email, your request waits. Every newsletter has a link to unsubscribe. When you unsubscribe, we keep a code made from your address, so that we never write to it again, even after we delete the address. Only someone with a key that stays on our server can tell whose code it is.",
      ],
      placeholder: true,
      confirm:
        "Which staff can read the forms, where the server is, and if DATA_KEY is set on it. Without DATA_KEY, the server encrypts nothing.",
    },
    {
      id: "quiz",
      title: "When you take the quiz",
      paragraphs: [
        "With JavaScript, your answers stay in your browser, and your browser works out your result. We then see your answers and your role only if you ask for your results by email. If you do, we get your address and your fifteen answers, work out the same result and send it to you, when our server sends email. If you agree to that, the Academy also writes to you now and then. Every email has a link to stop. If you look at your result without email, your browser sends nothing.",
        "The quiz on one page is for browsers without JavaScript. Its button sends your fifteen answers to our own server. The server works out your result, stores none of your answers, and opens a page with your role. The address of that page has the name of your role in it, so our server’s log has it, too.",
        "If you share your result, the link has the name of your role in it. Anyone with the link can read it.",
        "The page that puts several results on one wheel works on your device and sends us nothing. Names and roles become the part of its address after the #, which browsers keep to themselves. Anyone with that address can read them.",
        "The Academy’s list of programs can show first what fits your result. It reads your answers on your device only. The email with your result marks its links to programs as coming from that email. The mark says nothing about you.",
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
        "We do not count visits. This site has no tool that measures or tracks visitors.",
        "If we ever add one, we will name it here before we turn it on, and say what it gets.",
      ],
    },
    {
      id: "hosting",
      title: "Who serves these pages",
      paragraphs: [
        "Like every website, this one runs on servers that keep a log. It has your device’s internet address, the page it asked for, the time and the kind of browser. We use logs to stop attacks and fix faults. We do not use them to work out who you are.",
        "The pictures and typefaces on these pages come from this site, and from no other company’s servers.",
      ],
      placeholder: true,
      confirm: "The name of the hosting company, what its logs hold, and how long it keeps them.",
    },
    {
      id: "elsewhere",
      title: "When you leave for another site",
      paragraphs: [
        "Links with an arrow go to other sites, in a new tab: card payments, bookings and our partners’ own sites. Those sites have their own rules. Your card number goes only to the payment company. We never see it.",
      ],
      placeholder: true,
      confirm: "The names of the payment and booking companies, with links to their privacy pages.",
    },
    {
      id: "children",
      title: "Children",
      paragraphs: [
        "This site is written for adults. Parents and caregivers write to us about a child; children do not need to. If a child under 13 wrote to us without you, tell us and we will delete the message.",
        "When you ask about ERIN’s Place, a first name and an age are plenty. Please leave out diagnoses and medical papers. If they matter, we will talk about them in person.",
      ],
      placeholder: true,
      confirm: "What the Children’s Online Privacy Protection Act (COPPA) and New York law require once forms are on.",
    },
    {
      id: "rights",
      title: "What you can ask of us",
      paragraphs: [
        `Write to ${contact.email} and we will answer ${site.responsePromise}. You do not need a reason, a form or a lawyer.`,
      ],
      points: [
        "Ask what we have from you, and get a copy.",
        "Have it corrected.",
        "Cancel and delete a form yourself, with the link in the email about it, or with the button on its confirmation.",
        "Ask us to delete it. We will, unless a law makes us keep it. If one does, we will tell you which.",
        "Stop our emails. Each one has a link to unsubscribe.",
      ],
      links: [{ label: "Contact us", to: "/contact" }],
      placeholder: true,
      confirm: "Rights that the law of a visitor’s own state or country adds.",
    },
    {
      id: "changes",
      title: "When this page changes",
      paragraphs: [
        "The date at the top is the day of the last change. Before we do more with your information than this page says, we will say so here and ask the people it affects.",
      ],
    },
  ],
};
