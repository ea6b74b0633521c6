import { expect, test } from "vitest";
import { problemWith } from "../e2e/dead-controls.ts";

test("knows the page on which a visitor cancels a form, and no other page of the service", () => {
  expect(problemWith("/forms/sent#code")).toBeUndefined();
  expect(problemWith("/forms/sent")).toBe("/forms/sent: no such page");
  expect(problemWith("/forms/elsewhere#code")).toBe("/forms/elsewhere#code: no such page");
});
