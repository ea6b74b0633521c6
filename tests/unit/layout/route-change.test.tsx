import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { act, cleanup, render, screen } from "@testing-library/react";
import { useState } from "react";
import { createMemoryRouter, Link, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RouteChange } from "../../../src/layout/route-change.tsx";
import { system } from "../../../theme/index.ts";

let draw: () => void;

function Page() {
  const [isDrawn, setDrawn] = useState(false);
  draw = () => setDrawn(true);
  return (
    <ChakraProvider value={system}>
      <RouteChange />
      <Link to="#late">Go</Link>
      <input aria-label="Elsewhere" />
      {isDrawn && <h2 id="late">Here</h2>}
    </ChakraProvider>
  );
}

afterEach(cleanup);

beforeEach(async () => {
  Element.prototype.scrollIntoView = vi.fn();
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: <Page /> }])} />);
  await act(async () => screen.getByRole("link").click());
});

test("a target that is drawn later than its address gets the focus then", async () => {
  await act(async () => draw());
  expect(document.activeElement).toBe(screen.getByRole("heading"));
});

test("but not from a visitor who has gone elsewhere", async () => {
  screen.getByRole("textbox").focus();
  await act(async () => draw());
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
});
