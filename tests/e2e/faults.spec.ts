import { globSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Found } from "@kindred-ground/audit/core/audit.ts";
import type { Check, PageUnderTest } from "@kindred-ground/audit/core/check.ts";
import { checks, fileChecks } from "@kindred-ground/audit/core/checks.ts";
import type { CriterionNumber } from "@kindred-ground/audit/core/criteria.ts";
import { groupBy } from "@kindred-ground/audit/core/group-by.ts";
import { type Mode, modes } from "@kindred-ground/audit/core/modes.ts";
import { settle } from "@kindred-ground/audit/runner/open-page.ts";
import { expectTextSize, freshTabs, reusedTabs, spaceText, type Tabs } from "@kindred-ground/audit/runner/tabs.ts";
import { type Browser, expect, test } from "@playwright/test";
import type { Fault } from "../../a11y/fault.ts";
import { faultPages, files } from "../../a11y/fault-pages.ts";

const modules = globSync("a11y/faults/*.ts").map((file) => import(`../../${file}`) as Promise<{ faults: Fault[] }>);
const faults = (await Promise.all(modules)).flatMap((module) => module.faults);

/** Faults of one check in one place. The check must find nothing there before they are seeded. */
const groups = groupBy(faults, ({ foundBy, place }) => JSON.stringify([foundBy, place]));

/** Number of tabs that one test opens at once. Checks that operate a page mostly wait for its reactions. */
const atOnce = 4;

let server: Server;
let origin: string;
/** Shared by all tests of a worker. */
let tabs: Tabs;

test.beforeAll(async ({ browser }) => {
  server = createServer(({ url = "/" }, response) => {
    const file = files[new URL(url, "http://page.test").pathname];
    response.writeHead(file ? 200 : 404, { "content-type": file?.type ?? "text/plain" }).end(file?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  tabs = reusedTabs(browser, { isOurs: true });
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test("each fault has a unique name", () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
});

for (const group of groups) {
  const [{ foundBy, place }] = group as [Fault, ...Fault[]];
  const { state, mode, width } = place;
  test(`${foundBy} finds each fault of a small page, ${state}, in ${mode} at ${width} px`, async ({ browser }) => {
    const alters = checks.find(({ name }) => name === foundBy)?.alters;
    const scan = await open(browser, place, alters);
    const known = await look(foundBy, scan);
    for (const { name, criterion } of group) expect.soft(failuresOf(criterion, known), `before ${name}`).toEqual([]);
    const missed = alters === undefined ? await missedInOnePage(group, scan, known) : group;
    await scan.close();
    const waiting = [...missed];
    const seedNext = async () => {
      for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
        const { name, seed, criterion } = fault;
        const found = await test.step(name, async () => {
          const own = await open(browser, place, alters);
          await seed(own.tab);
          return look(foundBy, own).finally(() => own.close());
        });
        expect.soft(failuresOf(criterion, found), `${name}, as a failure of ${criterion}`).not.toEqual([]);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, seedNext));
  });
}

/**
 * Seeds one fault after another in the page of a check that only reads it, which is faster than a new page for each.
 * Resolves to the faults that the check does not find among the others.
 */
async function missedInOnePage(group: readonly Fault[], scan: Scan, unseeded: Found[]): Promise<Fault[]> {
  const missed: Fault[] = [];
  let known = unseeded;
  for (const fault of group) {
    const before = new Set(failuresOf(fault.criterion, known));
    await fault.seed(scan.tab);
    known = await look(fault.foundBy, scan);
    if (!failuresOf(fault.criterion, known).some((failure) => !before.has(failure))) missed.push(fault);
  }
  return missed;
}

interface Scan extends PageUnderTest {
  close(): Promise<void>;
}

/** Opens a small page in a mode and width, as the audit does. */
async function open(browser: Browser, place: Fault["place"], alters: Check["alters"]): Promise<Scan> {
  // A check that advances the clock leaves a tab that no other check should use.
  const { tab, complaints, leave } = await (alters === "tab" ? freshTabs(browser) : tabs).take(place, origin);
  const { address, ...more } = faultPages[place.state];
  const mode: Mode = modes[place.mode];
  await tab.goto(new URL(address, origin).href);
  if (mode.textSize) await expectTextSize(tab, mode.textSize);
  if ("steps" in more) await more.steps(tab);
  if (mode.textSpacing) await spaceText(tab, true);
  await settle(tab);
  return { ...place, page: "/", tab, complaints, origin, close: () => leave() };
}

function failuresOf(criterion: CriterionNumber, found: readonly Found[]): string[] {
  return found
    .filter(({ criteria, conformance }) => criteria.includes(criterion) && conformance !== "experimental")
    .map(({ rule, element, message }) => `${rule} at ${element.selector}: ${message}`);
}

/** Runs the check with this name on the page. File checks receive the page's current HTML. */
async function look(name: string, scan: PageUnderTest): Promise<Found[]> {
  const check = checks.find((one) => one.name === name);
  if (check) return check.run(scan);
  const fileCheck = fileChecks.find((one) => one.name === name);
  if (!fileCheck) throw new Error(`faults: no check is called '${name}'; packages/audit/core/checks.ts has them all`);
  const html = await scan.tab.evaluate(() => document.documentElement.outerHTML);
  return fileCheck.run(scan.page, `<!doctype html>${html}`);
}
