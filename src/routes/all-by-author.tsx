import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router-dom";
import { readArticles } from "../../data/articles/read-articles.server.ts";
import { articlesPage, articleWords, summarizeArticle } from "../../data/articles.ts";
import { authorPath, authors } from "../../data/authors.ts";
import { listHead } from "../../data/list-pages.ts";
import { listPath } from "../../data/list-path.ts";
import { listWords } from "../../data/list-words.ts";
import { authorList, listSizes } from "../../data/lists.ts";
import { trailOver } from "../../data/trails.ts";
import { stretchOf } from "../components/list-stretch.ts";
import { ListTitle } from "../components/list-title.tsx";
import { listMeta } from "../layout/list-meta.ts";
import { ArticlePages } from "../sections/articles/article-pages.tsx";

const trail = trailOver("/articles");

/** Runs at build time: one page of an author's articles. */
export function loader({ params }: LoaderFunctionArgs) {
  const author = authors.find(({ key }) => key === params.author);
  const articles = readArticles().filter((article) => article.author === author?.key);
  const stretch = stretchOf(articles, listSizes.articles, params.page);
  if (!author || !stretch) throw data(null, { status: 404 });
  const list = authorList(author);
  return {
    list: { path: list.path, head: listHead(list, stretch.page) },
    stretch: { ...stretch, items: stretch.items.map(summarizeArticle) },
    author: { label: author.name, to: authorPath(author.key) },
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? listMeta({ ...loaderData.list, ...loaderData.stretch }, loaderData.author.to) : [];

/** Used only for an author with more articles than the author's page shows. */
export default function AllByAuthor() {
  const { list, stretch, author } = useLoaderData<typeof loader>();
  return (
    <>
      <ListTitle trail={[...trail, author]} title={list.head.title} stretch={stretch} words={listWords} />
      <ArticlePages
        stretch={stretch}
        title={list.head.title}
        pathOf={(page) => listPath(list.path, page)}
        empty={articlesPage.empty}
        words={{ article: articleWords, list: listWords }}
      />
    </>
  );
}
