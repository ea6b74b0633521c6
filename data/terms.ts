import { pageAt } from "./pages.ts";
import { awaitingLawyer, type Policy } from "./policy.ts";
import { refunds } from "./refunds.ts";
import { contact, site } from "./site.ts";

export const terms: Policy = {
  title: "Terms",
  lead: `These are the terms between you and ${site.name} when you use this site.`,
  inShort: {
    heading: "In short",
    points: [
      "Read, share and learn freely. Credit us, and the people we learned from.",
      "Our pages do not take the place of a doctor, a therapist or a lawyer.",
      "You see every price, and its total, before you pay.",
      refunds.summary,
      "Treat other people here with care.",
    ],
  },
  updated: "2026-11-28",
  draft: awaitingLawyer,
  sections: [
    {
      id: "who",
      title: "Our organization",
      paragraphs: [
        `${site.name} is a ${site.legalForm}, founded in ${site.founded}. “We” means ${site.name} and its three branches: the Academy, ERIN’s Place and the Homestead.`,
      ],
      placeholder: true,
      confirm: "The registered name and address, and which company or nonprofit runs each branch.",
    },
    {
      id: "advice",
      title: "Limits of education",
      paragraphs: [
        "Our articles, courses and practices are for learning. They are not medical, psychological, legal or financial advice, and do not make us your clinician. Please ask a person who knows your case.",
        "Practices that notice the body can bring up strong feelings. You may skip any part, change it, or stop.",
        "If you or someone near you is in danger, call your local emergency number: 911 in the United States. There, the Suicide and Crisis Lifeline answers calls and texts to 988 at any hour.",
      ],
    },
    {
      id: "quiz",
      title: "The quiz",
      paragraphs: [
        "The quiz is a mirror to think with. It does not test your character or your health, and no one should use it to hire, grade or judge a person.",
      ],
      links: [
        { label: "About the quiz", to: "/quiz" },
        { label: "Who we learned from", to: "/about#credits" },
      ],
    },
    {
      id: "paying",
      title: "Prices and paying",
      paragraphs: [
        "Prices are in US dollars. If you can pay in parts, we print their total beside the price for paying at once.",
        "You pay on a payment company’s page, in a new tab. It shows the final amount, and you owe nothing until you agree to it.",
        "Sliding scale means that you choose an amount that is honest for you, without proof. Equity seats of the Academy and the shop are for anyone who needs one. If the pool is empty, you keep your spot in line.",
      ],
      links: [
        { label: "Plans and prices", to: "/academy#pricing" },
        { label: "Scholarships", to: "/scholarships" },
      ],
    },
    {
      id: "refunds",
      title: "Refunds and stopping",
      paragraphs: [
        `Write to ${contact.email}, or call us. We send the money back the way it came, within ten business days.`,
      ],
      points: refunds.rules,
      links: [{ label: "Ask for a refund", to: "/contact?subject=Refund#form" }],
      placeholder: true,
      confirm:
        "Refunds and cancellation: periods, exceptions, and what installment plans owe when they are stopped early.",
    },
    {
      id: "gatherings",
      title: "Events and visits",
      paragraphs: [
        "Saving a seat at an event or asking about the school is not a contract. If we move or cancel something, we write to everyone who saved a seat.",
        "Retreats and enrollment at ERIN’s Place have their own short agreement about safety, money and care. You read it with us first.",
      ],
      placeholder: true,
      confirm: "That the retreat, visit and enrollment agreements exist, and what they are called.",
    },
    {
      id: "sharing",
      title: "Sharing our work",
      paragraphs: [
        "You may link to any page, print it for yourself or your group, and quote a passage with our name and a link. Please ask before you publish a whole article, translate it, or sell anything made from it.",
        "What you buy from us, such as a toolkit or a replay, is for you or for the group you bought it for, unless its page says more.",
        "What you write to us stays yours. We ask before we publish it.",
      ],
      placeholder: true,
      confirm: "Whether articles get an open license, and the wording for toolkits bought by a group.",
    },
    {
      id: "care",
      title: "How we treat each other",
      paragraphs: ["In our rooms, online and on the land:"],
      points: [
        "Use the names and pronouns people give you.",
        "Speak from your own life. Do not explain somebody else’s to them.",
        "Stories stay in the room. Lessons may leave.",
        "If you cause harm, stop, listen and help to repair it. We will help you.",
        "Threats, slurs and recording without consent are out. If someone will not stop, we ask them to leave.",
      ],
    },
    {
      id: "site",
      title: "This site",
      paragraphs: [
        "We work to keep this site correct, accessible and online, but cannot promise that. If something is wrong or does not work for you, tell us and we will fix it.",
        "Please do not break it, overload it or use it to trick people. If you find a weakness, write to us before you tell the world.",
        "The sites we link to are the responsibility of the people who run them.",
      ],
      links: [
        { label: "Tell us what is wrong", to: "/contact?inquiry=technical#form" },
        { label: pageAt("/licenses").title, to: "/licenses" },
      ],
    },
    {
      id: "law",
      title: "Law and changes",
      paragraphs: [
        "The law of New York applies to these terms. You keep every right that the law where you live gives you. If we disagree, we would like to talk before anyone goes to court.",
        "A change to this page never applies to something you have already bought or signed up for.",
      ],
      placeholder: true,
      confirm: "Governing law, courts, limits of liability, and how notice of a change is given.",
    },
  ],
};
