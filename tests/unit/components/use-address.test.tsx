import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { moveTo, PathContext, useFragment, usePath, useQuery } from "../../../src/components/use-address.ts";

function Address() {
  return <p>{[usePath(), useQuery(), useFragment()].join(" ")}</p>;
}

const page = (path: string) => (
  <PathContext value={path}>
    <Address />
  </PathContext>
);
const open = () => render(page("/design/"));
const shown = () => screen.getByText(/^\//).textContent;

beforeEach(() => history.replaceState({ step: 1 }, "", "/design?branch=academy#states"));
afterEach(() => history.replaceState(null, "", "/"));

test("renders the same page for every query and fragment in a build", () => {
  expect(renderToString(page("/design"))).toBe("<p>/design  </p>");
});

test.each([
  ["/", "/"],
  ["/design/", "/design"],
  ["/design/colors/", "/design/colors"],
])("reads the path %s as %s", (path, expected) => {
  render(page(path));
  expect(shown()?.split(" ")[0]).toBe(expected);
});

test("follows moves within the page", () => {
  open();
  expect(shown()).toBe("/design ?branch=academy #states");
  const { length } = history;
  act(() => moveTo("?branch=shop"));
  expect(shown()).toBe("/design ?branch=shop ");
  expect(history.length).toBe(length + 1);
  act(() => moveTo("#top", { replace: true, state: { step: 2 } }));
  expect(shown()).toBe("/design ?branch=shop #top");
  expect([history.length, history.state]).toEqual([length + 1, { step: 2 }]);
});

test("keeps the state of the history's entry", () => {
  moveTo("#top", { replace: true });
  expect(history.state).toEqual({ step: 1 });
});

test.each(["popstate", "hashchange"])("follows the browser's %s", (type) => {
  open();
  history.replaceState(null, "", "/design#back");
  act(() => void dispatchEvent(new Event(type)));
  expect(shown()).toBe("/design  #back");
});
