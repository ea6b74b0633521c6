import { articleFeed } from "../../data/article-feed.ts";
import type { ArticleNode } from "../../data/articles/read-article-body.ts";
import { readArticle, readWholeArticles } from "../../data/articles/read-articles.server.ts";
import { type ArticleLink, articleLink, articlesPage, articleWords, summarizeArticle } from "../../data/articles.ts";
import { authorByKey } from "../../data/authors.ts";
import { programBySlug } from "../../data/programs.ts";
import { rolePath, roleTitle } from "../../data/quiz/role-pages.ts";
import { roleByKey, roles } from "../../data/quiz/roles.ts";
import { site } from "../../data/site.ts";
import { trailOver } from "../../data/trails.ts";
import { feedLink } from "../articles/feed-link.ts";
import { type Neighbors, neighborsOf } from "../articles/neighbors.ts";
import { Island } from "../components/island.tsx";
import { articleStructuredData } from "../layout/entry-structured-data.ts";
import { NewsletterForm } from "../layout/newsletter-form.tsx";
import { headBelow, jsonLd } from "../layout/structured-data.ts";
import { ArticleHeader, ArticlePrintRules } from "../sections/articles/article-header.tsx";
import { ArticleNeighbors, ArticleOnward } from "../sections/articles/article-onward.tsx";
import { ArticleText } from "../sections/articles/article-text.tsx";
import { NewsletterSection, newsletterTitleId } from "../sections/articles/newsletter-section.tsx";
import type { Route } from "./+types/article.ts";

const trail = trailOver("/articles");

/** Runs at build time, so that an article's text reaches only its own page. */
export function loader({ params }: Route.LoaderArgs) {
  const source = readArticle(params.slug);
  if (!source) throw new Response(null, { status: 404 });
  return {
    article: summarizeArticle(source),
    // One string, because the framework numbers each node of a tree and the numbers hardly compress.
    body: JSON.stringify(source.body),
    contents: source.contents,
    author: authorByKey(source.author).summary,
    programs: source.programs.map(programBySlug).map(({ title, url }) => ({ title, url })),
    roles: source.roles.map(roleByKey).map((role) => ({
      key: role.key,
      title: roleTitle(role),
      to: rolePath(role.key),
      place: roles.findIndex(({ key }) => key === role.key),
    })),
    neighbors: neighborLinks(source),
  };
}

function neighborLinks(article: { slug: string }): Neighbors<ArticleLink> {
  const { previous, next } = neighborsOf(article, readWholeArticles());
  return { previous: previous && articleLink(previous), next: next && articleLink(next) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { article } = loaderData;
  const { title, excerpt, path } = article;
  const head = { title, description: excerpt, path };
  const tags = [...headBelow(trail, head), feedLink(articleFeed)];
  if (!import.meta.env.SSR) return tags;
  return [...tags, jsonLd(articleStructuredData(article))];
}

export default function Article({ loaderData }: Route.ComponentProps) {
  const { article, contents, author, programs, roles, neighbors } = loaderData;
  const body: ArticleNode[] = JSON.parse(loaderData.body);
  return (
    <>
      <ArticlePrintRules />
      <article>
        <ArticleHeader article={article} words={articleWords} trail={trail} />
        <ArticleText
          article={article}
          body={body}
          contents={contents}
          author={author}
          words={articleWords}
          origin={site.origin}
        />
      </article>
      <ArticleOnward programs={programs} roles={roles} words={articleWords} />
      <ArticleNeighbors {...neighbors} words={articleWords} />
      <NewsletterSection title={articlesPage.newsletter.title} isOnward>
        <Island>
          <NewsletterForm labelledBy={newsletterTitleId} />
        </Island>
      </NewsletterSection>
    </>
  );
}
