// @vitest-environment node
import { expect, test } from "vitest";
import { foundingOfferAt } from "../../../data/plan-offers.ts";
import { milestonesAt } from "../../../data/plans.ts";
import { finishDates } from "../../../prerender/finish-dates.ts";

const builtAt = "2026-11-22T12:00:00.000Z";
const module = new URL("../../../data/academy-dates.ts", import.meta.url).pathname;

type Load = (id: string, options?: { ssr: boolean }) => string | undefined;
const load = finishDates(builtAt).load as Load;

test("the browser gets the Academy’s dates as plain values", async () => {
  const code = load(module) ?? "";
  expect(code).not.toContain("import");
  const finished = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const at = new Date(builtAt);
  expect({ ...finished }).toEqual({ founding: foundingOfferAt(at), milestones: milestonesAt(at) });
});

test("the prerender, and every other module, is left alone", () => {
  expect(load(module, { ssr: true })).toBeUndefined();
  expect(load(module.replace("academy-dates", "plans"))).toBeUndefined();
});
