import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router-dom";
import { articleFeed } from "../../data/article-feed.ts";
import { readArticles } from "../../data/articles/read-articles.server.ts";
import { articleWords, authorWords, summarizeArticle } from "../../data/articles.ts";
import { authorHead, authors } from "../../data/authors.ts";
import { branches } from "../../data/site.ts";
import { trailOver } from "../../data/trails.ts";
import { feedLink } from "../articles/feed-link.ts";
import { authorStructuredData } from "../layout/entry-structured-data.ts";
import { headTags } from "../layout/page-meta.ts";
import { breadcrumbList, jsonLd } from "../layout/structured-data.ts";
import { AuthorArticles, AuthorHero } from "../sections/articles/author.tsx";

const trail = trailOver("/articles");

/** Runs at build time, so that a page carries only its own author. */
export function loader({ params }: LoaderFunctionArgs) {
  const author = authors.find(({ key }) => key === params.author);
  if (!author) throw new Response(null, { status: 404 });
  return {
    author,
    articles: readArticles()
      .filter((article) => article.author === author.key)
      .map(summarizeArticle),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return [];
  const head = authorHead(loaderData.author);
  const tags = [...headTags(head), ...breadcrumbList(trail, head), feedLink(articleFeed)];
  if (!import.meta.env.SSR) return tags;
  return [...tags, jsonLd(authorStructuredData(loaderData.author))];
};

export default function AuthorRoute() {
  const { author, articles } = useLoaderData<typeof loader>();
  const palette = branches.find(({ key }) => key === author.branch)?.palette;
  return (
    <>
      <AuthorHero author={author} words={authorWords} trail={trail} palette={palette} />
      <AuthorArticles title={authorWords.articles} articles={articles} words={articleWords} />
    </>
  );
}
