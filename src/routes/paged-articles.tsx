import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router-dom";
import { articleFeeds } from "../../data/article-feeds.ts";
import { readWholeArticles } from "../../data/articles/read-articles.server.ts";
import { articleCategories, articlesPage, articleWords, summarizeArticle } from "../../data/articles.ts";
import { listHead } from "../../data/list-pages.ts";
import { listPath } from "../../data/list-path.ts";
import { listWords } from "../../data/list-words.ts";
import { articlesList, listSizes } from "../../data/lists.ts";
import { trailOver } from "../../data/trails.ts";
import { feedLinks } from "../articles/feed-links.ts";
import { stretchOf } from "../components/list-stretch.ts";
import { ListTitle } from "../components/list-title.tsx";
import { listMeta } from "../layout/list-meta.ts";
import { NewsletterForm } from "../layout/newsletter-form.tsx";
import { ArticlePages } from "../sections/articles/article-pages.tsx";
import { ArticlesHero } from "../sections/articles/articles-hero.tsx";
import { FeedList } from "../sections/articles/feed-list.tsx";
import { NewsletterBand, newsletterTitleId } from "../sections/articles/newsletter-band.tsx";

const trail = trailOver("/articles");

/** Runs at build time: one page of all articles or of one category. */
export function loader({ params }: LoaderFunctionArgs) {
  const category = articleCategories.find(({ key }) => key === params.category);
  const articles = readWholeArticles().filter((article) => !category || article.category === category.key);
  const stretch = stretchOf(articles, listSizes.articles, params.page);
  if (!stretch || params.category !== category?.key) throw data(null, { status: 404 });
  const list = articlesList(category);
  return {
    list: { path: list.path, head: listHead(list, stretch.page) },
    stretch: {
      ...stretch,
      items: stretch.items.map((article) => ({ ...summarizeArticle(article), quote: article.quote })),
    },
    links: [
      { label: articlesPage.all, to: "/articles", value: "all" },
      ...articleCategories.map((each) => ({ label: each.label, to: articlesList(each).path, value: each.key })),
    ],
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? [...listMeta({ ...loaderData.list, ...loaderData.stretch }, "/articles"), ...feedLinks(articleFeeds)]
    : [];

/** Used if there are more articles than one page shows. Otherwise, routes/articles.tsx shows them. */
export default function PagedArticles() {
  const { list, stretch, links } = useLoaderData<typeof loader>();
  const isFirst = list.head.path === "/articles";
  return (
    <>
      {isFirst ? (
        <ArticlesHero title={articlesPage.title} lead={articlesPage.lead} />
      ) : (
        <ListTitle trail={trail} title={list.head.title} stretch={stretch} words={listWords} />
      )}
      <ArticlePages
        stretch={stretch}
        title={articlesPage.title}
        pathOf={(page) => listPath(list.path, page)}
        empty={articlesPage.empty}
        filter={{ label: articlesPage.filterLabel, links, chosen: list.path }}
        words={{ article: articleWords, list: listWords }}
      />
      <NewsletterBand
        {...articlesPage.newsletter}
        width="wide"
        besides={<FeedList words={articlesPage.feeds} feeds={articleFeeds} />}
      >
        <NewsletterForm labelledBy={newsletterTitleId} />
      </NewsletterBand>
    </>
  );
}
