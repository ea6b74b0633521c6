import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import type { ArticleNode } from "../../../../data/articles/read-article-body.ts";
import {
  type Article,
  articleCategories,
  articlesPage,
  articleWords,
  summarizeArticle,
} from "../../../../data/articles.ts";
import { ArticleList } from "../../../../src/sections/articles/article-list.tsx";
import { ArticleNeighbors } from "../../../../src/sections/articles/article-onward.tsx";
import { ArticleBody } from "../../../../src/sections/articles/article-text.tsx";
import { renderOnPage } from "../../on-page.tsx";
import { isShown, startLists } from "../../with-lists.ts";

const article: Omit<Article, "slug" | "title" | "category"> = {
  excerpt: "What you will get from it.",
  date: "2026-01-31",
  author: "dell-k",
  tags: ["One"],
  programs: [],
  roles: [],
  readTime: 3,
  placeholder: true,
};

const articles = [
  summarizeArticle({ ...article, slug: "newest", title: "Newest", category: "self" }),
  summarizeArticle({ ...article, slug: "supper", title: "Supper", category: "home" }),
  summarizeArticle({ ...article, slug: "chairs", title: "Chairs", category: "home" }),
];

function openArticles(address = "/articles") {
  history.replaceState(null, "", address);
  renderOnPage(
    <ArticleList articles={articles} categories={articleCategories} copy={articlesPage} words={articleWords} />,
  );
  startLists();
}

const titles = () => screen.queryAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

afterEach(() => void vi.unstubAllGlobals());

test("lists all articles and the category buttons in order", () => {
  openArticles();
  expect(titles()).toEqual(["Newest", "Supper", "Chairs"]);
  const buttons = within(screen.getByRole("group")).getAllByRole("button");
  expect(buttons.map(({ textContent }) => textContent)).toEqual(["All", "Self", "Home", "Work", "Lessons"]);
  expect(screen.getByRole("button", { name: "All" })).toHaveAttribute("aria-pressed", "true");
});

test("filters by keyboard, updates the address, and announces the count", async () => {
  openArticles();
  screen.getByRole("button", { name: "Home" }).focus();
  await userEvent.keyboard("{Enter}");
  expect(titles()).toEqual(["Supper", "Chairs"]);
  expect(location.search).toBe("?category=home");
  expect(screen.getByText("2 articles")).toHaveAttribute("aria-live", "polite");
});

test("filters by the category in the address and explains an empty one", () => {
  openArticles("/articles?category=home");
  expect(titles()).toEqual(["Supper", "Chairs"]);
  cleanup();
  openArticles("/articles?category=work");
  expect(titles()).toEqual([]);
  expect(screen.getByText(articlesPage.empty)).toBeVisible();
  expect(screen.getByRole("link", { name: articlesPage.showAll.label })).toHaveAttribute(
    "href",
    articlesPage.showAll.to,
  );
});

test("opens with the newest article in full, which a filtered list shows as a row", async () => {
  openArticles();
  expect(screen.getByRole("article", { name: "Newest" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Self" }));
  expect(titles()).toEqual(["Newest"]);
  expect(screen.getByRole("heading", { name: "Newest" }).closest("li")).not.toBeNull();
});

test("lists every article without scripts", () => {
  renderOnPage(
    <ArticleList articles={articles} categories={articleCategories} copy={articlesPage} words={articleWords} />,
  );
  expect(titles()).toEqual(["Newest", "Supper", "Chairs"]);
  expect(isShown(screen.getByText(articlesPage.empty))).toBe(false);
});

test("names the article in each link", () => {
  openArticles();
  for (const { title, path } of articles) {
    expect(screen.getByRole("link", { name: `Read Full Article: ${title}` })).toHaveAttribute("href", path);
  }
});

function openBody(...body: ArticleNode[]) {
  renderOnPage(<ArticleBody body={body} origin="https://site.example" />);
}

test("renders headings, lists, and emphasis", () => {
  openBody(
    { element: "h2", children: ["Chairs"] },
    { element: "ul", children: [{ element: "li", children: ["A ", { element: "strong", children: ["stool"] }] }] },
  );
  expect(screen.getByRole("heading", { level: 2, name: "Chairs" })).toBeInTheDocument();
  expect(screen.getByRole("listitem")).toHaveTextContent("A stool");
  expect(screen.getByText("stool").tagName).toBe("STRONG");
});

test("links a heading to itself under its own text", () => {
  openBody({ element: "h2", id: "our-chairs", children: ["Our ", { element: "em", children: ["chairs"] }] });
  const heading = screen.getByRole("heading", { name: "Our chairs" });
  expect(heading).toHaveAttribute("id", "our-chairs");
  expect(screen.getByRole("link", { name: "Our chairs" })).toHaveAttribute("href", "#our-chairs");
});

test("opens external links in an announced new tab", () => {
  openBody({
    element: "p",
    children: [
      { element: "a", href: "/homestead", children: ["the land"] },
      { element: "a", href: "https://example.org/", children: ["a map"] },
    ],
  });
  expect(screen.getByRole("link", { name: "the land" })).toHaveAttribute("href", "/homestead");
  expect(screen.getByRole("link", { name: /a map.*new tab/ })).toHaveAttribute("target", "_blank");
});

test("renders a pull quote as a paragraph", () => {
  openBody({ element: "pull-quote", children: ["Start with twelve."] });
  expect(screen.getByText("Start with twelve.").tagName).toBe("P");
  expect(screen.queryByRole("blockquote")).not.toBeInTheDocument();
});

const older = { slug: "soup", title: "Soup", path: "/articles/soup", palette: "fern" } as const;
const newer = { slug: "salt", title: "Salt", path: "/articles/salt", palette: "clay" } as const;

function open(neighbors: { previous?: typeof older; next?: typeof newer }) {
  renderOnPage(<ArticleNeighbors previous={neighbors.previous} next={neighbors.next} words={articleWords} />);
}

test("labels the navigation and both links", () => {
  open({ previous: older, next: newer });
  const [first, last] = within(screen.getByRole("navigation", { name: "More articles" })).getAllByRole("listitem");
  expect(first).toHaveTextContent("PreviousSoup");
  expect(last).toHaveTextContent("NextSalt");
  expect(screen.getByRole("link", { name: "Salt" })).toHaveAttribute("href", "/articles/salt");
});

test("links to all articles if there is no next one", () => {
  open({ previous: older });
  expect(screen.getByRole("link", { name: "All articles" })).toHaveAttribute("href", "/articles");
  expect(screen.queryByText("Next")).not.toBeInTheDocument();
});

test("leaves no empty list, which screen readers would announce", () => {
  openArticles("/articles?category=work");
  expect(screen.queryByRole("list")).toBeNull();
});
