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
  expect(await screen.findByRole("heading", { name: "1 person, 1 role", level: 2 })).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent("names no role that we know for Ben, Cy.");
});

test.each(["#Ada=weaver&utm_source=mail", "#Ada=weaver"])("reports nothing for %s", async (fragment) => {
  open(fragment);
  expect(await screen.findByRole("heading", { name: "1 person, 1 role", level: 2 })).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("prints, or says how in a browser inside an app, which cannot print", async () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  const { unmount } = open("#Ada=weaver");
  await userEvent.click(await screen.findByRole("button", { name: "Print our poster" }));
  expect(print).toHaveBeenCalledOnce();
  unmount();
  vi.stubGlobal("print", undefined);
  open("#Ada=weaver");
  expect(await screen.findByText(/^This app can’t print\./)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Print our poster" })).toBeNull();
});

test("reports a link without a group", () => {
  open("#Ada=wizard");
  expect(screen.getByRole("alert")).toHaveTextContent("The link that brought you here is incomplete.");
});

test("suggests the role that a line misspells, and takes it", async () => {
  open("");
  const input = screen.getByRole("textbox", { name: "One person on each line" });
  await userEvent.type(input, "Ada: Weaver\nBen: Caregver\nCy: Wizard");
  await userEvent.click(screen.getByRole("button", { name: "Show our wheel" }));
  expect(input).toHaveFocus();
  expect(screen.getByRole("status")).toHaveTextContent("Line 2: did you mean Caregiver?");
  await userEvent.type(input, "\nDana: Guide");
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Line 2: did you mean Caregiver?" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(input).toHaveValue("Ada: Weaver\nBen: Caregiver\nCy: Wizard\nDana: Guide");
  expect(input).toHaveFocus();
  expect(input).toHaveAccessibleDescription(/Line 3: “Cy: Wizard” does not name/);
  expect(screen.getByRole("status")).toHaveTextContent("Line 2 is now “Ben: Caregiver”.");
  expect(screen.queryByRole("button", { name: /did you mean/ })).toBeNull();
});

test("shows the wheel after the last correction", async () => {
  open("");
  await userEvent.type(screen.getByRole("textbox", { name: "One person on each line" }), "Ada: Weavr");
  await userEvent.click(screen.getByRole("button", { name: "Show our wheel" }));
  await userEvent.click(screen.getByRole("button", { name: "Line 1: did you mean Weaver?" }));
  expect(await screen.findByRole("heading", { name: "1 person, 1 role", level: 2 })).toBeVisible();
});

test("asks a group about the role of which it has least", async () => {
  open("#=builder.caregiver.disruptor.experimenter.frontline_responder&=healer.storyteller.visionary.weaver");
  const question = await screen.findByRole("region", { name: "One question for all of you" });
  expect(question).toHaveTextContent("Who has walked this road before us");
  expect(question).toHaveTextContent("Guide is what you have least of.");
});
