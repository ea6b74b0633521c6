import { newsletter } from "./forms/newsletter.ts";
import { retention, senderMinutes, visitorMinutes } from "./forms/retention.ts";
import { awaitingLawyer, type Policy } from "./policy.ts";
import { contact, site } from "./site.ts";

export const privacy: Policy = {
  title: "Privacy",
  lead: "You can read every page of this site without telling us who you are. When you write to us, we use your words to answer you and to do what you asked, and for nothing else.",
  inShort: {
    heading: "In short",
    points: [
      "No accounts, no cookies, no advertising, and nobody following you around.",
      `A form reaches us when you press its button, and not before. We delete what it brought after ${retention.received} days at most, or when you ask.`,
      "Your quiz answers stay in your browser, unless you ask for your results by mail.",
      "We never sell, rent or swap what you tell us.",
    ],
  },
  updated: "2026-11-25",
  draft: awaitingLawyer,
  sections: [
    {
      id: "browser",
      title: "What stays in your browser",
      paragraphs: [
        "A few things are remembered on your own device so that the site works the way you left it. They are not sent to us. You can remove them at any time by clearing the data of this site in your browser.",
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
            "That the / key does not open search, if you turn it off",
            "So that you do not have to turn it off again",
            "Until you turn it on or clear it",
          ],
          [
            "Your quiz answers and where you stopped",
            "So that you can go back a question without losing your place",
            `${retention.quizAnswers} days, or until you start again or clear them`,
          ],
          [
            "What you have typed into a form, and your name and email for the next one",
            "So that a reload or a wrong click loses nothing, and you need not type it twice",
            "Until you close the tab",
          ],
          [
            "A message that could not be sent yet",
            "So that it goes out when you are back online. A line at the top of the page shows it, with a button to delete it",
            "Until we send it or you delete it",
          ],
        ],
      },
    },
    {
      id: "forms",
      title: "When you fill in a form",
      paragraphs: [
        "When you press the button, what you typed goes to our own computer over an encrypted connection and is stored there under a reference that you can quote. Our service can encrypt what it stores, with a key that is kept apart from it and from its backups. We read your form, answer it, and do what you asked; when one of us has answered, their name and the time are noted beside it.",
        `With it we store the time and the page of this site that the form stands on, and nothing else: not your internet address, not the kind of browser you use. To stop floods our computer remembers which addresses have just sent something, for ${senderMinutes} minutes, and which have just searched, for ${visitorMinutes} minute, in its memory only. If your browser runs no scripts, we also store, for half an hour at most, a code made of your form and your internet address, so that a second press does not send it twice.`,
        `After ${retention.received} days we delete it: a registration not before its event is over, a request for quiz results after ${retention.quizResults} and one for the newsletter after ${newsletter.keptDays} days already. What looks like the work of a machine or a seller is set aside, read by a person, and deleted after ${retention.quarantined} days.`,
        "What looks so is worked out on our own computer, and nobody else is asked: from how fast a form was sent, a field that nobody sees, and links in a form that people do not give them.",
        "If you ask us to tell someone about your gift, we use their address once, for that card, and delete it with your form.",
        "An equity seat asks for your name, an email address and the program you want. It never asks you to prove that you need it.",
        `To the address in a form we send one mail: what happens next, your reference, and a link to a page that shows all you wrote for ${retention.personalLink} days, with a button that cancels and deletes it. The mail itself does not repeat your words. Before we take a form we ask the internet’s directory of names whether mail can reach the part of the address after the @, and tell it nothing else.`,
        "If you ask for the newsletter, we first send you one mail with a button. It opens a page, and only the button there puts you on the list. Every letter has a link that takes you off it. When you unsubscribe we keep a code made from your address, so that mail stays away even after we have deleted the address. Without a key that only our computer has, nobody can tell whose code it is.",
      ],
      placeholder: true,
      confirm:
        "Who of the staff can read what the forms bring, where the computer stands that stores it, and whether DATA_KEY is set on it, without which nothing is encrypted.",
    },
    {
      id: "quiz",
      title: "When you take the quiz",
      paragraphs: [
        "Your answers stay in your browser, and your result is worked out there. We do not see your answers or your role unless you ask for your results by mail: then your address and your fifteen answers come to us, we work out the same result and send it to you. Your consent to that also lets the Academy write to you now and then, until you follow the link in one of its mails that ends it. Showing your result without email sends nothing.",
        "If you pass on a link to your result, the name of your role is part of the link, so whoever gets it can read it.",
        "The Academy’s list of programs can put first what fits your result. It reads the answers on your device, there alone. In the mail with your result, links to programs say in their address that they come from that mail, and nothing of you.",
      ],
      links: [{ label: "About the quiz", to: "/quiz" }],
    },
    {
      id: "counting",
      title: "Counting visits",
      paragraphs: [
        "We do not count visits, and no tool that measures or follows visitors is installed on this site.",
        "If we ever add one, we will name it here before it is switched on, and say what it receives.",
      ],
    },
    {
      id: "hosting",
      title: "Who serves these pages",
      paragraphs: [
        "Like every website, this one is served by computers that keep a log: the address your device has on the internet, the page it asked for, the time, and the kind of browser. Logs help to stop attacks and mend faults. We do not use them to work out who you are.",
        "The pictures and typefaces on these pages come from this site itself, and not from anybody else’s servers.",
      ],
      placeholder: true,
      confirm: "The name of the hosting company, what its logs hold, and how long it keeps them.",
    },
    {
      id: "elsewhere",
      title: "When you leave for another site",
      paragraphs: [
        "Some links go elsewhere and open in a new tab: card payments, bookings and our partners’ own sites. Those sites have their own rules, and we cannot speak for them. Your card number goes to the payment company alone. We never see it.",
      ],
      placeholder: true,
      confirm: "The names of the payment and booking companies, with links to their privacy pages.",
    },
    {
      id: "children",
      title: "Children",
      paragraphs: [
        "This site is written for adults. Parents and caregivers write to us about a child; children do not need to. If a child under 13 has written to us by themselves, tell us and we will delete the letter.",
        "When you ask about ERIN’s Place, a first name and an age are plenty. Please leave out diagnoses and medical papers. If they matter, we will talk about them in person.",
      ],
      placeholder: true,
      confirm:
        "What the Children’s Online Privacy Protection Act (COPPA) and New York law ask for once forms are switched on.",
    },
    {
      id: "rights",
      title: "What you can ask of us",
      paragraphs: [
        `Write to ${contact.email} and we will answer ${site.responsePromise}. You do not need a reason, a form or a lawyer.`,
      ],
      points: [
        "Ask what we have from you, and get a copy.",
        "Ask us to correct it.",
        "Take a form back yourself, by the link in the mail that answered it.",
        "Ask us to delete it. We will, unless a law makes us keep it, and then we will tell you which one.",
        "Leave our letters. Every one has a way to unsubscribe, and it works anytime.",
      ],
      links: [{ label: "Contact us", to: "/contact" }],
      placeholder: true,
      confirm: "Rights that the law of a visitor’s own state or country adds to these.",
    },
    {
      id: "changes",
      title: "When this page changes",
      paragraphs: [
        "The date at the top is the day of the last change. If we ever want to do more with your information than this page says, we will say so here first, and ask the people it concerns.",
      ],
    },
  ],
};
