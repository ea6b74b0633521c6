import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import {
  type Article,
  articleCategories,
  articlesPage,
  articleWords,
  summarizeArticle,
} from "../../../../data/articles.ts";
import { ArticleList } from "../../../../src/sections/articles/article-list.tsx";
import { renderOnPage } from "../../on-page.tsx";

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
}

const titles = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

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

test("uses the singular for one article", async () => {
  openArticles();
  await userEvent.click(screen.getByRole("button", { name: "Self" }));
  expect(screen.getByText("1 article")).toBeInTheDocument();
});

test("filters by the category in the address and ignores an unknown one", () => {
  openArticles("/articles?category=home");
  expect(titles()).toEqual(["Supper", "Chairs"]);
  cleanup();
  openArticles("/articles?category=garden");
  expect(titles()).toHaveLength(articles.length);
});

test("names the article in each link", () => {
  openArticles();
  for (const { title, path } of articles) {
    expect(screen.getByRole("link", { name: `Read Full Article: ${title}` })).toHaveAttribute("href", path);
  }
});
