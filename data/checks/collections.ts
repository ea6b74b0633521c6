import { authors } from "../authors.ts";
import { briefs } from "../briefs.ts";
import { tiers } from "../course-prices.ts";
import { eventSeries, events, recentEvents } from "../events.ts";
import { giftMonths } from "../gift-months.ts";
import { giftUses } from "../giving.ts";
import { gatherings } from "../homestead.ts";
import { landPlaces } from "../land.ts";
import { landMonths } from "../land-months.ts";
import { lastAudit } from "../last-audit.ts";
import { milestones } from "../milestones.ts";
import { closures, officeHours } from "../office-hours.ts";
import { pages, unlistedPages } from "../pages.ts";
import { partners } from "../partners.ts";
import { people } from "../people.ts";
import { foundingMember, plans } from "../plans.ts";
import { products } from "../products.ts";
import { programs } from "../programs.ts";
import { questions } from "../quiz/questions.ts";
import { roles } from "../quiz/roles.ts";
import { pods, rooms, rules } from "../school.ts";
import { author } from "./articles.ts";
import { comeBrief, joinBrief } from "./briefs.ts";
import * as eventRules from "./events.ts";
import { giftMonth, giftUse } from "./giving.ts";
import { landMonth, landPlace } from "./land.ts";
import { lastAuditEntry } from "./last-audit.ts";
import { type Collection, mistakesIn } from "./mistakes.ts";
import { officeClosure, officeDay } from "./office-hours.ts";
import { page, unlistedPage } from "./pages.ts";
import { person } from "./people.ts";
import { foundingOffer, milestone, plan, tier } from "./plans.ts";
import { product } from "./products.ts";
import { partner, program } from "./programs.ts";
import { question, role } from "./quiz.ts";
import { pod, room, schoolRule } from "./school.ts";

/** Everything in data/ that authors write, except articles. */
export const collections = {
  pages: { file: "data/pages.ts", entries: pages, schema: page, unique: ["path", "title"] },
  unlistedPages: { file: "data/pages.ts", entries: unlistedPages, schema: unlistedPage, unique: ["path", "title"] },
  comeBriefs: { file: "data/briefs.ts", entries: briefs.filter(({ kind }) => kind === "come"), schema: comeBrief },
  joinBriefs: { file: "data/briefs/join.ts", entries: briefs.filter(({ kind }) => kind === "join"), schema: joinBrief },
  authors: { file: "data/authors.ts", entries: authors, schema: author, unique: ["key", "name"] },
  giftUses: { file: "data/giving.ts", entries: giftUses, schema: giftUse, unique: ["key", "name"] },
  giftMonths: { file: "data/gift-months.ts", entries: giftMonths, schema: giftMonth, unique: ["name"] },
  products: { file: "data/products.ts", entries: products, schema: product, unique: ["slug", "id", "title"] },
  people: { file: "data/people.ts", entries: people, schema: person, unique: ["key", "name"] },
  rooms: { file: "data/school.ts", entries: rooms, schema: room, unique: ["key", "name"] },
  pods: { file: "data/school.ts", entries: pods, schema: pod, unique: ["key", "name", "room"] },
  schoolRules: { file: "data/school.ts", entries: rules, schema: schoolRule, unique: ["key", "text"] },
  programs: { file: "data/programs.ts", entries: programs, schema: program, unique: ["slug", "title", "url"] },
  partners: { file: "data/partners.ts", entries: partners, schema: partner, unique: ["slug", "name"] },
  events: { file: "data/events.ts", entries: events, schema: eventRules.publicEvent, unique: ["slug", "title"] },
  eventSeries: { file: "data/events.ts", entries: eventSeries, schema: eventRules.eventSeries, unique: ["key"] },
  recentEvents: { file: "data/events.ts", entries: recentEvents, schema: eventRules.recentEvent, unique: ["slug"] },
  gatherings: { file: "data/homestead.ts", entries: gatherings, schema: eventRules.gathering, unique: ["slug"] },
  landPlaces: { file: "data/land.ts", entries: landPlaces, schema: landPlace, unique: ["key", "name"] },
  landMonths: { file: "data/land-months.ts", entries: landMonths, schema: landMonth, unique: ["name"] },
  plans: { file: "data/plans.ts", entries: plans, schema: plan, unique: ["key", "name"] },
  foundingOffers: { file: "data/plans.ts", entries: [foundingMember], schema: foundingOffer },
  milestones: { file: "data/milestones.ts", entries: milestones, schema: milestone },
  tiers: { file: "data/course-prices.ts", entries: tiers, schema: tier, unique: ["key", "name"] },
  roles: { file: "data/quiz/roles.ts", entries: roles, schema: role, unique: ["key", "name"] },
  questions: { file: "data/quiz/questions.ts", entries: questions, schema: question, unique: ["id"] },
  officeDays: { file: "data/office-hours.ts", entries: officeHours.days, schema: officeDay, unique: ["day"] },
  closures: { file: "data/office-hours.ts", entries: closures, schema: officeClosure },
  lastAudits: { file: "data/last-audit.json", entries: lastAudit ? [lastAudit] : [], schema: lastAuditEntry },
} as const satisfies Record<string, Collection>;

/**
 * True after a successful check. The cache is safe, because a data change reloads this module along with its imports.
 */
let isSound = false;

/**
 * Throws one error with every mistake in data/, one per line. Use it in builds, audits and tests only; page scripts
 * must not import it.
 */
export function checkData(): void {
  if (isSound) return;
  failWith(Object.values(collections).flatMap(mistakesIn));
  isSound = true;
}

export function failWith(mistakes: readonly string[]): void {
  if (mistakes.length === 0) return;
  throw new Error(`data: ${mistakes.length} to fix\n${mistakes.map((line) => `  ${line}`).join("\n")}`);
}
