import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Audit } from "@kindred-ground/audit/core/audit.ts";
import { newIssue } from "@kindred-ground/audit/core/issues.ts";
import { type Manual, readManual } from "@kindred-ground/audit/core/manual.ts";
import { modes } from "@kindred-ground/audit/core/modes.ts";
import { writeConformance, writeReport, writeSharedReport } from "@kindred-ground/audit/reports/html/write-report.ts";
import { savedChecklistIn } from "@kindred-ground/audit/reports/signature.ts";
import { enlargeText } from "@kindred-ground/audit/runner/tabs.ts";
import { toldAudit } from "@kindred-ground/audit/test/sample-audit-report.ts";
import { test as base, expect, type Page } from "@playwright/test";
import { PNG } from "pngjs";
import { axeFailures } from "./axe-failures.ts";

const test = base.extend<{ report: Page }>({
  async report({ page }, use) {
    await page.goto(address);
    await use(page);
  },
});

// One worker, so that the report is written only once.
test.describe.configure({ mode: "default" });

let folder: string;
let address: string;

test.beforeAll(async () => {
  folder = test.info().outputPath("report");
  address = fileOf("index.html");
  await mkdir(join(folder, "pictures"), { recursive: true });
  await writeFile(join(folder, "pictures/pale.png"), PNG.sync.write(new PNG({ width: 40, height: 30 })));
  for (const write of [writeReport, writeSharedReport, writeConformance])
    await write(toldAudit, folder, savedChecklistIn(folder));
});

function fileOf(name: string): string {
  return pathToFileURL(join(folder, name)).href;
}

/** Writes a report, beside a checklist if there is one, and returns its address. */
async function written(audit: Audit, checklist?: object): Promise<string> {
  const own = test.info().outputPath("report");
  await mkdir(own, { recursive: true });
  if (checklist) await writeFile(join(own, "manual.json"), JSON.stringify(checklist));
  await writeReport(audit, own, savedChecklistIn(own));
  return pathToFileURL(join(own, "index.html")).href;
}

function outcomeOf(page: Page, number: string) {
  return page.getByRole("group", { name: `Outcome of ${number}` });
}

/** Adds an issue at a criterion, with a picture. */
async function issueOn(page: Page, number: string) {
  await page.getByRole("button", { name: `Add an issue on ${number}` }).click();
  const issue = page.getByRole("group", { name: "issue-1" });
  await expect(issue.getByLabel("Title")).toBeFocused();
  await issue.getByLabel("Title").fill("The menu keeps the focus");
  await issue.getByLabel("Picture").setInputFiles(join(folder, "pictures/pale.png"));
  await expect(issue.getByRole("img", { name: "The chosen file" })).toBeVisible();
  return issue;
}

function articles(page: Page) {
  return page.getByRole("article").filter({ has: page.getByRole("heading", { level: 5 }) });
}

test("has its pictures inside the file to send", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(fileOf("report.html"));
  const picture = page.getByRole("img", { name: "The note below an offer" });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(40);
  expect(asked.filter((url) => !url.startsWith("data:"))).toEqual([fileOf("report.html")]);
});

for (const [scheme, width] of [
  ["light", 320],
  ["dark", 1280],
] as const) {
  test(`has a conformance page without barriers, in ${scheme} at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(fileOf("conformance.html"));
    await expect(page.getByRole("row", { name: /^1\.4\.3 Contrast \(Minimum\) Not evaluated/ })).toBeVisible();
    await expect(page.getByRole("row", { name: /^2\.4\.11/ })).toBeVisible();
    expect(await axeFailures(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
}

test("opens from disk with its pictures and makes no other requests", async ({ page }) => {
  const asked: string[] = [];
  const complaints: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  page.on("console", (message) => complaints.push(message.text()));
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("2 failures at level A or AA");
  const picture = page.getByRole("img", { name: "The note below an offer" });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(40);
  expect(asked.filter((url) => !url.startsWith(pathToFileURL(folder).href))).toEqual([]);
  expect(complaints).toEqual([]);
});

for (const { colorScheme, width } of [
  { colorScheme: "light", width: 320 },
  { colorScheme: "dark", width: 1280 },
] as const) {
  test(`has no axe findings in ${colorScheme} at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address);
    if (width < 768) await page.locator("summary", { hasText: "Filter the findings" }).click();
    await page.getByRole("button", { name: "Open all" }).click();
    await page.getByRole("button", { name: "Add an environment" }).click();
    await issueOn(page, "2.4.3");
    expect(await axeFailures(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test("filters findings, counts them, and stores the filter in the address", async ({ report: page }) => {
  await page.getByLabel("Level", { exact: true }).selectOption("AAA");
  await expect(page.getByText("1 of 5 findings shown.")).toBeVisible();
  await expect(articles(page).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "Failures at A and AA" })).toBeHidden();
  expect(page.url()).toContain("#level=AAA");
  await page.reload();
  await expect(page.getByLabel("Level", { exact: true })).toHaveValue("AAA");
  await expect(articles(page).filter({ visible: true })).toHaveCount(1);
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(page.getByText("5 of 5 findings shown.")).toBeVisible();
});

test("folds the filters only in a narrow viewport", async ({ page }) => {
  const summary = page.locator("summary", { hasText: "Filter the findings" });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${address}#level=AAA`);
  await expect(page.getByText("1 of 5 findings shown.")).toBeVisible();
  await expect(page.getByLabel("Words")).toBeHidden();
  await summary.press("Enter");
  await expect(page.getByLabel("Level", { exact: true })).toHaveValue("AAA");
  await summary.press("Enter");
  await expect(page.getByLabel("Words")).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByLabel("Words")).toBeVisible();
  await expect(summary).toBeHidden();
});

test("scrolls the table of checks in a narrow viewport, also by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(address);
  const table = page.getByRole("table", { name: "engines and checks of the policy" });
  await expect(table.getByRole("columnheader")).toHaveCount(7);
  const criteria = table.getByRole("row", { name: "axe" }).getByRole("cell").nth(1);
  await expect(criteria).toHaveText("1.1.1, 1.3.1, 1.4.3, 2.4.2, 3.1.1, 4.1.2");
  const scroller = page.getByRole("group", { name: "Coverage" });
  await scroller.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => scroller.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test("searches the text of findings but not the labels of the page", async ({ report: page }) => {
  const own = ["HAS NO NAME", "#email", 'name="email"', "4.1.2", "Name, Role", "/contact", "with errors"];
  for (const words of own) {
    await page.getByLabel("Words").fill(words);
    await expect(page.getByText("1 of 5 findings shown."), words).toBeVisible();
  }
  for (const words of ["nowhere to be found", "selector", "npm run"]) {
    await page.getByLabel("Words").fill(words);
    await expect(page.getByText("No findings match."), words).toBeVisible();
  }
});

test("counts shown findings in headings", async ({ report: page }) => {
  const failures = page.getByRole("region", { name: "Failures at A and AA" });
  await expect(failures).toContainText("2 findings. Each failure is certain");
  await page.getByLabel("Words").fill("no name");
  await expect(failures).toContainText("1 of 2 findings. Each failure is certain");
  await expect(failures.getByText("1 finding", { exact: true }).filter({ visible: true })).toHaveCount(1);
});

test("describes and groups findings", async ({ report: page }) => {
  await expect(page.getByRole("heading", { level: 5, name: "The field has no name. #email" })).toBeVisible();
  const accepted = page.getByRole("region", { name: "Accepted" }).getByRole("article");
  await expect(accepted.getByText("best practice, accepted")).toBeVisible();
  const failures = page.getByRole("region", { name: "Failures at A and AA" });
  await expect(failures.getByRole("heading", { level: 4 }).filter({ visible: true })).toHaveText([
    "1.4.3 Contrast (Minimum)",
    "4.1.2 Name, Role, Value",
  ]);
  await expect(articles(page)).toHaveCount(4);
});

test("hides findings at AAA until the reader chooses their level", async ({ report: page }) => {
  await expect(page.getByText("The filter hides 1 finding at AAA.")).toBeVisible();
  await page.getByLabel("Level", { exact: true }).selectOption("AAA");
  await expect(articles(page)).toHaveCount(1);
  await page.getByLabel("Level", { exact: true }).selectOption("all");
  await expect(articles(page)).toHaveCount(5);
  await page.reload();
  await expect(articles(page)).toHaveCount(5);
});

test("links a page to its findings", async ({ report: page }) => {
  await page.getByRole("link", { name: "1 failure in dark on /shop" }).click();
  await expect(page.getByText("4 of 5 findings shown.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Findings", exact: true })).toBeFocused();
});

test("reports an incomplete page load at the top and in its row", async ({ report: page }) => {
  const incomplete = page.getByRole("region", { name: "Incomplete page loads" });
  await page.getByRole("link", { name: "1 incomplete page load" }).click();
  await expect(incomplete).toBeInViewport();
  await expect(incomplete.getByRole("listitem")).toHaveText(
    "/shop/winter-kitchen, as opened, dark, 390 px: reduced-motion: took longer than 90 s",
  );
  await page.getByRole("row", { name: "/shop/winter-kitchen" }).getByRole("link").click();
  await expect(incomplete).toBeInViewport();
});

test("shows a linked finding that the filter hides", async ({ page }) => {
  await page.goto(`${address}#level=AAA`);
  await page.getByRole("link", { name: "First finding" }).first().click();
  await expect(page.getByRole("heading", { name: "The field has no name." })).toBeInViewport();
});

test("keeps the skip link out of pictures of its parts", async ({ report: page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  const pages = page.getByRole("region", { name: "Pages", exact: true });
  const picture = await pages.screenshot();
  await page.getByRole("link", { name: "Skip to the findings" }).evaluate((link) => link.remove());
  expect(picture.equals(await pages.screenshot())).toBe(true);
});

test("works entirely by keyboard", async ({ report: page }) => {
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the findings" })).toBeFocused();
  await page.getByRole("button", { name: "Close all" }).focus();
  await page.keyboard.press("Enter");
  await expect(articles(page).filter({ visible: true })).toHaveCount(0);
  const group = page.locator("summary", { hasText: "1.4.3 Contrast (Minimum)" });
  await group.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("npm run a11y -- --page /shop").first()).toBeVisible();
});

test("keeps the checklist across a reload and reads a saved file", async ({ page }) => {
  await page.clock.setFixedTime("2026-11-22T12:00:00.000Z");
  await page.goto(address);
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

test("records issues with pictures and environments, and says what it did", async ({ report: page }) => {
  const said = page.getByRole("status").last();
  await page.getByRole("button", { name: "Add an environment" }).click();
  const environment = page.getByRole("group", { name: "environment-1" });
  await expect(environment.getByLabel("Browser and version")).toBeFocused();
  await environment.getByLabel("Browser and version").fill("Firefox 140");
  await page.getByRole("checkbox", { name: "Firefox 140" }).first().check();

  const issue = await issueOn(page, "2.4.3");
  await expect(said).toHaveText("Added pale.png as the picture.");
  await issue.getByLabel("Pages, such as /shop /events").fill("/shop /events");
  await issue.getByLabel("Criteria, such as 1.1.1, 2.4.4").fill("2.4.3, 2.4.13");
  await issue.getByLabel("Environment").selectOption("Firefox 140");
  await issue.getByLabel("Element").focus();
  await expect(page.locator("#issue-elements option")).not.toHaveCount(0);
  await expect(page.getByText("Counts as failed, because of: issue-1.")).toBeVisible();
  await expect(page.getByText("2 of 55 answered: 1 failed, 1 cannot tell.")).toBeVisible();

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as manual.json" }).click();
  const checklist = readManual(await readFile(await (await saving).path(), "utf8"));
  expect(checklist.issues).toEqual([
    expect.objectContaining({
      id: "issue-1",
      criteria: "2.4.3, 2.4.13",
      pages: "/shop /events",
      environment: "environment-1",
    }),
  ]);
  expect(checklist.issues[0]?.picture).toMatch(/^data:image\/jpeg;base64,/);
  expect(checklist.answers["1.1.1"]).toEqual({ outcome: "cannot tell", note: "", tried: ["environment-1"] });
  await expect(page.getByText("Add steps to issue-1.")).toBeVisible();
  const exporting = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save issues.md for GitHub" }).click();
  expect(await readFile(await (await exporting).path(), "utf8")).toContain("## The menu keeps the focus");

  const savingPicture = page.waitForEvent("download");
  await issue.getByRole("link", { name: "Save the picture" }).click();
  const picture = await savingPicture;
  expect(picture.suggestedFilename()).toBe("issue-1.jpeg");
  expect((await readFile(await picture.path())).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));

  await issue.getByLabel("Picture").setInputFiles(join(folder, "index.html"));
  await expect(said).toContainText("index.html is not a picture");
  await issue.getByRole("button", { name: "Remove the picture" }).click();
  await expect(issue.getByLabel("Picture")).toBeFocused();
  await expect(issue.getByRole("img", { name: "The chosen file" })).toBeHidden();
  await issue.getByRole("link", { name: "Go to its first criterion" }).click();
  await expect(page.getByRole("heading", { name: "2.4.3 Focus Order level A" })).toBeInViewport();
  page.on("dialog", (dialog) => dialog.accept());
  await issue.getByRole("button", { name: "Remove this issue" }).click();
  await expect(page.getByRole("button", { name: "Add an issue", exact: true })).toBeFocused();
  await expect(said).toHaveText("Removed “issue-1: The menu keeps the focus (2.4.3, 2.4.13, serious, open)”.");
  await expect(page.getByText("Counts as failed, because of")).toHaveCount(0);
});

test("lists signed issues beside the findings, and keeps a damaged one", async ({ page }) => {
  const issue = { ...newIssue, id: "issue-4", title: "A trap in the menu", pages: "/shop", criteria: "2.1.2" };
  const checklist = {
    ...{ format: 1, evaluator: "Ada", date: new Date().toISOString().slice(0, 10), answers: {} },
    audited: { commit: toldAudit.commit, endedAt: toldAudit.endedAt },
    issues: [
      { ...issue, severity: "bad" },
      { ...issue, picture: "data:image/png;base64,iVBORw0KGgo=" },
    ],
  };
  const scans = toldAudit.scans.filter(({ error }) => error === undefined);
  await page.goto(await written({ ...toldAudit, scans }, checklist));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("3 failures at level A or AA");
  const found = articles(page).filter({ hasText: "A trap in the menu" });
  const picture = found.getByRole("img", { name: "Picture of “A trap in the menu”." });
  await expect(picture).toHaveAttribute("src", "pictures/issue-4.png");
  // The checklist has the only copy, which the browser can save again.
  const file = await readFile(test.info().outputPath("report", "index.html"), "utf8");
  expect(file.split("iVBORw0KGgo=")).toHaveLength(2);
  await expect(page.getByRole("note").filter({ hasText: "1 damaged issue not shown" })).toContainText(
    "the severity of issue-4 is “bad”",
  );
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as manual.json" }).click();
  const saved = readManual(await readFile(await (await saving).path(), "utf8"));
  expect(saved.issues).toHaveLength(1);
  expect(saved.damaged).toMatchObject([{ value: { severity: "bad" } }]);
});

test("shows what a retest found, and what a person tried, and has no axe findings there", async ({ page }) => {
  const checklist = {
    ...{ format: 1, evaluator: "Ada", date: new Date().toISOString().slice(0, 10) },
    audited: { commit: toldAudit.commit, endedAt: toldAudit.endedAt },
    answers: { "2.1.1": { outcome: "passed", note: "Everything.", tried: ["environment-1"] } },
    environments: [{ id: "environment-1", browser: "Firefox 140", who: "Ada" }],
  };
  const gone = { id: "gone", criteria: ["1.1.1" as const], message: "The picture has no text.", page: "/shop" };
  const against = { endedAt: "2026-11-01T10:00:00.000Z", commit: null, unchecked: [], changedPages: ["/shop"] };
  const scans = toldAudit.scans.filter(({ error }) => error === undefined);
  const audit = { ...toldAudit, scans, against: { ...against, new: ["pale"], open: ["nameless"], fixed: [gone] } };
  await page.goto(await written(audit, checklist));
  const retest = page.getByRole("region", { name: "Retest" });
  await expect(retest.getByRole("heading", { level: 3 })).toHaveText([
    "New: 1",
    "Still open: 1",
    "Fixed: 1",
    "Not checked again: 0",
  ]);
  await expect(retest.getByRole("listitem").filter({ hasText: "(gone)" })).toHaveText(
    "The picture has no text. 1.1.1, /shop (gone)",
  );
  const tried = page.getByRole("group", { name: "Tried by hand" }).getByRole("row", { name: "2.1.1 Keyboard" });
  await expect(tried.getByRole("cell")).toHaveText("passed");
  expect(await axeFailures(page)).toEqual([]);
  await retest.getByRole("link", { name: "The field has no name." }).click();
  await expect(page.getByRole("heading", { level: 5, name: "The field has no name. #email" })).toBeInViewport();
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
  }) => {
    await enlargeText(page, percent);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(address);
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

test("unpins the toolbar in a low viewport", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await page.goto(address);
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

test("warns at the first answer if the browser stores nothing", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new Error("full");
    };
  });
  await page.goto(address);
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

test("prints tables within the paper width with all column headers", async ({ page }) => {
  const every = Object.keys(modes) as (keyof typeof modes)[];
  const scans = toldAudit.scans.flatMap((scan) => every.map((mode) => ({ ...scan, mode })));
  await page.setViewportSize({ width: 720, height: 1_000 });
  await page.emulateMedia({ media: "print" });
  await page.goto(await written({ ...toldAudit, scans }));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(720);
  const table = page.getByRole("group", { name: "Coverage" }).getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveCount(7);
  const boxes = await table
    .getByRole("columnheader")
    .evaluateAll((heads) =>
      heads.map((head) => ({ cut: head.scrollWidth > head.clientWidth, right: head.getBoundingClientRect().right })),
    );
  expect(boxes.filter(({ cut, right }) => cut || right > 720)).toEqual([]);
  await expect(page.getByRole("link", { name: "Skip to the findings" })).toBeHidden();
});

test("prints all content without screen controls", async ({ report: page }) => {
  await page.getByRole("button", { name: "Close all" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText('<input id="email" type="email" name="email">')).toBeVisible();
  await expect(page.getByText("Look at it").first()).toBeVisible();
  await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("shows all content and hides controls that need scripts", async ({ page }) => {
    await page.goto(address);
    await expect(articles(page)).toHaveCount(5);
    await expect(page.getByText("The field has no name.")).toBeVisible();
    await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
    await expect(page.getByText("can’t save your answers")).toBeVisible();
    await page.getByRole("link", { name: "1 failure in dark on /shop" }).click();
    await expect(page.getByRole("heading", { name: "The text has a contrast of 3.2:1" })).toBeInViewport();
  });
});
