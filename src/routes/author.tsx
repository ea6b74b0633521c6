import { articleFeed } from "../../data/article-feed.ts";
import { readArticles } from "../../data/articles/read-articles.server.ts";
import { articleWords, authorWords, summarizeArticle } from "../../data/articles.ts";
import { authorHead, authors } from "../../data/authors.ts";
import { branches } from "../../data/site.ts";
import { trailOver } from "../../data/trails.ts";
import { feedLink } from "../articles/feed-link.ts";
import { authorStructuredData } from "../layout/entry-structured-data.ts";
import { headBelow, jsonLd } from "../layout/structured-data.ts";
import { AuthorArticles, AuthorHero } from "../sections/articles/author.tsx";
import type { Route } from "./+types/author.ts";

const trail = trailOver("/articles");

/** Runs at build time, so that a page carries only its own author. */
export function loader({ params }: Route.LoaderArgs) {
  const author = authors.find(({ key }) => key === params.author);
  if (!author) throw new Response(null, { status: 404 });
  return {
    author,
    articles: readArticles()
      .filter((article) => article.author === author.key)
      .map(summarizeArticle),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const head = authorHead(loaderData.author);
  const tags = [...headBelow(trail, head), feedLink(articleFeed)];
  if (!import.meta.env.SSR) return tags;
  return [...tags, jsonLd(authorStructuredData(loaderData.author))];
}

export default function AuthorRoute({ loaderData: { author, articles } }: Route.ComponentProps) {
  const palette = branches.find(({ key }) => key === author.branch)?.palette;
  return (
    <>
      <AuthorHero author={author} words={authorWords} trail={trail} palette={palette} />
      <AuthorArticles title={authorWords.articles} articles={articles} words={articleWords} />
    </>
  );
}
