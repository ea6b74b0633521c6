import { articleFeed } from "../../data/article-feed.ts";
import { readWholeArticles } from "../../data/articles/read-articles.server.ts";
import { summarizeArticle } from "../../data/articles.ts";
import { pageAt } from "../../data/pages.ts";
import { site } from "../../data/site.ts";
import { bodyHtml, type FeedItem, rss } from "../articles/rss.ts";

/** Maximum number of articles in a feed, so that it doesn't grow forever. Feed readers keep older ones. */
const maxItems = 20;

/** Runs at build time and writes the feed next to the pages. */
export function loader() {
  const { path, title, description } = pageAt("/articles");
  const feed = rss({
    title: `${title} | ${site.name}`,
    description,
    language: "en-US",
    home: site.origin + path,
    self: site.origin + articleFeed.path,
    type: articleFeed.type,
    items: readWholeArticles().slice(0, maxItems).map(feedItem),
  });
  return new Response(feed, { headers: { "Content-Type": `${articleFeed.type}; charset=utf-8` } });
}

function feedItem(article: ReturnType<typeof readWholeArticles>[number]): FeedItem {
  const { path, author, title, excerpt: summary, date, tags } = summarizeArticle(article);
  const address = site.origin + path;
  return {
    address,
    title,
    summary,
    html: bodyHtml(article.body, address),
    date,
    author: { name: author.name, address: site.origin + author.path },
    tags,
  };
}
