import { articlePages, deadArticleLinks, readWholeArticles } from "./articles/read-articles.server.ts";
import { authorHead, authors } from "./authors.ts";
import { briefs } from "./briefs.ts";
import { authorMistakes } from "./checks/articles.ts";
import { briefMistakes } from "./checks/briefs.ts";
import { entry, list } from "./checks/entry.ts";
import { eventMistakes, eventSeriesMistakes, gatheringMistakes, recentEventMistakes } from "./checks/events.ts";
import { giftUseMistakes } from "./checks/giving.ts";
import { lastAuditMistakes } from "./checks/last-audit.ts";
import { mistakesIn } from "./checks/mistakes.ts";
import { closureMistakes, officeHoursMistakes } from "./checks/office-hours.ts";
import { pageMistakes, unlistedPageMistakes } from "./checks/pages.ts";
import { milestoneMistakes, offerMistakes, planMistakes, tierMistakes } from "./checks/plans.ts";
import { productMistakes } from "./checks/products.ts";
import { partnerMistakes, programMistakes } from "./checks/programs.ts";
import { description, oneOf, slug, text, title } from "./checks/rules.ts";
import { designPages, designParts } from "./design/pages.ts";
import { eventHead } from "./event-page.ts";
import { eventSeries, events, recentEvents } from "./events.ts";
import { giftUses } from "./giving.ts";
import { gatherings } from "./homestead.ts";
import { lastAudit } from "./last-audit.ts";
import { closures, officeHours } from "./office-hours.ts";
import { pages, unlistedPages } from "./pages.ts";
import { partners } from "./partners.ts";
import { foundingMember, milestones, plans } from "./plans.ts";
import { privacy } from "./privacy.ts";
import { isListed, products } from "./products.ts";
import { programs } from "./programs.ts";
import { pillars } from "./quiz/pillars.ts";
import { type QuizQuestion, questions } from "./quiz/questions.ts";
import { roleHead } from "./quiz/role-pages.ts";
import { type Role, roles } from "./quiz/roles.ts";
import { tiers } from "./quiz/tiers.ts";
import { terms } from "./terms.ts";

const pillarKeys = list(oneOf(pillars.map(({ key }) => key)));

const recommendable = programs.filter((program) => program.recommendable).map((program) => program.slug);

const role = entry({
  key: text,
  name: text,
  gloss: text,
  tagline: text,
  gift: text,
  challenge: text,
  contribution: text,
  invitation: text,
  dismantles: pillarKeys,
  praxis: entry({ self: text, home: text, work: text }),
  recommendedPrograms: list(oneOf(recommendable)),
});

const head = entry({ key: text, tagline: title, gloss: description });

/** Checks a role's tagline and gloss too, because its page uses them as title and description. */
export function roleMistakes(roles: readonly Role[]): string[] {
  const file = "data/quiz/roles.ts";
  const mistakes = mistakesIn({ file, entries: roles, schema: role, unique: ["key", "name"] });
  if (mistakes.length > 0) return mistakes;
  const entries = roles.map((role) => {
    const { title, description } = roleHead(role);
    return { key: role.key, tagline: title, gloss: description };
  });
  return mistakesIn({ file, entries, schema: head });
}

const option = entry({ label: text, role: oneOf(roles.map(({ key }) => key)), pillars: pillarKeys });

const question = entry({ id: slug, prompt: text, options: list(option) });

export function questionMistakes(questions: readonly QuizQuestion[]): string[] {
  return mistakesIn({
    file: "data/quiz/questions.ts",
    entries: questions,
    schema: question,
    unique: ["id"],
    nameOf: ({ id }) => id,
  });
}

/** Validation result, cached safely: a data change reloads this module along with its imports. */
let isSound = false;

/**
 * Throws one error with every mistake in data/, one per line. Use it in builds, audits and tests only; page scripts
 * must not import it.
 */
export function checkData(): void {
  if (isSound) return;
  failWith([
    ...pageMistakes(pages),
    ...unlistedPageMistakes(unlistedPages),
    ...briefMistakes(briefs),
    ...authorMistakes(authors),
    ...giftUseMistakes(giftUses),
    ...productMistakes(products),
    ...programMistakes(programs),
    ...partnerMistakes(partners),
    ...eventMistakes(events, eventSeries),
    ...eventSeriesMistakes(eventSeries),
    ...recentEventMistakes(recentEvents),
    ...gatheringMistakes(gatherings),
    ...planMistakes(plans),
    ...offerMistakes(foundingMember, plans),
    ...milestoneMistakes(milestones),
    ...tierMistakes(tiers),
    ...roleMistakes(roles),
    ...questionMistakes(questions),
    ...officeHoursMistakes(officeHours.days),
    ...closureMistakes(closures),
    ...lastAuditMistakes(lastAudit),
  ]);
  isSound = true;
}

export function failWith(mistakes: readonly string[]): void {
  if (mistakes.length === 0) return;
  throw new Error(`data: ${mistakes.length} to fix\n${mistakes.map((line) => `  ${line}`).join("\n")}`);
}

const policyDates: Readonly<Record<string, string>> = { "/privacy": privacy.updated, "/terms": terms.updated };

/** Metadata of every page on the site, from data/pages.ts or from an item of a collection. */
export interface PageSummary {
  path: string;
  title: string;
  description: string;
  /** Date of the last change, in ISO format. Only pages that show a date have one. */
  changed?: string | undefined;
}

/**
 * Returns all pages of the site: the fixed ones and one for each item of a collection. Use it in builds, audits and
 * tests only: in page scripts, it would send every item to every visitor. Throws with every mistake in data/.
 */
export function everyPage(): PageSummary[] {
  checkData();
  const all: PageSummary[] = [
    ...pages.map((page) => ({ ...page, changed: policyDates[page.path] })),
    ...unlistedPages,
    ...briefs,
    // The PASS Hub is a program whose page is a brief.
    ...programs
      .filter(({ url }) => url.startsWith("/academy/"))
      .map(({ url, title, summary }) => ({ path: url, title, description: summary })),
    ...products.filter(isListed).map(({ slug, title, description }) => ({ path: `/shop/${slug}`, title, description })),
    ...articlePages(),
    ...authors.map(authorHead),
    ...events.map(eventHead),
    ...roles.map(roleHead),
    ...designPages,
  ];
  const paths = all.map(({ path }) => path);
  failWith([...sharedBy(all, "path"), ...sharedBy(all, "title"), ...deadArticleLinks(readWholeArticles(), paths)]);
  return all;
}

/** Reports pages of different lists with the same path or title. */
function sharedBy(all: readonly PageSummary[], field: "path" | "title"): string[] {
  const firsts = new Map<string, PageSummary>();
  return all.flatMap((page) => {
    const earlier = firsts.get(page[field]);
    if (!earlier) {
      firsts.set(page[field], page);
      return [];
    }
    const both = [earlier, page].map(({ path, title }) => `'${title}' at ${path}`).join(" and ");
    return [`two pages have the ${field} '${page[field]}': ${both}; give each its own`];
  });
}

/** Returns the title of the top-level page above this one, such as Shop; undefined for top-level pages. */
export function partOf({ path }: Pick<PageSummary, "path">): string | undefined {
  return pages.find((page) => page.path !== "/" && path.startsWith(`${page.path}/`))?.title;
}

/** Returns the pages for the sitemap. */
export function listedPages(): PageSummary[] {
  const unlisted = new Set<string>([...unlistedPages, ...designPages].map(({ path }) => path));
  return everyPage().filter(({ path }) => !unlisted.has(path));
}

/** Returns the pages for site search and the site map: the listed pages and the entry page of the design system. */
export function findablePages(): PageSummary[] {
  const findable = new Set([...listedPages(), designParts[""]].map(({ path }) => path));
  return everyPage().filter(({ path }) => findable.has(path));
}

export function everyPath(): string[] {
  return everyPage().map((page) => page.path);
}
