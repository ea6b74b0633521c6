import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { type Manual, readManual } from "../../core/manual.ts";
import { enlargeText } from "../../runner/tabs.ts";
import { toldAudit } from "../sample-audit-report.ts";
import { axeFailures, expect, outcomeOf, test, written } from "./report-page.ts";

test("keeps the checklist across a reload and reads a saved file", async ({ page, files }) => {
  await page.clock.setFixedTime("2026-11-22T12:00:00.000Z");
  await page.goto(files.addressOf("index.html"));
  const outcome = outcomeOf(page, "2.4.3");
  await outcome.getByLabel("failed").check();
  await page.getByLabel("Note on 2.4.3").fill("The menu.");
  const opened = page.getByLabel("Pages opened for 2.4.3");
  await opened.fill("/about");
  await opened.blur();
  await expect(opened).toHaveValue("/about 2026-11-22");
  const [other] = await Promise.all([
    page.context().waitForEvent("page"),
    page.locator("[data-criterion='2.4.3'] [data-opens='/shop']").click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await other.close();
  await expect(opened).toHaveValue("/about 2026-11-22\n/shop 2026-11-22");
  const save = page.getByRole("button", { name: "Save as manual.json" });
  await save.click();
  await expect(page.getByRole("status").filter({ hasText: "not signed" })).toHaveText(
    "Saved as a draft, not signed: your name and the date are missing.",
  );
  await page.getByLabel("Your name").fill("Ada Example");
  await page.getByLabel("Your organization").fill("Example Audits");
  await page.getByLabel("Your email").fill("ada");
  await page.getByLabel("Date of signing").fill("2999-01-01");
  await expect(page.getByText("Not signed yet.")).toBeVisible();
  await save.click();
  await expect(page.getByRole("alert")).toHaveText(
    "Not saved: “ada” is not a valid email address; enter one like ada@example.org.",
  );
  await page.getByLabel("Your email").fill("ada@example.org");
  await save.click();
  await expect(page.getByRole("alert")).toHaveText(
    "Not saved: the date 2999-01-01 is in the future; enter the date on which you sign.",
  );
  await page.getByLabel("Date of signing").fill("2026-11-22");
  await expect(page.getByText("1 of 55 answered: 1 failed.")).toBeVisible();
  await expect(
    page.getByText("Not signed yet. To sign as Ada Example, Example Audits on 2026-11-22, save."),
  ).toBeVisible();
  // The browser writes storage with a delay, so an immediate page load may read the old value.
  await expect(async () => {
    await page.reload();
    await expect(outcome.getByLabel("failed")).toBeChecked({ timeout: 1_000 });
  }).toPass();

  const downloading = page.waitForEvent("download");
  await save.click();
  const file = await (await downloading).path();
  await expect(page.getByRole("status").filter({ hasText: "1 page load did not finish" })).toBeVisible();
  await expect(page.getByText("Signed by Ada Example, Example Audits on 2026-11-22.")).toBeVisible();
  expect(readManual(await readFile(file, "utf8"))).toEqual({
    format: 1,
    evaluator: "Ada Example",
    organization: "Example Audits",
    email: "ada@example.org",
    date: "2026-11-22",
    audited: { commit: toldAudit.commit, endedAt: toldAudit.endedAt },
    answers: {
      "2.4.3": {
        outcome: "failed",
        note: "The menu.",
        opened: [
          { page: "/about", on: "2026-11-22" },
          { page: "/shop", on: "2026-11-22" },
        ],
      },
    },
    environments: [],
    issues: [],
    damaged: [],
  });

  page.on("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: "Clear the checklist" }).click();
  await expect(outcome.getByLabel("not checked")).toBeChecked();
  await page.getByLabel("Open a saved manual.json").setInputFiles(file);
  await expect(outcome.getByLabel("failed")).toBeChecked();
  await expect(page.getByLabel("Note on 2.4.3")).toHaveValue("The menu.");
  await expect(page.getByText("Signed by Ada Example, Example Audits on 2026-11-22.")).toBeVisible();
  await page.getByLabel("Note on 2.4.3").fill("The menu on phones.");
  const unsaved = page.getByText("Not signed yet. To sign as Ada Example, Example Audits on 2026-11-22, save.");
  await expect(unsaved).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByLabel("Note on 2.4.3")).toHaveValue("The menu on phones.", { timeout: 1_000 });
  }).toPass();
  await expect(unsaved).toBeVisible();
  await save.click();
  await expect(page.getByText("Signed by Ada Example, Example Audits on 2026-11-22.")).toBeVisible();
});

function isFocusCovered(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement) return true;
    const { left, top, width, height } = activeElement.getBoundingClientRect();
    const onTop = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
    return onTop === null || !(activeElement.contains(onTop) || onTop.contains(activeElement));
  });
}

for (const { width, percent } of [
  { width: 320, percent: 100 },
  { width: 390, percent: 200 },
  { width: 1280, percent: 100 },
]) {
  test(`keeps a toolbar with the checklist without covering focus, at ${width} px and ${percent} % text`, async ({
    page,
    files,
  }) => {
    await enlargeText(page, percent);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(files.addressOf("index.html"));
    const bar = page.getByRole("group", { name: "Checklist", exact: true });
    await page.getByRole("heading", { name: "2.4.3 Focus Order level A" }).scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport({ ratio: 1 });
    const { height = 0 } = (await bar.boundingBox()) ?? {};
    expect(height).toBeLessThanOrEqual(percent === 100 ? 64 : 200);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.getByLabel("Note on 2.4.3").focus();
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press("Shift+Tab");
      expect(await isFocusCovered(page), `after ${press + 1} presses`).toBe(false);
    }
  });
}

test("counts answers, links to open criteria, and saves from the toolbar", async ({ report: page }) => {
  const bar = page.getByRole("group", { name: "Checklist", exact: true });
  const outcome = (number: string) => outcomeOf(page, number);
  await expect(bar).toContainText("0 of 55 answered");
  await outcome("1.1.1").getByLabel("passed").check();
  await expect(bar).toContainText("1 of 55 answered");
  await bar.getByRole("button", { name: "Next open" }).press("Enter");
  await expect(outcome("1.2.1").getByLabel("not checked")).toBeFocused();
  await expect(page.getByRole("heading", { name: "1.2.1 Audio-only and Video-only" })).toBeInViewport({ ratio: 1 });
  expect(await isFocusCovered(page)).toBe(false);
  await page.getByLabel("Note on 4.1.3").focus();
  await bar.getByRole("button", { name: "Next open" }).press("Enter");
  await expect(outcome("1.2.1").getByLabel("not checked")).toBeFocused();
  const downloading = page.waitForEvent("download");
  await bar.getByRole("button", { name: "Save" }).click();
  await downloading;
  await page.setViewportSize({ width: 320, height: 800 });
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(64);
  await bar.getByRole("link", { name: "Saved: next step" }).click();
  await expect(page.getByText("Saved as a draft, not signed")).toBeInViewport();
  await outcome("1.2.1").getByLabel("passed").check();
  await expect(bar).toContainText("2 of 55 answered");
});

test("unpins the toolbar in a low viewport", async ({ page, files }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await page.goto(files.addressOf("index.html"));
  await page.getByRole("heading", { name: "2.4.3 Focus Order level A" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("group", { name: "Checklist", exact: true })).not.toBeInViewport();
});

test("rejects a file that isn't a checklist, with a reason, and keeps the answers", async ({ report: page }) => {
  await outcomeOf(page, "1.1.1").getByLabel("passed").check();
  const notes = { name: "notes.json", mimeType: "application/json", buffer: Buffer.from("[]") };
  await page.getByLabel("Open a saved manual.json").setInputFiles(notes);
  await expect(page.getByRole("alert")).toContainText("the checklist is not an object");
  await expect(outcomeOf(page, "1.1.1").getByLabel("passed")).toBeChecked();
});

test("warns at the first answer if the browser stores nothing", async ({ page, files }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new Error("full");
    };
  });
  await page.goto(files.addressOf("index.html"));
  await outcomeOf(page, "1.1.1").getByLabel("passed").check();
  await expect(page.getByRole("alert")).toContainText("Save it as a file");
});

test("starts a new report with the checklist next to it", async ({ page }) => {
  const audited = { commit: "beef", endedAt: "2026-11-18T09:00:00.000Z" };
  const answers = { "1.1.1": { outcome: "passed", note: "" } };
  const checklist = { format: 1, evaluator: "", date: "", audited, answers };
  await page.goto(await written(toldAudit, checklist));
  await expect(outcomeOf(page, "1.1.1").getByLabel("passed")).toBeChecked();
  await expect(page.getByText("These answers are for the audit of")).toBeVisible();
  await page.getByRole("button", { name: "the answers apply to this audit" }).click();
  await expect(page.getByText("These answers are for the audit of")).toBeHidden();
});

test("keeps the browser's checklist if the file differs, until a person opens the file", async ({ page }) => {
  const write = (answers: Manual["answers"]) => {
    const { commit, endedAt } = toldAudit;
    const checklist = { format: 1, evaluator: "Ada", date: "2026-11-23", audited: { commit, endedAt }, answers };
    return written({ ...toldAudit, scans: toldAudit.scans.filter(({ error }) => error === undefined) }, checklist);
  };
  const passed = { outcome: "passed", note: "" } as const;
  const outcome = (number: string) => outcomeOf(page, number);
  const note = page.getByRole("note").filter({ hasText: "This checklist is from this browser" });

  await page.goto(await write({ "1.1.1": passed }));
  await expect(page.getByRole("banner")).toContainText("Signed by Ada on 2026-11-23.");
  const other = page.getByRole("banner").getByText("The checklist in this browser differs from the signed checklist.");
  await expect(other).toBeHidden();
  await expect(note).toBeHidden();
  await outcome("1.2.1").getByLabel("failed").check();
  await expect(other).toBeVisible();

  const file = await write({ "1.3.1": passed });
  await expect(async () => {
    await page.goto(file);
    await expect(outcome("1.2.1").getByLabel("failed")).toBeChecked({ timeout: 1_000 });
  }).toPass();
  await expect(note).toBeVisible();
  expect(await axeFailures(page)).toEqual([]);
  await page.getByLabel("Open a saved manual.json").setInputFiles(fileURLToPath(new URL("manual.json", file)));
  await expect(outcome("1.3.1").getByLabel("passed")).toBeChecked();
  await expect(outcome("1.2.1").getByLabel("not checked")).toBeChecked();
  await expect(note).toBeHidden();
  await expect(page.getByText("Signed by Ada on 2026-11-23.").last()).toBeVisible();
});
