import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { articleWords } from "../../../../data/articles.ts";
import { ArticleNeighbors } from "../../../../src/sections/articles/article-onward.tsx";
import { renderOnPage } from "../../on-page.tsx";

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
