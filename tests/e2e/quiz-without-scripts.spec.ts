import { oneRole } from "../../a11y/states/quiz-answers.ts";
import { questionsFormCopy, quizCopy } from "../../data/quiz/quiz-copy.ts";
import { chooseAll, expectFoundRole, openPlain, takeQuizOnOnePage } from "../devices/journeys.ts";
import { expect, test } from "./site-test.ts";

const { button, missing, unanswered } = questionsFormCopy;

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, tolerated: [/status of 422/] });

  for (const [colorScheme, width] of [
    ["light", 1280],
    ["dark", 320],
  ] as const) {
    test.describe(`in ${colorScheme} mode at ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 700 } });

      test("the quiz on one page leads to a role and its page", async ({ page }) => {
        await takeQuizOnOnePage(page, openPlain);
      });

      test("the questions fit the width", async ({ page }) => {
        await page.goto("/quiz/questions");
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      });
    });
  }

  test("an incomplete quiz comes back with its answers and names the open questions", async ({ page }) => {
    await page.goto("/quiz/questions");
    await chooseAll(page, oneRole.slice(0, -2));
    // Skips the browser's validation, as older browsers do.
    await page.locator("#quiz-form").evaluate((form) => form.setAttribute("novalidate", ""));
    await page.getByRole("button", { name: button }).click();
    await expect(page).toHaveTitle(/^Error: /);
    const summary = page.locator("#quiz-form-errors");
    await expect(summary).toBeFocused();
    await expect(summary).toContainText(unanswered(2));
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(oneRole.length - 2);
    await expect(page.locator("fieldset[aria-invalid=true]")).toHaveCount(2);
    const number = oneRole.length - 1;
    await summary.getByRole("link", { name: missing(number) }).click();
    const group = page.getByRole("radiogroup", { name: `Question ${number} of ${oneRole.length}` });
    await expect(group).toBeFocused();
    await expect(group.locator("legend")).toBeInViewport();
    await expect(group).toHaveAccessibleDescription(missing(number));
    await chooseAll(page, oneRole);
    await page.getByRole("button", { name: button }).click();
    await expectFoundRole(page, "weaver");
  });

  test("the browser asks for a missing answer", async ({ page }) => {
    await page.goto("/quiz/questions");
    await chooseAll(page, oneRole.slice(0, -1));
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("radiogroup").last().getByRole("radio").first()).toBeFocused();
    await expect(page).toHaveURL("/quiz/questions");
  });

  test("the address of the answers leads to the questions", async ({ page }) => {
    await page.goto("/quiz/answers");
    await expect(page).toHaveURL("/quiz/questions");
  });
});

test("with scripts, the quiz on one page leads to the same role, and needs no React", async ({ page }) => {
  await page.goto("/quiz/questions");
  await expect(page.locator("main [data-island]")).toHaveCount(0);
  await chooseAll(page, oneRole);
  await page.getByRole("button", { name: button }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Weaver");
  await expect(page.locator("#found-role")).toBeHidden();
  await expect(page.getByRole("link", { name: quizCopy.withoutScripts.link.label })).toBeHidden();
});
