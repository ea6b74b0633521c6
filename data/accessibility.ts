import { longDay } from "./accessibility-audit.ts";
import { fullYears, oldestSound } from "./browsers.ts";
import { heldSeat } from "./held-seats.ts";
import type { LastAudit } from "./last-audit.ts";
import type { Policy } from "./policy.ts";
import { contact, site, unbroken } from "./site.ts";

const { chrome, firefox, safari, samsunginternet_android: samsung } = oldestSound;

const updated = "2026-11-28";
const nextReview = "2027-05-25";

/** Problems that a full audit can find at level AAA, in visitors' words, by criterion. */
const problems: Readonly<Record<string, string>> = {
  "1.4.6": "Some text has less contrast than the strictest standard asks for.",
  "2.4.9": "Some links make sense only with the text around them.",
  "2.4.12": "The bar at the top can partly cover the item that has the keyboard focus.",
  "2.4.13": "The outline around the focused item is thin in some places.",
  "2.5.5": "Some links and buttons are small, so they can be hard to press.",
};

type PolicySection = Policy["sections"][number];

const works: PolicySection = {
  id: "works",
  title: "What works",
  paragraphs: ["On every page, you can:"],
  points: [
    "zoom in to 400%, or double the text size",
    "ask your device for more contrast",
    "turn off motion on your device",
    "take your time: nothing flashes, starts playing or times out while you read and write",
    "send a form without solving a puzzle",
  ],
};

function limits(lastAudit: LastAudit | null): PolicySection {
  return {
    id: "limits",
    title: "What doesn’t work yet",
    paragraphs: [],
    points: [
      "Without JavaScript, the filters and the color switch don’t work, and the quiz is one long page, which needs our server.",
      `At an event with limited seats, we hold yours for ${heldSeat.words} after our email. ${heldSeat.longer}`,
      "You pay, book and join calls on other companies’ sites, which we haven’t tested. Ask us, and we’ll find another way.",
      "Our emails and calendar files are untested, too.",
      ...(lastAudit?.aaa.flatMap(({ criterion }) => problems[criterion] ?? []) ?? []),
    ],
    placeholder: true,
    confirm: "Problems that people with disabilities have reported since.",
  };
}

function tested(lastAudit: LastAudit | null): PolicySection {
  return {
    id: "tested",
    title: "What we’ve tested",
    paragraphs: [
      lastAudit
        ? `We last checked every page on ${longDay(lastAudit.endedAt)}. Software did this, not people.`
        : "Software checks every page before we publish it.",
    ],
    table: {
      caption: "Browsers and tools, and what we tested with them",
      columns: ["Browser or tool", "What we tested"],
      rows: [
        ["Chrome (Chromium) on a computer", "Every page, in all colors and sizes, by keyboard and without JavaScript"],
        ["Older versions of Chrome", "The main pages, the menu, forms, quiz, search and filters"],
        ["A simulated screen reader in Chrome", "One page of each kind"],
        [
          "Firefox and WebKit (Safari’s engine) on a Linux computer",
          "Tasks with the menu, search, filters, quiz, forms and messages, and a check of the page where each ends",
        ],
        ["Edge, Safari, Samsung Internet", "Not yet"],
        ["JAWS, NVDA, Narrator, TalkBack, VoiceOver", "Not yet"],
        ["Voice control, switches, screen magnifiers", "Not yet"],
        ["People who use these tools every day", "Not yet"],
      ],
    },
    links: [{ label: "Accessibility audit", to: "/accessibility/audit" }],
    placeholder: true,
    confirm: "The browsers, tools and people that have tested the site since, and what they found.",
  };
}

const browsers: PolicySection = {
  id: "browsers",
  title: "Which browsers work",
  paragraphs: [],
  points: [
    `Everything should work in Chrome, Edge, Firefox, Safari and Samsung Internet from the last ${fullYears} years.`,
    `The main parts should work from Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari} and Samsung Internet ${Number(samsung)}, of early 2022.`,
    "In older browsers, pages are plain text, and their links and forms work.",
  ],
};

const tellUs: PolicySection = {
  id: "tell-us",
  title: "Ask for help",
  paragraphs: [
    `Write to us, or call ${unbroken(contact.phone.label)}. Tell us the page, what you wanted to do and, if you like, what you use, such as a screen reader.`,
    "Until we fix the problem, we’ll help you another way: by email, by phone or on paper.",
  ],
  links: [{ label: "Tell us what doesn’t work", to: "/contact?inquiry=technical#form" }],
};

const notSolved: PolicySection = {
  id: "not-solved",
  title: "If our answer doesn’t help",
  paragraphs: [
    `Reply and ask for a second person. Someone who leads ${site.name} will look at it and reply ${site.responsePromise}.`,
    "In the United States, you can also file a complaint with the Department of Justice, even before you ask us.",
  ],
  links: [{ label: "File a complaint at ADA.gov", href: "https://www.ada.gov/file-a-complaint/" }],
  placeholder: true,
  confirm: "The person in the leadership who answers these complaints.",
};

/** Returns the accessibility page for visitors. Figures for auditors are in data/accessibility-audit.ts. */
export function accessibility(lastAudit: LastAudit | null): Policy {
  return {
    title: "Accessibility",
    lead: "We want this site to work by eye, by ear or by touch, with a mouse, a keyboard or your voice. If it doesn’t, please tell us.",
    inShort: {
      heading: "In short",
      points: [
        "Every page and form works with a keyboard, larger text, dark colors and without motion.",
        "We haven’t tested this site with a real screen reader yet.",
        `Something doesn’t work? Tell us. A person will reply ${site.responsePromise}.`,
      ],
    },
    updated,
    note: `We’ll review it by ${longDay(nextReview)}, or sooner if the site changes a lot.`,
    sections: [works, limits(lastAudit), tested(lastAudit), browsers, tellUs, notSolved],
  };
}
