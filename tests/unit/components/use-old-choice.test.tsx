import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router-dom";
import { expect, test } from "vitest";
import { useOldChoice } from "../../../src/components/use-old-choice.ts";

const links = [
  { label: "All", to: "/list" },
  { label: "Home", to: "/list/home" },
];

function List() {
  useOldChoice("category", ["all", "home"], links);
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

function open(address: string) {
  const router = createMemoryRouter([{ path: "*", element: <List /> }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
}

test("an address with a choice from when the list was short leads to the pages of that choice", async () => {
  open("/list?category=home");
  expect(await screen.findByText("/list/home")).toBeTruthy();
});

test("a choice that nobody knows is left alone", () => {
  open("/list?category=none");
  expect(screen.getByText("/list?category=none")).toBeTruthy();
});
