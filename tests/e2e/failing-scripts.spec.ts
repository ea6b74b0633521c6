import type { Page, Route } from "@playwright/test";
import { quizCopy } from "../../data/quiz/quiz-copy.ts";
import { expectFoundRole, expectReceipt, fillContact, followAbout, openFailing } from "../devices/journeys.ts";
import { lastingFaults } from "../devices/page-faults.ts";
import { expect, openHydrated, test } from "./site-test.ts";

const scripts = "**/assets/*.js";

/** Ways in which script files fail. */
const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  "are answered with status 500": (route) => route.fulfill({ status: 500, body: "" }),
  throw: (route) => route.fulfill({ contentType: "text/javascript", body: "throw new Error('broken on purpose');" }),
  "never arrive": () => new Promise(() => {}),
};

/** Timeout in milliseconds for a page to stop waiting for its scripts. */
const patience = 60_000;

/** Minimum text length in characters. Each of these pages has more, and an error page has less. */
const minTextLength = 400;

/** Complaints about files with status 500, and about the script that throws and its importers. */
const expectedComplaints = [/status of 500|broken on purpose|Failed to fetch dynamically imported module/];

for (const [how, fail] of Object.entries(failures)) {
  test.describe(`when scripts ${how}`, () => {
    test.use({ tolerated: expectedComplaints, viewport: { width: 390, height: 844 } });
    test.beforeEach(({ page }) => page.route(scripts, fail));

    test("pages keep their heading, text, and working links", async ({ page }) => {
      for (const path of ["/", "/quiz", "/shop", "/contact"]) {
        await openFailing(page, path);
        expect(await lastingFaults(page), path).toEqual([]);
        expect((await page.locator("main").innerText()).length, path).toBeGreaterThan(minTextLength);
      }
      await followAbout(page);
      await expect(page).toHaveURL("/about");
      await expect(page.locator("main h1")).toBeVisible();
    });

    test("the contact form works as plain HTML", async ({ page }) => {
      await openFailing(page, "/contact");
      await fillContact(page);
      await page.locator("#contact-form").getByRole("button").last().click();
      await expect(page).toHaveURL(/\/forms\/contact|\/thank-you/);
      await expectReceipt(page);
    });

    test("the quiz leads to its questions on one page instead of its start", async ({ page }) => {
      await openFailing(page, "/quiz");
      const onOnePage = page.getByRole("main").getByRole("link", { name: quizCopy.withoutScripts.link.label });
      await expect(onOnePage).toBeVisible({ timeout: patience });
      await expect(page.getByRole("link", { name: /^Take the Assessment \(/ })).toBeHidden();
      await onOnePage.click();
      await expect(page).toHaveURL("/quiz/questions");
    });

    test("the address of a role shows that role", async ({ page }) => {
      await openFailing(page, "/quiz?role=weaver");
      await expectFoundRole(page, "weaver");
    });
  });
}

const parts: Readonly<Record<string, { file: string; draw: (page: Page) => Promise<void> }>> = {
  "the submission list": { file: "waiting-messages", draw: sendOffline },
  "the area for notifications": { file: "notification-area", draw: (page) => page.keyboard.press("Alt+T") },
};

async function sendOffline(page: Page): Promise<void> {
  await page.locator("#contact-form").hover();
  await expect(page.locator("#contact-form")).toHaveAttribute("novalidate", "");
  await fillContact(page);
  await page.context().setOffline(true);
  await page.locator("#contact-form").getByRole("button").last().click();
}

const broken = "broken on purpose";

/** Replaces each component that a file exports with one that throws. */
function breakExports(script: string): string {
  return script.replace(/export\s*\{([^}]*)\}/g, (_, list: string) => {
    const names = list.split(",").map((entry) =>
      entry
        .trim()
        .split(/\s+as\s+/)
        .at(-1),
    );
    return `const brokenPart = () => { throw new Error("${broken}"); }; export { ${names.map((name) => `brokenPart as ${name}`)} }`;
  });
}

async function expectPage(page: Page, title: string): Promise<void> {
  await expect(page.locator("main h1")).toHaveText(title);
  expect(await lastingFaults(page)).toEqual([]);
}

test.describe("when rendering fails", () => {
  // React, the router and the browser each log the error or its consequences.
  test.use({ tolerated: [/broken on purpose|Minified React error|ERR_INTERNET_DISCONNECTED/] });

  for (const [name, { file, draw }] of Object.entries(parts)) {
    test(`${name} fails and the page remains`, async ({ page }) => {
      let isBroken = false;
      await page.route(`**/assets/${file}-*.js`, async (route) => {
        const response = await route.fetch({ maxRetries: 3 });
        isBroken = true;
        await route.fulfill({ response, body: breakExports(await response.text()) });
      });
      await openHydrated(page, "/contact");
      const title = await page.locator("main h1").innerText();
      await draw(page);
      await expect.poll(() => isBroken).toBe(true);
      // The failing part renders within this time.
      await page.waitForTimeout(1_000);
      await expectPage(page, title);
    });
  }

  test("the root fails and the page remains", async ({ page }) => {
    await page.route("**/assets/root-*.js", async (route) => {
      const response = await route.fetch({ maxRetries: 3 });
      await route.fulfill({ response, body: breakRoot(await response.text()) });
    });
    await page.goto("/contact");
    const title = await page.locator("main h1").innerText();
    await page.locator("[data-scripts]").first().dispatchEvent("pointerover");
    // The failing root renders within this time.
    await page.waitForTimeout(1_000);
    await expectPage(page, title);
  });
});

function breakRoot(script: string): string {
  const thrower = `const brokenRoot = () => { throw new Error("${broken}"); };`;
  const changed = script.replace(/(export\s*\{[^}]*?)[\w$]+ as default/, `${thrower} $1brokenRoot as default`);
  if (changed === script) throw new Error("failing-scripts.spec.ts: the root exports no default any more");
  return changed;
}
