import { globSync } from "node:fs";
import { expect, test } from "@playwright/test";
import type { Fault } from "../../a11y/fault.ts";
import type { Found } from "../../a11y/finding.ts";
import { checks, fileChecks } from "../../a11y/policy.ts";
import { groupBy } from "../../a11y/run/group-by.ts";
import { type OpenVisit, openVisit, reusableTab } from "../../a11y/run/open-visit.ts";

const modules = globSync("a11y/faults/*.ts").map((file) => import(`../../${file}`) as Promise<{ faults: Fault[] }>);
const faults = (await Promise.all(modules)).flatMap((module) => module.faults);

/** So that each place is looked at only once before something is broken there. */
const byPlace = groupBy(faults, ({ foundBy, place }) => JSON.stringify([foundBy, place]));

test("every fault has a name of its own", () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
});

for (const group of byPlace) {
  const [{ foundBy, place }] = group as [Fault, ...Fault[]];
  const { page, state, mode, width } = place;
  test(`${foundBy} finds each fault of ${page}, ${state}, ${mode}, ${width} px`, async ({ browser, baseURL }) => {
    const origin = String(baseURL);
    test.setTimeout(30_000 * (1 + group.length));
    // What presses, types or winds the clock on leaves a tab that nothing else should be looked at in.
    const isCalm = checks.find(({ name }) => name === foundBy)?.alters !== true;
    const reused = isCalm ? await reusableTab(browser, place, origin) : undefined;
    const unbroken = await openVisit(browser, place, origin, reused);
    const clean = await look(foundBy, unbroken);
    await unbroken.close();
    for (const { name, seed, criterion } of group) {
      const failures = (found: Found[]) =>
        found
          .filter(({ criteria, conformance }) => criteria.includes(criterion) && conformance !== "experimental")
          .map(({ rule, element }) => [rule, element.selector]);
      expect.soft(failures(clean), `before ${name}`).toEqual([]);
      const visit = await openVisit(browser, place, origin, reused);
      await seed(visit.tab);
      const found = await look(foundBy, visit);
      expect.soft(failures(found), `${name}, as a failure of ${criterion}`).not.toEqual([]);
      await visit.close();
    }
    await reused?.tab.context().close();
  });
}

/** Has the check of that name look at the visit; one of files is given the page as it stands. */
async function look(name: string, visit: OpenVisit): Promise<Found[]> {
  const check = checks.find((one) => one.name === name);
  if (check) return check.look(visit);
  const fileCheck = fileChecks.find((one) => one.name === name);
  if (!fileCheck) throw new Error(`faults: no check is called '${name}'; policy.ts has them all`);
  const html = await visit.tab.evaluate(() => document.documentElement.outerHTML);
  return fileCheck.look(visit.page, `<!doctype html>${html}`);
}
