import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { isDemanded } from "../../core/audit.ts";
import type { Check } from "../../core/check.ts";
import { checks, fileChecks } from "../../core/checks.ts";
import type { Seen } from "../../core/excuses.ts";
import { merge } from "../../core/merge.ts";
import type { EnvironmentName } from "../../core/modes.ts";
import { asOpened, pageLoadsOf, planPageLoads } from "../../runner/plan.ts";
import { runChecks } from "../../runner/run-checks.ts";
import { reusedTabs, type Tabs } from "../../runner/tabs.ts";
import { type CorrectPage, htmlOf } from "../correct-pages/correct-page.ts";
import { correctPages } from "../correct-pages/index.ts";

const pages = Object.values(correctPages).flat();
const pathOf = ({ name }: CorrectPage) => `/${encodeURIComponent(name)}`;

/** Number of pages that are open at once. Checks that operate a page mostly wait for its reactions. */
const atOnce = 4;

/**
 * Environments of checks that find something only in these. All other checks run in `light 320`, so that a page opens
 * once.
 */
const environments: Partial<Record<string, EnvironmentName[]>> = {
  "large-text": ["large-text 320"],
  "text-spacing": ["text-spacing 320"],
};

const once = checks.map(
  (check): Check => ({ ...check, runs: { ...check.runs, environments: environments[check.name] ?? ["light 320"] } }),
);

/**
 * Returns a page's checks. Leaves out `forced-colors`, and checks that find nothing without scripts, motion or
 * conditional styles.
 */
function checksOf(page: CorrectPage): Check[] {
  const { script, style = "" } = page;
  const isMoving = /@keyframes|setInterval/.test(`${style} ${script}`);
  const isConditional = /<script|@media|@container/.test(htmlOf(page));
  const forMoving = ["motion", "reduced-motion", "time-limits"];
  return once.filter(({ name, alters }) => {
    if (name === "forced-colors") return false;
    if (forMoving.includes(name)) return isMoving;
    if (name === "orientation") return isConditional;
    if (name === "shortcuts" || name === "keyboard") return script !== undefined;
    return alters === undefined || alters === "focus" || script !== undefined;
  });
}

let server: Server;
let origin: string;
let tabs: Tabs;

test.beforeAll(async ({ browser }) => {
  const htmlByPath = new Map(pages.map((page) => [pathOf(page), htmlOf(page)]));
  const other = htmlOf({ name: "Another page", because: "Links lead here.", main: "<p>Words.</p>" });
  server = createServer(({ url = "/" }, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(htmlByPath.get(url) ?? other);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  tabs = reusedTabs(browser, { isOurs: false });
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test("the corpus has at least 120 correct pages, each with a unique name", () => {
  expect(pages.length).toBeGreaterThanOrEqual(120);
  expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length);
});

for (const [family, members] of Object.entries(correctPages)) {
  test(`the audit calls nothing a certain failure on correct pages: ${family}`, async () => {
    const waiting = [...members];
    const auditNext = async () => {
      for (let page = waiting.shift(); page; page = waiting.shift()) {
        const { name, because } = page;
        const failures = await test.step(name, () => certainFailures(page));
        expect.soft(failures, `${name}: ${because}`).toEqual([]);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, auditNext));
  });
}

/** Returns the certain failures at A and AA that the audit would report for a page. */
async function certainFailures(page: CorrectPage): Promise<string[]> {
  const own = checksOf(page);
  const planned = planPageLoads([{ path: pathOf(page), states: [asOpened] }], own, fileChecks);
  const seen: Seen[] = [];
  for (const pageLoad of pageLoadsOf(planned)) {
    const results = await runChecks(tabs, pageLoad, origin, {
      checks: own,
      fileChecks,
      picture: async () => null,
      runsTwice: true,
    });
    for (const { page: path, state, mode, width, seen: found, error } of results) {
      if (error) throw new Error(`${page.name}: ${error}`);
      seen.push(...found.map((one) => ({ ...one, place: { page: path, state, mode, width } })));
    }
  }
  return merge(seen)
    .filter((finding) => isDemanded(finding) && finding.certainty === "fails")
    .map(({ rule, element, message }) => `${rule} at ${element.selector}: ${message}`);
}
