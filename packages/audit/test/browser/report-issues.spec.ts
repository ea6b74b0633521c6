import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { newIssue } from "../../core/issues.ts";
import { readManual } from "../../core/manual.ts";
import { toldAudit } from "../sample-audit-report.ts";
import { articles, axeFailures, expect, issueOn, test, written } from "./report-page.ts";

test("records issues with pictures and environments, and says what it did", async ({ report: page, files }) => {
  const said = page.getByRole("status").last();
  await page.getByRole("button", { name: "Add an environment" }).click();
  const environment = page.getByRole("group", { name: "environment-1" });
  await expect(environment.getByLabel("Browser and version")).toBeFocused();
  await environment.getByLabel("Browser and version").fill("Firefox 140");
  await page.getByRole("checkbox", { name: "Firefox 140" }).first().check();

  const issue = await issueOn(page, "2.4.3", files);
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

  await issue.getByLabel("Picture").setInputFiles(join(files.folder, "index.html"));
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
  // The page contains the damaged picture only once: in the checklist, which the browser can save again.
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
