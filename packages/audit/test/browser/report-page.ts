import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { test as base, expect, type Page } from "@playwright/test";
import { PNG } from "pngjs";
import type { Audit } from "../../core/audit.ts";
import { rules, scan } from "../../engines/axe.ts";
import { writeConformance, writeReport, writeSharedReport } from "../../reports/html/write-report.ts";
import { savedChecklistIn } from "../../reports/signature.ts";
import { toldAudit } from "../sample-audit-report.ts";

export { expect };

interface Files {
  folder: string;
  /** Returns the address of a file of the reports. */
  addressOf(name: string): string;
}

/** Writes the reports of a sample audit once for each worker. `report` is the opened `index.html`. */
export const test = base.extend<{ report: Page }, { files: Files }>({
  files: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires an object pattern.
    async ({}, use, { project, workerIndex }) => {
      const folder = join(project.outputDir, `report-of-worker-${workerIndex}`);
      await mkdir(join(folder, "pictures"), { recursive: true });
      await writeFile(join(folder, "pictures/pale.png"), PNG.sync.write(new PNG({ width: 40, height: 30 })));
      for (const write of [writeReport, writeSharedReport, writeConformance])
        await write(toldAudit, folder, savedChecklistIn(folder));
      await use({ folder, addressOf: (name) => pathToFileURL(join(folder, name)).href });
    },
    { scope: "worker" },
  ],
  async report({ page, files }, use) {
    await page.goto(files.addressOf("index.html"));
    await use(page);
  },
});

/** Writes another report for a test, next to a checklist if there is one, and returns its address. */
export async function written(audit: Audit, checklist?: object): Promise<string> {
  const own = test.info().outputPath("report");
  await mkdir(own, { recursive: true });
  if (checklist) await writeFile(join(own, "manual.json"), JSON.stringify(checklist));
  await writeReport(audit, own, savedChecklistIn(own));
  return pathToFileURL(join(own, "index.html")).href;
}

export function outcomeOf(page: Page, number: string) {
  return page.getByRole("group", { name: `Outcome of ${number}` });
}

/** Adds an issue with a picture to a criterion, and returns the issue's group. */
export async function issueOn(page: Page, number: string, { folder }: Files) {
  await page.getByRole("button", { name: `Add an issue on ${number}` }).click();
  const issue = page.getByRole("group", { name: "issue-1" });
  await expect(issue.getByLabel("Title")).toBeFocused();
  await issue.getByLabel("Title").fill("The menu keeps the focus");
  await issue.getByLabel("Picture").setInputFiles(join(folder, "pictures/pale.png"));
  await expect(issue.getByRole("img", { name: "The chosen file" })).toBeVisible();
  return issue;
}

/** Returns a locator of the findings' articles, each of which has a heading of level 5. */
export function articles(page: Page) {
  return page.getByRole("article").filter({ has: page.getByRole("heading", { level: 5 }) });
}

/** Returns axe's certain findings at A and AA, and those for best practices. */
export async function axeFailures(page: Page): Promise<string[]> {
  const found = await scan(page, rules);
  return found
    .filter(({ conformance, certainty }) => ["A", "AA", "best practice"].includes(conformance) && certainty === "fails")
    .map(({ rule, message, element }) => `${rule} ${element.selector}: ${message}`);
}
