import type { LoaderFunctionArgs } from "react-router-dom";
import { articleFeeds } from "../../data/article-feeds.ts";
import { readWholeArticles } from "../../data/articles/read-articles.server.ts";
import { summarizeArticle } from "../../data/articles.ts";
import { pageAt } from "../../data/pages.ts";
import { site } from "../../data/site.ts";
import { atom } from "../articles/feeds/atom.ts";
import { bodyHtml } from "../articles/feeds/body-html.ts";
import type { FeedItem } from "../articles/feeds/feed.ts";
import { jsonFeed } from "../articles/feeds/json-feed.ts";
import { rss } from "../articles/feeds/rss.ts";

const writers = { rss, atom, json: jsonFeed };

/** Maximum number of articles in a feed, so that it doesn't grow forever. Feed readers keep older ones. */
const most = 20;

/** Runs at build time and writes the feed beside the pages. */
export function loader({ url }: Pick<LoaderFunctionArgs, "url">) {
  const format = articleFeeds.find(({ path }) => path === url.pathname);
  if (!format) throw new Response(null, { status: 404 });
  const { path, title, description } = pageAt("/articles");
  const feed = writers[format.key]({
    title: `${title} | ${site.name}`,
    description,
    language: "en-US",
    home: site.origin + path,
    self: site.origin + format.path,
    type: format.type,
    icon: `${site.origin}/icon.png`,
    items: readWholeArticles().slice(0, most).map(feedItem),
  });
  return new Response(feed, { headers: { "Content-Type": `${format.type}; charset=utf-8` } });
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
