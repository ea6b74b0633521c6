import type { Page } from "@playwright/test";
import { pricing } from "../../data/academy.ts";
import { milestonesAt } from "../../data/milestones.ts";
import { foundingOfferAt } from "../../data/plans.ts";
import { buildTimeOf, readSite } from "../../server/site-files.ts";
import { expect, openHydrated, test } from "./site-test.ts";

/** A time zone far from the Academy's. The Academy's days end by its own clock, not by the visitor's. */
test.use({ timezoneId: "Asia/Tokyo" });

/** Margin in milliseconds, longer than a test takes, because the visitor's clock keeps running. */
const before = 5 * 60 * 1000;

const builtAt = buildTimeOf(readSite("build/client"));
const milestones = milestonesAt(builtAt);
const founding = foundingOfferAt(builtAt);

async function scan(page: Page, time: number, query = "") {
  await page.clock.install({ time });
  await openHydrated(page, `/academy${query}`);
}

test("updates the state of each Academy milestone by the visitor's clock", async ({ page }) => {
  const [signup, courses, live] = milestones.map(({ startsAt = "", endsAt }) => ({
    start: Date.parse(startsAt),
    end: Date.parse(endsAt),
  }));
  if (!signup || !courses || !live) throw new Error("data/milestones: there are three milestones");

  const states: [when: number, ...words: string[]][] = [
    [signup.end - before, "Now", "Next", "Later"],
    [courses.start, "Done", "Now", "Next"],
    [live.start - before, "Done", "Done", "Next"],
    [live.end - before, "Done", "Done", "Now"],
    [live.end, "Done", "Done", "Done"],
  ];
  for (const [time, ...words] of states) {
    await scan(page, time);
    const labels = milestones.map(({ when }, at) => `${when} · ${words[at]}`);
    await expect(page.locator("#pricing strong:has([data-from], [data-until])")).toHaveText(labels, {
      useInnerText: true,
    });
  }
});

test("offers the founding membership until its last day ends at the Academy", async ({ page }) => {
  const ask = page.getByRole("main").getByRole("link", { name: founding.join.label });
  // The native select, which may be hidden behind the custom list.
  const plan = page.locator("select#waitlist-form-plan");
  const end = Date.parse(founding.endsAt);
  const open = () => page.locator("#pricing summary", { hasText: founding.name }).click();

  await scan(page, end - before);
  await expect(page.getByText(founding.terms)).toBeVisible();
  await open();
  await ask.click();
  await expect(plan).toHaveValue(founding.key);

  await scan(page, end);
  await expect(page.getByText(founding.ended.terms)).toBeVisible();
  await expect(page.getByText(founding.terms)).toBeHidden();
  await open();
  await expect(ask).toHaveCount(0);
  await page.getByRole("link", { name: founding.ended.link.label }).click();
  await expect(page.getByRole("heading", { name: pricing.title })).toBeInViewport();

  // The text appears once in its section, and once in the form that an older link opens.
  await scan(page, end, `?plan=${founding.key}`);
  await open();
  await page.locator("#waitlist-form").scrollIntoViewIfNeeded();
  await expect(page.getByText(founding.ended.text).filter({ visible: true })).toHaveCount(2);
  await expect(plan.locator(`[value="${founding.key}"]`)).toHaveCount(0);
});
