import { eventPage } from "../../data/event-page.ts";
import { eventsAt, eventsPage } from "../../data/events.ts";
import { buildTimeOf, readSite } from "../../server/site-files.ts";
import { expect, openHydrated, test } from "./site-test.ts";

const [first] = eventsAt(buildTimeOf(readSite("build/client")));
if (!first) throw new Error("these tests need an event");
const { slug, title, startsAt, endsAt } = first;

test.describe("another time zone", () => {
  test.use({ timezoneId: "Asia/Tokyo" });
  test("an event shows its times in both zones and that it ended", async ({ page }) => {
    const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
    await page.clock.install({ time: start - 5 * 60 * 1000 });
    await openHydrated(page, `/events/${slug}`);
    await expect(page.getByText(`(${eventsPage.upcoming.zones.ours})`)).toBeVisible();
    await expect(page.getByText(/^Your time: .*GMT\+9$/)).toBeVisible();
    await expect(page.getByRole("region", { name: `Register for ${title}` }).getByRole("form")).toBeVisible();
    await expect(page.getByText(eventPage.ask)).toBeVisible();
    await page.clock.setSystemTime(start);
    await page.clock.runFor(60_000);
    await expect(page.getByRole("heading", { name: `Registration for ${title} is closed.` })).toBeVisible();
    await expect(page.getByRole("main").getByRole("form")).toHaveCount(0);
    await expect(page.getByText("Happening Now")).toBeVisible();
    await page.clock.setSystemTime(end);
    await page.clock.runFor(60_000);
    await expect(page.getByRole("region", { name: eventPage.over })).toBeVisible();
    await expect(page.getByText("Past Event")).toBeVisible();
    for (const promise of [eventPage.ask, eventPage.waiting, eventPage.online])
      await expect(page.getByText(promise).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Register Free" })).toHaveCount(0);
  });
});

test("the page links to a calendar of all events for subscription", async ({ page, request }) => {
  const response = await request.get("/events.ics");
  expect(response.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  const file = await response.text();
  for (const { slug } of eventsAt(buildTimeOf(readSite("build/client")))) expect(file).toContain(`\r\nUID:${slug}@`);
  await page.goto("/events");
  const link = page.getByRole("link", { name: eventsPage.subscription.button });
  await expect(link).toHaveAttribute("href", /^webcal:\/\/.*\/events\.ics$/);
});
