import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { readArticles } from "../../../data/articles/read-articles.server.ts";
import { summarizeArticle } from "../../../data/articles.ts";
import { authors } from "../../../data/authors.ts";
import { people } from "../../../data/people.ts";
import PeopleRoute, { loader } from "../../../src/routes/people.tsx";
import { renderOnPage } from "../on-page.tsx";

function openPeople() {
  const props = { loaderData: loader() } as Parameters<typeof PeopleRoute>[0];
  renderOnPage(<PeopleRoute {...props} />, "/about/people");
}

test("leads from each article to its author, and back", () => {
  openPeople();
  const articles = readArticles().map(summarizeArticle);
  expect(articles).not.toEqual([]);
  for (const { title, path, author } of articles) {
    const { pathname, hash } = new URL(author.path, "https://site.example");
    expect(pathname).toBe("/about/people");
    const card = within(document.getElementById(hash.slice(1)) as HTMLElement);
    expect(card.getByRole("heading", { name: author.name })).toBeVisible();
    expect(card.getByRole("link", { name: `Read “${title}”` })).toHaveAttribute("href", path);
  }
});

test("lists authors who are none of the people below them, and each person once", () => {
  openPeople();
  const keys = new Set<string>(people.map(({ key }) => key));
  const others = authors.filter(({ key }) => !keys.has(key));
  const names = within(screen.getByRole("region", { name: "Who writes here" }))
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);
  expect(names).toEqual(others.map(({ name }) => name));
  const all = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(new Set(all).size).toBe(all.length);
  expect(all).toHaveLength(people.length + others.length);
});
