import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { listWords } from "../../../data/list-words.ts";
import { Pagination } from "../../../src/components/pagination.tsx";
import { system } from "../../../theme/index.ts";

afterEach(cleanup);

function show(page: number, pages: number) {
  const pagination = (
    <Pagination list="Articles" page={page} pages={pages} pathOf={(number) => `/list/${number}`} words={listWords} />
  );
  const router = createMemoryRouter([{ path: "*", element: pagination }]);
  render(
    <ChakraProvider value={system}>
      <RouterProvider router={router} />
    </ChakraProvider>,
  );
}

test("plain links lead to the pages around, and the open one is told", () => {
  show(4, 9);
  const pages = within(screen.getByRole("navigation", { name: "Pages of Articles" }));
  expect(pages.getByRole("link", { name: "Previous" }).getAttribute("href")).toBe("/list/3");
  expect(pages.getByRole("link", { name: "Next" }).getAttribute("href")).toBe("/list/5");
  expect(pages.getByRole("link", { current: "page" }).textContent).toBe("Page 4");
  expect(pages.getByRole("link", { name: /9$/ }).getAttribute("href")).toBe("/list/9");
});

test("the first page has none before it, the last none after it, and a single page no links at all", () => {
  show(1, 2);
  expect(screen.queryByRole("link", { name: "Previous" })).toBeNull();
  cleanup();
  show(2, 2);
  expect(screen.queryByRole("link", { name: "Next" })).toBeNull();
  cleanup();
  show(1, 1);
  expect(screen.queryByRole("navigation")).toBeNull();
});
