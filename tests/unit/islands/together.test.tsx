import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { roles } from "../../../data/quiz/roles.ts";
import { Together } from "../../../src/islands/together.tsx";
import { renderOnPage } from "../on-page.tsx";

beforeEach(() => {
  // The test environment has no layout.
  Element.prototype.scrollIntoView = vi.fn();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const open = (fragment: string) => renderOnPage(<Together roles={roles} />, `/quiz/together${fragment}`);

test("keeps the rest of a group, and names the people whose role is unknown", async () => {
  open("#Ada=weaver&Ben=wizard&Cy=baker");
  expect(await screen.findByRole("heading", { name: "1 person, 1 role" })).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent("names no role that we know for Ben, Cy.");
});

test.each(["#Ada=weaver&utm_source=mail", "#Ada=weaver"])("reports nothing for %s", async (fragment) => {
  open(fragment);
  expect(await screen.findByRole("heading", { name: "1 person, 1 role" })).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("prints, or says how in a browser inside an app, which cannot print", async () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  const { unmount } = open("#Ada=weaver");
  await userEvent.click(await screen.findByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledOnce();
  unmount();
  vi.stubGlobal("print", undefined);
  open("#Ada=weaver");
  expect(await screen.findByText(/^This app can’t print\./)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Print" })).toBeNull();
});

test("reports a link without a group", () => {
  open("#Ada=wizard");
  expect(screen.getByRole("alert")).toHaveTextContent("The link that brought you here is incomplete.");
});
