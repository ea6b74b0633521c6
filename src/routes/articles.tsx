import { articleFeed } from "../../data/article-feed.ts";
import { readWholeArticles } from "../../data/articles/read-articles.server.ts";
import { articleCategories, articlesPage, articleWords, summarizeArticle } from "../../data/articles.ts";
import { feedLink } from "../articles/feed-link.ts";
import { Island } from "../components/island.tsx";
import { NewsletterForm } from "../layout/newsletter-form.tsx";
import { pageMeta } from "../layout/page-meta.ts";
import { ArticleList, ArticlesHero, FeedLink } from "../sections/articles/article-list.tsx";
import { NewsletterSection, newsletterTitleId } from "../sections/articles/newsletter-section.tsx";
import type { Route } from "./+types/articles.ts";

export const meta = () => [...pageMeta("/articles")(), feedLink(articleFeed)];

/** Runs at build time, so that this page carries only the fields of articles that it shows. */
export function loader() {
  return { articles: readWholeArticles().map((article) => ({ ...summarizeArticle(article), quote: article.quote })) };
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
      <NewsletterSection
        {...articlesPage.newsletter}
        besides={<FeedLink words={articlesPage.feed} feed={articleFeed} />}
      >
        <Island>
          <NewsletterForm labelledBy={newsletterTitleId} />
        </Island>
      </NewsletterSection>
    </>
  );
}
