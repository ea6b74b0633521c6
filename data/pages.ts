import type { page, unlistedPage } from "./checks/pages.ts";
import type { Entry } from "./checks/rules.ts";
import { duration } from "./quiz/duration.ts";
import { microSchool, site } from "./site.ts";

export const footerHeadings = {
  branches: "Three branches",
  "take part": "Take part",
  "about us": "About us",
  "small print": "Fine print",
} as const;

type FooterGroup = keyof typeof footerHeadings;

export const footerGroups = Object.keys(footerHeadings) as FooterGroup[];

export type Page = Entry<typeof page>;

export const pages = [
  {
    path: "/",
    title: "Home",
    description:
      "An academy for grown-ups, a neuroaffirming micro-school and a homestead for rest, with one mission: liberation and whole-self healing.",
    route: "home",
    nav: "Home",
    footer: "about us",
  },
  {
    path: "/about",
    title: "About",
    description:
      "Who we are, why we are a certified B Corp, and how an academy, a school and a homestead came to share one mission.",
    route: "about",
    nav: "About",
    footer: "about us",
  },
  {
    path: "/about/people",
    title: "Who we are",
    description:
      "The people who teach at the Academy, who are with the children at ERIN’s Place, and who open the gate at the Homestead.",
    route: "people",
    footer: "about us",
  },
  {
    path: "/academy",
    title: "Academy",
    description:
      "Courses, cohorts and certification for adults who want to unlearn old patterns, with every price, and training for teams at work.",
    route: "academy",
    nav: "Academy",
    footer: "branches",
    branch: "academy",
  },
  {
    path: "/erins-place",
    title: "ERIN’s Place",
    description: `A neuroaffirming micro-school for children aged ${microSchool.youngest} to ${microSchool.oldest}, with at most ${microSchool.podLimit} students a pod, and help for the people who raise them.`,
    route: "erins-place",
    nav: "ERIN’s Place",
    footer: "branches",
    branch: "erins-place",
  },
  {
    path: "/homestead",
    title: "Homestead",
    description: `${site.homesteadAcres} acres for retreats, cultural workshops and mutual aid: gardens, a food forest and quiet ground in the Catskill foothills.`,
    route: "homestead",
    nav: "Homestead",
    footer: "branches",
    branch: "homestead",
  },
  {
    path: "/quiz",
    title: "What is your liberation role?",
    description: `Fifteen questions, about ${duration.range}, ten roles. Find your part in the work of change, and what might help you next.`,
    route: "quiz",
    nav: "Quiz",
    footer: "take part",
  },
  {
    path: "/quiz/roles",
    title: "The ten roles",
    description:
      "Ten parts people play when things need to change, from Builder to Weaver. Each has a gift, a challenge and something to try.",
    route: "roles",
    footer: "take part",
  },
  {
    path: "/quiz/together",
    title: "Your roles together",
    description:
      "Put the quiz results of a team, a family or a block on one wheel. See which roles you have and which you could borrow. It all stays on your device.",
    route: "together",
  },
  {
    path: "/collaborations",
    title: "Collaborations",
    description:
      "Outside practitioners teach with us: film, housing, money, meditation, somatics and parenting. Meet them and propose your own.",
    route: "collaborations",
    nav: "Collaborations",
    footer: "about us",
  },
  {
    path: "/shop",
    title: "Shop",
    description:
      "Toolkits, workshop replays, books and coaching. Some are sliding scale, and we mark those with equity seats.",
    route: "shop",
    nav: "Shop",
    footer: "take part",
  },
  {
    path: "/events",
    title: "Events",
    description:
      "Free community events, workshops and healing practices, online and at the Homestead. See what is coming up and save your seat.",
    route: "events",
    nav: "Events",
    footer: "take part",
  },
  {
    path: "/articles",
    title: "Articles",
    description:
      "Short, practical reading on unlearning old patterns in yourself, at home and at work, and on what our own lessons have taught us.",
    route: "articles",
    nav: "Articles",
    footer: "about us",
  },
  {
    path: "/get-involved",
    title: "Get Involved",
    description:
      "Six ways in: study, enroll a child, give, apply for an equity seat, pay it forward or lend your skills.",
    route: "get-involved",
    nav: "Get Involved",
    footer: "take part",
  },
  {
    path: "/contact",
    title: "Contact",
    description: `Write, call or ask for a time to talk. We answer ${site.responsePromise}.`,
    route: "contact",
    nav: "Contact",
    footer: "about us",
  },
  {
    path: "/scholarships",
    title: "Scholarships",
    description:
      "Equity seats for anyone who needs one, no questions asked, and a way to pay it forward for the next person.",
    route: "scholarships",
    footer: "take part",
  },
  {
    path: "/donate",
    title: "Donate",
    description: "Give money, sponsor one thing or lend a hand, and see where every gift has gone so far.",
    route: "donate",
  },
  {
    path: "/academy/programs",
    title: "Academy programs",
    description:
      "Every program of the Academy and its partners in one place, from Foundations to the nine-month Liberation Journey.",
    route: "programs",
    footer: "branches",
    branch: "academy",
  },
  {
    path: "/impact",
    title: "Our figures",
    description:
      "Every figure we publish: graduates, equity seats, mutual aid and gifts. Each one has its dates and its source.",
    route: "impact",
    footer: "about us",
  },
  {
    path: "/site-map",
    title: "Site map",
    description: "Every page of our site in one list: the Academy, ERIN’s Place, the Homestead and the rest.",
    route: "site-map",
    footer: "about us",
    // The site map has the titles of all pages, so it would match every query.
    isOutsideSearch: true,
  },
  {
    path: "/erins-place/safeguarding",
    title: "Who is with my child?",
    description:
      "Safeguarding at ERIN’s Place: who is with the children, how we check them, the rules adults follow, and who to tell.",
    route: "safeguarding",
    branch: "erins-place",
  },
  {
    path: "/erins-place/first-visit",
    title: "My first visit to ERIN’s Place",
    description:
      "A story in pictures for children, to print: the gate, the rooms, noises, smells, ways out, and what you can say no to.",
    route: "school-visit",
    branch: "erins-place",
  },
  {
    path: "/homestead/first-visit",
    title: "My first visit to the Homestead",
    description:
      "A story in pictures, to print: arriving, the ground, the rooms, noises, smells, ways out, and what you can refuse.",
    route: "land-visit",
    branch: "homestead",
  },
  {
    path: "/privacy",
    title: "Privacy",
    description: "The little that this site keeps about you, and how to have it deleted.",
    route: "privacy",
    footer: "small print",
  },
  {
    path: "/terms",
    title: "Terms",
    description:
      "The plain-language agreement between you and us when you use this site or take part in something we run.",
    route: "terms",
    footer: "small print",
  },
  {
    path: "/accessibility",
    title: "Accessibility",
    description:
      "What works on this site if you have a disability, what doesn’t yet, what we’ve tested, and how to get help.",
    route: "accessibility",
    footer: "small print",
  },
  {
    path: "/accessibility/audit",
    title: "Accessibility audit",
    description:
      "The standard we test against, our methods and the results of our last full accessibility audit, with its limits.",
    route: "accessibility-audit",
    isOutsideSearch: true,
  },
  {
    path: "/licenses",
    title: "Licenses",
    description: "The typefaces and open source code that this site uses, with the full text of each license.",
    route: "licenses",
    footer: "small print",
    isOutsideSearch: true,
  },
] as const satisfies readonly Page[];

export type UnlistedPage = Entry<typeof unlistedPage>;

export const rolePackPage = {
  path: "/quiz/role-pack",
  title: "Your role pack",
  description: "Two pages to print or keep, made from your quiz answers: your role, your wheel and things to try.",
  route: "role-pack",
} as const satisfies UnlistedPage;

/** The quiz for visitors without scripts. */
export const questionsPage = {
  path: "/quiz/questions",
  title: "The quiz on one page",
  description:
    "All fifteen questions of our quiz in one form, for browsers without JavaScript. Our server counts your answers and keeps none of them.",
  route: "quiz-questions",
} as const satisfies UnlistedPage;

/** Page with the responses to forms that are sent without scripts. */
export const answerPage = {
  path: "/thank-you",
  title: "You haven’t sent anything yet",
  description: "You see this page after you send a form. You haven’t sent one yet, so here’s how to reach us.",
  route: "answer",
} as const satisfies UnlistedPage;

/** Page to which the payment provider returns visitors after a purchase. */
export const paidPage = {
  path: "/thank-you/payment",
  title: "Back from the payment page",
  description: "What happens after you pay: who sends your receipt, and where to ask if it does not come.",
  route: "paid",
} as const satisfies UnlistedPage;

/** Page to which the payment provider returns visitors after a gift. */
export const giftThanksPage = {
  path: "/donate/thanks",
  title: "After your gift",
  description:
    "What happens after you give: who sends the receipt, what it means for your taxes, and where to see what gifts do.",
  route: "gift-thanks",
} as const satisfies UnlistedPage;

/** Former target of links without a real address. Pages that were opened before 2026-11-28 still link to it. */
export const notOpenYetPage = {
  path: "/not-open-yet",
  title: "Not open yet",
  description: "Links to pages outside this site that are not set up yet: what each will open, and the way back.",
  route: "not-open-yet",
} as const satisfies UnlistedPage;

/** Search results for visitors without scripts or with a direct link. */
export const searchPage = {
  path: "/search",
  title: "Search",
  description: "Find a page, a program, an event or an article by the words on it.",
  route: "search",
} as const satisfies UnlistedPage;

export const unlistedPages = [
  rolePackPage,
  questionsPage,
  answerPage,
  paidPage,
  giftThanksPage,
  notOpenYetPage,
  searchPage,
] as const satisfies readonly UnlistedPage[];

export type PagePath = (typeof pages)[number]["path"];

/**
 * Returns the page at `path`. Throws if there is none, so that a wrong path fails the build instead of reaching a
 * visitor.
 */
export function pageAt(path: PagePath): Page {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`data/pages: no page has the path '${path}'; add it there or correct the path`);
  return page;
}
