import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { BrowserRouter, StaticRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { notFound } from "../../../../data/not-found.ts";
import { pageAt } from "../../../../data/pages.ts";
import { LostPage } from "../../../../src/sections/not-found/lost-page.tsx";
import { withTheme } from "../../on-page.tsx";

vi.mock("../../../../src/search/load-search.ts", () => ({
  loadSearch: async () => ({ named: (path: string) => (path === "/artcles" ? [pageAt("/articles")] : []) }),
}));

const page = withTheme(<LostPage copy={notFound} mainPages={notFound.mainPages.map(pageAt)} />);

function open(path: string) {
  history.replaceState(null, "", path);
  render(<BrowserRouter>{page}</BrowserRouter>);
}

const prerender = (path: string) => renderToString(<StaticRouter location={path}>{page}</StaticRouter>);

beforeEach(() => {
  vi.spyOn(console, "info").mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
});

test("suggests similar pages and lists them once", async () => {
  open("/artcles");
  const near = await screen.findByRole("navigation", { name: notFound.nearHeading });
  expect(within(near).getByRole("link")).toHaveAttribute("href", "/articles");
  const main = screen.getByRole("navigation", { name: notFound.mainHeading });
  expect(within(main).queryByRole("link", { name: "Articles" })).not.toBeInTheDocument();
});

test("lists only the main pages if no page is similar", () => {
  open("/xyzzy");
  expect(screen.queryByRole("navigation", { name: notFound.nearHeading })).not.toBeInTheDocument();
  const main = screen.getByRole("navigation", { name: notFound.mainHeading });
  expect(within(main).getAllByRole("link")).toHaveLength(notFound.mainPages.length);
});

test("prerenders the same page for every address", () => {
  expect(prerender("/artcles")).toBe(prerender("/404"));
});

test("logs the path once in a short line", () => {
  open(`/${"a".repeat(500)}%0Ab`);
  expect(console.info).toHaveBeenCalledOnce();
  const [line] = vi.mocked(console.info).mock.calls[0] ?? [];
  expect(line).toMatch(/^Page not found: \/a+…$/);
});
