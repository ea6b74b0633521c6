import { expect, test } from "vitest";
import { milestonesAt } from "../../../data/milestones.ts";
import { officeHours } from "../../../data/office-hours.ts";
import { foundingOfferAt } from "../../../data/plans.ts";
import { recommendedPrograms } from "../../../data/recommended-programs.ts";
import { seatPrograms } from "../../../data/seat-programs.ts";
import { finishData } from "../../../prerender/finish-data.ts";

const builtAt = "2026-11-22T12:00:00.000Z";
const at = new Date(builtAt);
const module = (name: string) => new URL(`../../../data/${name}.ts`, import.meta.url).pathname;

type Load = (id: string, options?: { ssr: boolean }) => string | undefined;
const load = finishData(builtAt).load as Load;

test.each([
  ["academy-dates", { founding: foundingOfferAt(at), milestones: milestonesAt(at) }],
  ["office-hours", { officeHours }],
  ["recommended-programs", { recommendedPrograms }],
  ["seat-programs", { seatPrograms }],
])("gives the browser data/%s as plain values", async (name, values) => {
  const code = load(module(name)) ?? "";
  expect(code).not.toContain("import");
  expect({ ...(await import(`data:text/javascript,${encodeURIComponent(code)}`)) }).toEqual(values);
});

test("leaves the prerender and other modules unchanged", () => {
  expect(load(module("academy-dates"), { ssr: true })).toBeUndefined();
  expect(load(module("plans"))).toBeUndefined();
});
