import { articleFile, readArticle, readArticles } from "../../data/articles/read-articles.server.ts";
import { articleCategories, articlesPage, articleWords, summarizeArticle } from "../../data/articles.ts";
import { parseBody } from "../articles/parse-body.server.ts";
import { pullQuoteText } from "../articles/pull-quote-text.ts";
import { NewsletterForm } from "../layout/newsletter-form.tsx";
import { pageMeta } from "../layout/page-meta.ts";
import { ArticleList } from "../sections/articles/article-list.tsx";
import { ArticlesHero } from "../sections/articles/articles-hero.tsx";
import { NewsletterBand, newsletterTitleId } from "../sections/articles/newsletter-band.tsx";
import type { Route } from "./+types/articles.ts";

export const meta = pageMeta("/articles");

/** Runs while the site is built, so the articles reach this page alone and only as far as it shows them. */
export function loader() {
  return { articles: readArticles().map(quoted) };
}

function quoted(article: ReturnType<typeof readArticles>[number]) {
  const markdown = readArticle(article.slug)?.markdown ?? "";
  return { ...summarizeArticle(article), quote: pullQuoteText(parseBody(markdown, articleFile(article.slug))) };
}

export default function Articles({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ArticlesHero title={articlesPage.title} lead={articlesPage.lead} />
      <ArticleList
        articles={loaderData.articles}
        categories={articleCategories}
        copy={articlesPage}
        words={articleWords}
      />
      <NewsletterBand {...articlesPage.newsletter} width="wide">
        <NewsletterForm labelledBy={newsletterTitleId} />
      </NewsletterBand>
    </>
  );
}
