import { articleFeed } from "../../data/article-feed.ts";
import { readWholeArticles } from "../../data/articles/read-articles.server.ts";
import { summarizeArticle } from "../../data/articles.ts";
import { eventsAt } from "../../data/events.ts";
import * as home from "../../data/home.ts";
import { partners } from "../../data/partners.ts";
import { feedLink } from "../articles/feed-link.ts";
import { builtAt } from "../components/use-hydrated.ts";
import { isOpen } from "../events/event-rules.ts";
import { pageMeta } from "../layout/page-meta.ts";
import { jsonLd, webSiteStructuredData } from "../layout/structured-data.ts";
import { BranchDoors, HomeInvitations, PartnerBill } from "../sections/home/branch-doors.tsx";
import { HomeHero, ImpactFigures, MissionSection } from "../sections/home/home-hero.tsx";
import { HomeNews } from "../sections/home/home-news.tsx";
import type { Route } from "./+types/home.ts";

/** Two events: the second becomes the next one when the first is over. */
const shownEvents = 2;

/**
 * Runs at build time, so that the page carries one article and no event that it doesn’t show. Throws if there is no
 * article.
 */
export function loader() {
  const events = eventsAt(builtAt)
    .filter((event) => isOpen(event, builtAt))
    .sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
    .slice(0, shownEvents)
    .map(({ slug, title, startsAt, endsAt, timeZone, location, status }) => ({
      slug,
      title,
      startsAt,
      endsAt,
      timeZone,
      location,
      status,
    }));
  const [newest] = readWholeArticles()
    .map(summarizeArticle)
    .toSorted((one, other) => other.date.localeCompare(one.date));
  if (!newest) throw new Error("data/articles: there is no article; the home page shows the newest one");
  const { title, path, excerpt } = newest;
  return { events, article: { title, path, excerpt } };
}

export const meta = () => [
  ...pageMeta("/")(),
  feedLink(articleFeed),
  // Only this page links to the manifest, and only in its HTML. The link costs bytes, and visitors who install the site
  // start here. A visitor may come from another page, whose policy blocks the manifest.
  ...(import.meta.env.SSR
    ? [{ tagName: "link", rel: "manifest", href: "/manifest.webmanifest" } as const, jsonLd(webSiteStructuredData())]
    : []),
];

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <HomeHero {...home.hero} doors={home.doors} />
      <MissionSection {...home.mission} />
      <BranchDoors {...home.branchesIntro} doors={home.doors} />
      <HomeNews words={home.newsIntro} {...loaderData} />
      <PartnerBill {...home.partnersIntro} partners={partners.slice(0, home.partnersNamed)} />
      <HomeInvitations {...home.invitationsIntro} invitations={home.invitations} />
      <ImpactFigures {...home.impact} />
    </>
  );
}
