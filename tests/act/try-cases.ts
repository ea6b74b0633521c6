import { serve } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Check } from "@kindred-ground/audit/core/check.ts";
import { checks, fileChecks } from "@kindred-ground/audit/core/checks.ts";
import type { Seen } from "@kindred-ground/audit/core/excuses.ts";
import { groupBy } from "@kindred-ground/audit/core/group-by.ts";
import { environmentOf } from "@kindred-ground/audit/core/modes.ts";
import { seenIn } from "@kindred-ground/audit/runner/audit-site.ts";
import { showProgress } from "@kindred-ground/audit/runner/output.ts";
import { asServed, type PlannedPageLoad, pageLoadsOf } from "@kindred-ground/audit/runner/plan.ts";
import { runChecks } from "@kindred-ground/audit/runner/run-checks.ts";
import { runQueue } from "@kindred-ground/audit/runner/scan.ts";
import { launchBrowser, reusedTabs } from "@kindred-ground/audit/runner/tabs.ts";
import { Hono } from "hono";
import { findChromium } from "../../scripts/chromium.mjs";
import { caseKey } from "./outcomes.ts";
import { type ActRule, pathOf, type TestCase } from "./test-cases.ts";

/** Results by test case and check, and errors by test case and mode. A check with an error reports nothing. */
export interface Tried {
  seen: Record<string, Record<string, Seen[]>>;
  errors: Record<string, string>;
}

/** Serves a checkout of w3c/wcag-act-rules below `/WAI/`, as W3C does. */
export async function serveCheckout(checkout: string): Promise<{ origin: string; stop(): void }> {
  const app = new Hono();
  const rewriteRequestPath = (path: string) => path.replace(/^\/WAI/, "");
  app.use("/WAI/*", serveStatic({ root: checkout, rewriteRequestPath }));
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) =>
      resolve({ origin: `http://127.0.0.1:${port}`, stop: () => server.close() }),
    );
  });
}

/** Checks to skip, because no test case is about reduced motion or forced colors. */
const unfit: ReadonlySet<string> = new Set(["reduced-motion", "forced-colors"]);

/**
 * Plans the page loads of a test case for the checks in `names` that are in `readers` or test the rule's criteria. A
 * check runs in light mode or with large text at 1280 px, or else in its first two environments.
 */
function planOf(rule: ActRule, one: TestCase, names: ReadonlySet<string>): PlannedPageLoad[] {
  const isAbout = ({ criteria }: Pick<Check, "criteria">) => criteria.some((number) => rule.relatesTo.includes(number));
  const meant = checks.filter(
    (check) => names.has(check.name) && !unfit.has(check.name) && (readers.has(check.name) || isAbout(check)),
  );
  const jobs = meant.flatMap(({ name, runs }) => {
    const usual = runs.environments.find(
      (environment) => environment === "light 1280" || environment === "large-text 1280",
    );
    return (usual ? [usual] : runs.environments.slice(0, 2)).map((environment) => ({
      name,
      ...environmentOf(environment),
    }));
  });
  const files = fileChecks.filter(({ name }) => names.has(name)).map(({ name }) => ({ name, ...asServed }));
  return groupBy([...jobs, ...files], ({ mode, width }) => `${mode} ${width}`).map((alike) => {
    const [{ mode, width }] = alike as [(typeof jobs)[number]];
    return { page: pathOf(one), state: asServed.state, mode, width, checks: alike.map(({ name }) => name) };
  });
}

const readers: ReadonlySet<string> = new Set([
  "axe",
  "axe-measures",
  "equal-access",
  "alfa",
  "names",
  "language",
  "structure",
  "wording",
  "media",
]);

/** Runs the named checks over HTML test cases. Stores the results in `tried`, and resolves to Chromium's version. */
export async function tryCases(
  rules: readonly ActRule[],
  origin: string,
  { names, workers, tried }: { names: ReadonlySet<string>; workers: number; tried: Tried },
): Promise<string> {
  // The audit opens only HTML pages.
  const tasks = rules.flatMap((rule) =>
    rule.cases.filter(({ relativePath }) => relativePath.endsWith(".html")).map((one) => ({ rule, one })),
  );
  const progress = showProgress(tasks.length);
  let version = "";
  await runQueue(tasks, workers, {
    async start() {
      const browser = await launchBrowser(await findChromium());
      version = browser.version();
      return { browser, tabs: reusedTabs(browser, { isOurs: true }) };
    },
    async work({ tabs }, { rule, one }) {
      const key = caseKey(one);
      const own = Object.fromEntries(Object.entries(tried.seen[key] ?? {}).filter(([name]) => !names.has(name)));
      for (const opening of pageLoadsOf(planOf(rule, one, names))) {
        const results = await runChecks(tabs, opening, origin, { checks, fileChecks, picture: async () => null });
        for (const seen of seenIn(results)) own[seen.by] = [...(own[seen.by] ?? []), seen];
        for (const { error } of results) if (error) tried.errors[`${key} ${opening[0]?.mode}`] = error;
      }
      tried.seen[key] = own;
      progress.step(key);
    },
    stop: ({ browser }) => browser.close(),
  });
  progress.end();
  return version;
}
