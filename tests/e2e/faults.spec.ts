import { globSync } from "node:fs";
import { expect, test } from "@playwright/test";
import type { Found } from "../../a11y/audit.ts";
import type { CriterionNumber } from "../../a11y/criteria.ts";
import type { Fault } from "../../a11y/fault.ts";
import { checks, fileChecks } from "../../a11y/policy.ts";
import { hydrateNow } from "../../a11y/run/open-page.ts";
import { type OpenPageLoad, openPageLoad } from "../../a11y/run/page-load.ts";
import { freshTabs, reusedTabs, type Tabs } from "../../a11y/run/tabs.ts";
import { groupBy } from "../../a11y/run/totals.ts";

const modules = globSync("a11y/faults/*.ts").map((file) => import(`../../${file}`) as Promise<{ faults: Fault[] }>);
const faults = (await Promise.all(modules)).flatMap((module) => module.faults);

/** One fault per check and criterion. `FAULTS=all npm run e2e -- faults` runs all. */
const seeded =
  process.env.FAULTS === "all"
    ? faults
    : groupBy(faults, ({ foundBy, criterion }) => `${foundBy} ${criterion}`).map(([first]) => first as Fault);

/** Shared by all tests of a worker. */
let tabs: Tabs | undefined;

/** Groups the faults so that each page is opened, and checked without faults, only once. */
const byPlace = groupBy(seeded, ({ foundBy, place }) => JSON.stringify([foundBy, place]));

test("each fault has a unique name", () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
});

for (const group of byPlace) {
  const [{ foundBy, place }] = group as [Fault, ...Fault[]];
  const { page, state, mode, width } = place;
  test(`${foundBy} finds each fault of ${page}, ${state}, ${mode}, ${width} px`, async ({ browser, baseURL }) => {
    test.setTimeout(30_000 * (1 + group.length));
    const origin = String(baseURL);
    const alters = checks.find(({ name }) => name === foundBy)?.alters;
    tabs ??= reusedTabs(browser, { isOurs: true });
    // A check that advances the clock leaves a tab that no other check should use.
    const own = alters === "tab" ? freshTabs(browser) : tabs;
    const open = async () => {
      const scan = await openPageLoad(own, place, origin);
      // A check that moves the focus can load the framework, which would remove elements that it didn't render.
      await hydrateNow(scan.tab);
      return scan;
    };
    let scan = await open();
    let known = await look(foundBy, scan);
    for (const { name, criterion } of group) expect.soft(failuresOf(criterion, known), `before ${name}`).toEqual([]);
    for (const { name, seed, criterion } of group) {
      const before = new Set(failuresOf(criterion, known));
      // Faults accumulate in the page of a check that only reads it. If it misses one among them, a fresh page follows.
      if (alters === undefined) {
        await seed(scan.tab);
        known = await look(foundBy, scan);
      }
      if (failuresOf(criterion, known).some((failure) => !before.has(failure))) continue;
      await scan.close();
      scan = await open();
      await seed(scan.tab);
      known = await look(foundBy, scan);
      expect.soft(failuresOf(criterion, known), `${name}, as a failure of ${criterion}`).not.toEqual([]);
    }
    await scan.close();
  });
}

function failuresOf(criterion: CriterionNumber, found: readonly Found[]): string[] {
  return found
    .filter(({ criteria, conformance }) => criteria.includes(criterion) && conformance !== "experimental")
    .map(({ rule, element, message }) => `${rule} at ${element.selector}: ${message}`);
}

/** Runs the check with this name on the page. File checks receive the page's current HTML. */
async function look(name: string, scan: OpenPageLoad): Promise<Found[]> {
  const check = checks.find((one) => one.name === name);
  if (check) return check.run(scan);
  const fileCheck = fileChecks.find((one) => one.name === name);
  if (!fileCheck) throw new Error(`faults: no check is called '${name}'; policy.ts has them all`);
  const html = await scan.tab.evaluate(() => document.documentElement.outerHTML);
  return fileCheck.run(scan.page, `<!doctype html>${html}`);
}
