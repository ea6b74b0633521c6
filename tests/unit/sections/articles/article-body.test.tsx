import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ArticleNode } from "../../../../data/articles/read-article-body.ts";
import { ArticleBody } from "../../../../src/sections/articles/article-text.tsx";
import { renderOnPage } from "../../on-page.tsx";

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
