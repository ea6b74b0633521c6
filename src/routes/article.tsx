import { data, isRouteErrorResponse } from "react-router-dom";
import { articleFile, readArticle, readArticles } from "../../data/articles/read-articles.server.ts";
import { articlesPage, articleWords, summarizeArticle } from "../../data/articles.ts";
import { parseBody } from "../articles/parse-body.server.ts";
import { relatedArticles } from "../articles/related-articles.ts";
import { NewsletterForm } from "../layout/newsletter-form.tsx";
import { headTags } from "../layout/page-meta.ts";
import { ArticleHeader } from "../sections/articles/article-header.tsx";
import { ArticleText } from "../sections/articles/article-text.tsx";
import { NewsletterBand, newsletterTitleId } from "../sections/articles/newsletter-band.tsx";
import { RelatedArticles } from "../sections/articles/related-articles.tsx";
import type { Route } from "./+types/article.ts";
import NotFound, { meta as notFoundMeta } from "./not-found.tsx";

/** Runs while the site is built: an article’s words reach its own page and no other. */
export function loader({ params }: Route.LoaderArgs) {
  const source = readArticle(params.slug);
  if (!source) throw data(null, { status: 404 });
  return {
    article: summarizeArticle(source),
    body: parseBody(source.markdown, articleFile(source.slug)),
    related: relatedArticles(source, readArticles(), 2).map(summarizeArticle),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return notFoundMeta();
  const { title, excerpt, path } = loaderData.article;
  return headTags({ title, description: excerpt, path });
}

export default function Article({ loaderData }: Route.ComponentProps) {
  const { article, body, related } = loaderData;
  return (
    <>
      <article>
        <ArticleHeader article={article} words={articleWords} />
        <ArticleText article={article} body={body} words={articleWords} />
      </article>
      <RelatedArticles articles={related} words={articleWords} />
      <NewsletterBand {...articlesPage.newsletter} width="content">
        <NewsletterForm labelledBy={newsletterTitleId} />
      </NewsletterBand>
    </>
  );
}

/** Here and not in the layout, because a page’s title is taken from the routes down to its boundary. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  throw error;
}
