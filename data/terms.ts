import { pageAt } from "./pages.ts";
import { awaitingLawyer, type Policy } from "./policy.ts";
import { refunds } from "./refunds.ts";
import { contact, site } from "./site.ts";

export const terms: Policy = {
  title: "Terms",
  lead: `These are the terms between you and ${site.name} when you use this site. They are as short and as plain as we could make them.`,
  inShort: {
    heading: "In short",
    points: [
      "Read, share and learn freely. Credit us, and the people we learned from.",
      "We publish education. It does not take the place of a doctor, a therapist or a lawyer.",
      "You see every price, and its total, before you pay.",
      refunds.summary,
      "Treat other people here with care.",
    ],
  },
  updated: "2026-11-25",
  draft: awaitingLawyer,
  sections: [
    {
      id: "who",
      title: "Our organization",
      paragraphs: [
        `${site.name} is a ${site.legalForm}, founded in ${site.founded}. A public benefit corporation is a company that binds itself to do good for the public as well as to stay in business. “We” on this site means ${site.name} and its three branches: the Academy, ERIN’s Place and the Homestead.`,
      ],
      placeholder: true,
      confirm: "The registered name and address, and which company or nonprofit runs each branch.",
    },
    {
      id: "advice",
      title: "Education, and its limits",
      paragraphs: [
        "Our articles, courses and practices are for learning. They are not medical, psychological, legal or financial advice, and reading our pages does not make us your clinician. Please ask a person who knows your case.",
        "Practices that ask you to notice your body can bring up strong feelings. You may skip any part, change it, or stop.",
        "If you or someone near you is in danger, call your local emergency number. In the United States that is 911. You can call or text 988 at any hour to reach the Suicide and Crisis Lifeline.",
      ],
    },
    {
      id: "quiz",
      title: "The quiz",
      paragraphs: [
        "The quiz is a mirror to think with. It is not a test of your character or your health, and no one should use it to hire, grade or judge a person.",
        "Its ten roles follow Deepa Iyer’s social change ecosystem map, and its fifteen pillars follow Tema Okun’s list of the characteristics of white supremacy culture. Any mistakes are ours.",
      ],
      links: [{ label: "About the quiz", to: "/quiz" }],
    },
    {
      id: "paying",
      title: "Prices and paying",
      paragraphs: [
        "Prices are in US dollars. If you can pay in parts, we print the total of the parts beside the price for paying at once.",
        "You pay on the page of a payment company, which opens in a new tab. That page shows the final amount before you agree to it. Until you do, you owe nothing.",
        "Sliding scale means that you choose an amount that is honest for you. We do not ask for proof. Equity seats are for anyone who needs one, no questions asked, for as long as there are seats.",
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
      title: "Events, visits and enrollment",
      paragraphs: [
        "Saving a place at an event or asking about the micro-school is not a contract. If we have to move or cancel something, we write to everyone who saved a place.",
        "Retreats, land visits and enrollment at ERIN’s Place come with their own short agreement about safety, money and care. You will read it with us before you say yes.",
      ],
      placeholder: true,
      confirm: "That the retreat, visit and enrollment agreements exist, and what they are called.",
    },
    {
      id: "sharing",
      title: "Sharing our work",
      paragraphs: [
        "You may link to any page, print it for yourself or your group, and quote a passage with our name and a link. Please ask before you publish a whole article, translate it, or sell anything made from it. We like being asked, and we often say yes.",
        "Anything you buy from us, such as a toolkit or a replay, is for you or for the group you bought it for.",
        "Anything you write to us stays yours. We never publish a visitor’s words without asking.",
      ],
      placeholder: true,
      confirm: "Whether articles get an open license, and the wording for toolkits bought by a group.",
    },
    {
      id: "care",
      title: "How we treat each other",
      paragraphs: ["In our rooms, online and on the land, we ask for a few things."],
      points: [
        "Use the names and pronouns people give you.",
        "Speak from your own life. Do not explain somebody else’s to them.",
        "Stories stay in the room. Lessons may leave.",
        "When you have caused harm, stop, listen and help to repair it. We will help you do that.",
        "Threats, slurs and recording without consent are out. If someone will not stop, we ask them to leave.",
      ],
    },
    {
      id: "site",
      title: "This site",
      paragraphs: [
        "We work to keep this site correct, accessible and online, but we cannot promise that it always will be. If something is wrong or does not work for you, tell us and we will fix it.",
        "Please do not try to break it, overload it or use it to trick people. If you find a weakness, write to us before you tell the world.",
        "Typefaces and parts of the code come from people who share them for free. Their names and licenses are on a separate page.",
        "Other sites that we link to are run by other people, who are responsible for them.",
      ],
      links: [
        { label: "Tell us what is wrong", to: "/contact?inquiry=technical#form" },
        { label: "Privacy", to: "/privacy" },
        { label: pageAt("/licenses").title, to: "/licenses" },
      ],
    },
    {
      id: "law",
      title: "Law, and changes to this page",
      paragraphs: [
        "The law of New York applies to these terms. It does not take away any rights that the law where you live gives you. If we disagree, we would like to talk before anyone goes to court.",
        "The date at the top is the day of the last change. A change never applies to something you have already bought or signed up for.",
      ],
      placeholder: true,
      confirm: "Governing law, courts, limits of liability, and how notice of a change is given.",
    },
  ],
};
