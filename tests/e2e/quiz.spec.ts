import type { Page } from "@playwright/test";
import { keepAnswers, offerMail } from "../../a11y/states/quiz.ts";
import { oneRole, spreadOut, tieOfThree, tieOfTwo } from "../../a11y/states/quiz-answers.ts";
import { always, fillEmailStep, openEmailStep, openResult, total } from "./answering.ts";
import { tick } from "./filling.ts";
import { holdIslands } from "./hold-islands.ts";
import { observeMoves } from "./moves.ts";
import { expect, openHydrated, test } from "./site-test.ts";

// These tests cover each color mode, width and input method once.
test.describe("dark mode at 1280 px", () => {
  test.use({ colorScheme: "dark", viewport: { width: 1280, height: 700 } });

  test("can be completed by keyboard alone", async ({ page }) => {
    await offerMail(page);
    await openHydrated(page, "/quiz");
    await page.getByRole("link", { name: /Take the Assessment/ }).focus();
    await page.keyboard.press("Enter");
    for (let number = 1; number <= total; number++) {
      await expect(page.locator(`#q${number}`)).toBeFocused();
      await expect(page).toHaveTitle(new RegExp(`^Question ${number} of ${total}`));
      await expect(page.getByRole("button", { name: /Next|Get My Results/ })).toBeDisabled();
      if (number === 1) await checkMissingAnswer(page);
      else await page.keyboard.press("Tab");
      await page.keyboard.press(String((number % 4) + 1));
      await expect(page.getByRole("radio").nth(number % 4)).toBeChecked();
      await expect(page.getByRole("radio").nth(number % 4)).toBeFocused();
      await tabTo(page, /Next|Get My Results/);
      await page.keyboard.press("Enter");
      if (number === 8) await checkPreviousQuestion(page, number);
    }
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page).not.toHaveTitle(/^Question/);
    const emailTitle = await page.title();
    await tabTo(page, "Show my results without email");
    await page.keyboard.press("Enter");
    await expect(page.locator("#results")).toBeFocused();
    expect(await page.title()).not.toBe(emailTitle);
  });
});

test.describe("light mode by touch at 320 px", () => {
  test.use({ colorScheme: "light", viewport: { width: 320, height: 700 }, hasTouch: true });

  test("can be completed from the landing page to the result", async ({ page }) => {
    await openHydrated(page, "/quiz");
    await page.getByRole("link", { name: /Take the Assessment/ }).tap();
    for (let number = 1; number <= total; number++) {
      await expect(page.locator(`#q${number}`)).toBeFocused();
      await page
        .locator("label:has(input[type=radio])")
        .nth(number % 4)
        .tap();
      await page.getByRole("button", { name: number === total ? "Get My Results" : "Next" }).tap();
    }
    // Without a mail server, the result follows the last question.
    await expect(page.locator("#results")).toBeFocused();
    await page.goBack();
    await expect(page.locator(`#q${total}`)).toBeFocused();
  });
});

/** Presses Next by keyboard without choosing an answer. Expects a visible reason, and the focus on the answers. */
async function checkMissingAnswer(page: Page) {
  await expect(page.locator("input[type=radio]:invalid")).toHaveCount(0);
  await tabTo(page, "Next");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Choose an answer first." })).toBeVisible();
  await expect(page.getByRole("radio").first()).toBeFocused();
  await expect(page.getByRole("radiogroup")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("radiogroup")).toHaveAccessibleDescription(/Choose an answer first/);
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test("keeps Next in view on every question", async ({ page }) => {
    await keepAnswers(page, oneRole);
    await openHydrated(page, "/quiz#q1");
    for (let number = 1; number <= total; number++) {
      await page.evaluate((number) => {
        location.hash = `#q${number}`;
      }, number);
      await expect(page.locator(`#q${number}`)).toBeInViewport();
      await expect(page.getByRole("button", { name: /Next|Get My Results/ })).toBeInViewport({ ratio: 1 });
    }
  });
});

/** Goes back from the next question to an answered one by keyboard, expects the answer, and returns. */
async function checkPreviousQuestion(page: Page, number: number) {
  await expect(page.locator(`#q${number + 1}`)).toBeFocused();
  await tabTo(page, "Previous");
  await page.keyboard.press("Enter");
  await expect(page.locator(`#q${number}`)).toBeFocused();
  await expect(page.getByRole("radio").nth(number % 4)).toBeChecked();
  await tabTo(page, "Next");
  await page.keyboard.press("Enter");
}

async function tabTo(page: Page, name: string | RegExp) {
  const button = page.getByRole("button", { name });
  for (let presses = 0; presses < 12; presses++) {
    if (await button.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(button).toBeFocused();
}

test("a question states its number and instructions and accepts number keys", async ({ page }) => {
  await openHydrated(page, "/quiz#q1");
  await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(/^Question 1 of 15: \S/);
  const answers = page.getByRole("radiogroup");
  await expect(answers).toHaveAccessibleDescription("Choose the one that sounds most like you.");
  await expect(answers).not.toHaveAccessibleName(/Question/);
  await page.getByRole("radio").nth(0).check();
  await page.getByRole("button", { name: "Next" }).focus();
  await page.keyboard.press("3");
  await expect(page.getByRole("radio").nth(0)).toBeChecked();
  await page.getByRole("radio").nth(0).focus();
  await page.keyboard.press("3");
  await expect(page.getByRole("radio").nth(2)).toBeChecked();
});

test("the first question works before React loads and keeps the answer", async ({ page }) => {
  const load = await holdIslands(page);
  await page.goto("/quiz");
  await expect(page.locator("#q1")).toBeHidden();
  await page.getByRole("link", { name: /Take the Assessment/ }).click();
  await expect(page.locator("#q1")).toBeInViewport();
  await expect(page.locator("#about-quiz")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await page.getByRole("radio").nth(2).check();
  load();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.locator("#q2")).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("radio").nth(2)).toBeChecked();
  await page.goBack();
  await expect(page.getByRole("link", { name: "Pick up where you left off" }).first()).toBeVisible();
  await expect(page.locator("#q1")).toBeHidden();
});

test("a restarted quiz has no answers", async ({ page }) => {
  await keepAnswers(page, oneRole);
  await openHydrated(page, "/quiz#results");
  await expect(page.getByText("Your liberation role").first()).toBeVisible();
  await page.evaluate(() => {
    location.hash = "";
  });
  await page.getByRole("button", { name: "Start again" }).click();
  await expect(page.locator("#q1")).toBeFocused();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();
});

test("Back, Previous, and a reload restore answers", async ({ page }) => {
  await openHydrated(page, "/quiz#q1");
  await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();
  await page.getByRole("radio").nth(2).check();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.locator("#q2")).toBeFocused();
  await page.getByRole("radio").nth(1).check();
  await page.goBack();
  await expect(page.getByRole("radio").nth(2)).toBeChecked();
  await page.goForward();
  await expect(page.getByRole("radio").nth(1)).toBeChecked();
  // Firefox restores a choice by its place on the page unless the form forbids it.
  await expect(page.locator("form:has([type=radio])")).toHaveAttribute("autocomplete", "off");
  await page.reload();
  await page.keyboard.press("Shift");
  await expect(page.getByRole("radio").nth(1)).toBeChecked();
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.getByRole("radio").nth(2)).toBeChecked();
});

test("Back after Previous opens the preceding question", async ({ page }) => {
  await openHydrated(page, "/quiz#q1");
  for (const number of [1, 2]) {
    await expect(page.locator(`#q${number}`)).toBeVisible();
    await page.getByRole("radio").first().check();
    await page.getByRole("button", { name: "Next" }).click();
  }
  await expect(page.locator("#q3")).toBeVisible();
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.locator("#q2")).toBeVisible();
  await page.goBack();
  await expect(page.locator("#q1")).toBeVisible();
});

test("Previous stays on the site in a question opened by its address", async ({ page }) => {
  await openHydrated(page, "/quiz#q1");
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.locator("#q2")).toBeVisible();
  await page.goto("/about");
  await openHydrated(page, "/quiz#q2");
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.locator("#q1")).toBeVisible();
});

for (const [name, options, eyebrow, isAlsoTied] of [
  ["one role", oneRole, "Your liberation role", false],
  ["spread answers", spreadOut, "Your liberation role", false],
  ["a tie of two", tieOfTwo, "Your liberation roles", false],
  ["a tie of three", tieOfThree, "Your liberation roles", true],
] as const) {
  test.describe(name, () => {
    test.use({ viewport: { width: 320, height: 700 }, hasTouch: true });
    test("has a result without horizontal scrolling", async ({ page }) => {
      await openResult(page, [...options]);
      await expect(page.getByText(eyebrow, { exact: true })).toBeVisible();
      await expect(page.getByText("Just as strong in your answers:")).toBeVisible({ visible: isAlsoTied });
      const spread = page.getByText(/^Your answers are spread out; this one leads by one\..+ follow with 2 each\.$/);
      await expect(spread).toBeVisible({ visible: options === spreadOut });
      if (options === spreadOut)
        await expect(spread.getByRole("link")).toHaveText(["Caregiver", "Guide", "Storyteller", "Weaver"]);
      const scroll = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(scroll).toBeLessThanOrEqual(0);
    });
  });
}

test("the email step shows an address error at the field and in the title", async ({ page }) => {
  await openEmailStep(page, always(1));
  const email = await fillEmailStep(page, "ada@example");
  await page.getByRole("button", { name: "Send My Results" }).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription("Enter an email address like name@example.org.");
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(page).toHaveTitle(/^Error: Your results are ready/);
  await email.fill("ada@example.org");
  await expect(email).not.toHaveAttribute("aria-invalid", "true");
  await expect(page).toHaveTitle(/^Your results are ready/);
});

test("a link to the email step shows the result if the service has no mail server", async ({ page }) => {
  await keepAnswers(page, always(1));
  await openHydrated(page, "/quiz#email");
  await expect(page.locator("#results")).toBeFocused();
  await expect(page).toHaveURL(/#results$/);
  await expect(page.getByRole("main").getByText(/by email|send email/)).toHaveCount(0);
});

test.describe("if the service does not say in time that it has a mail server", () => {
  test("the quiz offers the email", async ({ page }) => {
    await page.route("/forms/mail", () => {});
    await keepAnswers(page, always(1));
    await openHydrated(page, "/quiz#email");
    await expect(page.getByRole("button", { name: "Send My Results" })).toBeVisible();
  });
});

test("the email step requires address and consent, keeps the focus, and announces the outcome", async ({ page }) => {
  await openEmailStep(page, always(1));
  const send = page.getByRole("button", { name: /Send/ });
  const reason = page.getByRole("status").filter({ visible: true });
  await expect(send).toBeDisabled();
  await expect(send).toHaveAccessibleDescription("First, fill in your email and check the box.");
  await send.press("Enter");
  await expect(page.locator("#quiz-email")).toBeFocused();
  await expect(reason.filter({ hasText: "Fill in your email first." })).toBeVisible();
  await page.locator("#quiz-email").fill("ada@example.org");
  await expect(send).toBeDisabled();
  await send.press("Enter");
  await expect(page.locator("#quiz-consent")).toBeFocused();
  await expect(reason.filter({ hasText: "Check the box first." })).toBeVisible();
  await tick(page, "#quiz-consent");
  await expect(send).toBeEnabled();
  const { promise: line, resolve: free } = Promise.withResolvers<void>();
  await page.route("/forms/quiz-results", async (route) => {
    await line;
    await route.continue();
  });
  await send.focus();
  await page.keyboard.press("Enter");
  await expect(send).toHaveText("Sending Results...");
  await expect(send).toBeFocused();
  await expect(send).toBeDisabled();
  await expect(page.getByRole("status").filter({ hasText: "Sending Results..." })).toHaveCount(1);
  free();
  await expect(page.locator("#results")).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "We have your request." })).toHaveCount(1);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("ada");
});

test.describe("a rejected address", () => {
  test.use({ tolerated: [/status of 422/] });
  test("can be corrected", async ({ page }) => {
    await openEmailStep(page, always(1));
    const email = await fillEmailStep(page, "ada@example.org");
    await page.route("/forms/quiz-results", (route) => route.fulfill({ status: 422, json: { ok: false, errors: [] } }));
    await page.getByRole("button", { name: "Send My Results" }).click();
    await expect(page.getByText("our service did not accept this address").last()).toBeVisible();
    await page.getByRole("button", { name: "Change the address" }).click();
    await expect(email).toHaveValue("ada@example.org");
    await expect(email).toHaveAccessibleDescription(/did not accept this address/);
    await page.unroute("/forms/quiz-results");
    await email.fill("ada.b@example.org");
    await page.getByRole("button", { name: "Send My Results" }).click();
    await expect(page.getByText("We have your request.").last()).toBeVisible();
  });
});

test.describe("without a connection", () => {
  // The result is the first step that needs one of the fonts, which cannot load offline.
  test.use({ tolerated: [/ERR_INTERNET_DISCONNECTED/] });
  test("shows the result with an option to send it again", async ({ page, context }) => {
    await openEmailStep(page, always(2));
    await fillEmailStep(page, "ada@example.org");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Send My Results" }).click();
    await expect(page.getByText("we haven’t sent your results").first()).toBeVisible();
    await context.setOffline(false);
    // Either the outbox retries first, or the visitor does.
    await page
      .getByRole("button", { name: "Try again" })
      .click({ timeout: 2000 })
      .catch(() => {});
    await expect(page.getByText("We have your request.").first()).toBeVisible();
  });

  test("a result can be copied, with confirmation on the button", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openResult(page, always(2));
    await context.setOffline(true);
    const copy = page.getByRole("button", { name: "Copy Link" });
    const face = await copy.locator("path").getAttribute("d");
    await copy.press("Enter");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/quiz\?role=\w+$/);
    // The notification cannot load offline either, so the button itself shows the success.
    await expect(copy.locator("path")).not.toHaveAttribute("d", face ?? "");
  });
});

test("a missing result is explained and links back", async ({ page }) => {
  await openHydrated(page, "/quiz#results");
  await expect(page.getByRole("heading", { name: "Error loading results" })).toBeVisible();
  await expect(page).toHaveTitle(/^Error loading results/);
  await page.getByRole("link", { name: "Back to the quiz" }).click();
  await expect(page.getByRole("link", { name: /Take the Assessment/ })).toBeVisible();
});

test("a second tab shares the answers", async ({ page, context }) => {
  await openHydrated(page, "/quiz#q1");
  const other = await context.newPage();
  await openHydrated(other, "/quiz#q1");
  await page.getByRole("radio").nth(3).check();
  await expect(other.getByRole("radio").nth(3)).toBeChecked();
});

test("a role link opens that role without layout shifts and ignores invalid values", async ({ page }) => {
  const moved = await observeMoves(page);
  const heading = page.getByRole("heading", { level: 1 });
  for (const [role, name] of [
    ["weaver", "Weaver"],
    ["frontline_responder", "Frontline Responder"],
  ]) {
    await openHydrated(page, `/quiz?role=${role}`);
    await expect(heading).toHaveText(name ?? "");
    await expect(page).toHaveTitle(new RegExp(`^${name} `));
    await expect(page.getByRole("link", { name, exact: true }).first()).toHaveAttribute("aria-current", "true");
    await expect(page.getByRole("link", { name: "Find yours" })).toBeInViewport();
    // Fonts can shift a line slightly.
    expect(Math.max(0, ...(await moved()))).toBeLessThan(0.01);
  }
  await page.getByRole("link", { name: "Find yours" }).click();
  await expect(page.locator("#q1")).toBeFocused();
  await openHydrated(page, "/quiz?role=%3Cscript%3Ealert(1)%3C/script%3E");
  await expect(page.getByRole("link", { name: /Take the Assessment/ })).toBeVisible();
  await expect(page.getByText("Someone shared their liberation role")).toBeHidden();
});

test.describe("a role link when the theme's stylesheet", () => {
  const sheets = "**/assets/theme-*.css";
  test.use({ tolerated: [/Failed to load resource/] });

  test("loads late causes no layout shift", async ({ page }) => {
    const moved = await observeMoves(page);
    await page.route(sheets, async (route) => {
      await page.waitForTimeout(1500);
      await route.continue();
    });
    const sheet = page.waitForEvent("requestfinished", (request) => request.resourceType() === "stylesheet");
    await openHydrated(page, "/quiz?role=weaver");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Weaver");
    await sheet;
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(Math.max(0, ...(await moved()))).toBeLessThan(0.01);
  });

  test("never loads opens that role", async ({ page }) => {
    await page.route(sheets, () => {});
    await openHydrated(page, "/quiz?role=weaver");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Weaver");
  });

  test("fails opens that role and adds styles when the connection returns", async ({ page }) => {
    let isDown = true;
    // The page retries every 5 s, and may do so before a busy machine measures the distance.
    await page.route(sheets, (route) => (isDown ? route.abort() : route.continue()));
    await openHydrated(page, "/quiz?role=weaver");
    const eyebrow = page.getByText("Someone shared their liberation role");
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("Weaver");
    const distance = async () => ((await heading.boundingBox())?.y ?? 0) - ((await eyebrow.boundingBox())?.y ?? 0);
    const unstyled = await distance();
    isDown = false;
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect.poll(distance).not.toBe(unstyled);
  });
});

test("a link opens the role pack if the browser blocks the window", async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openResult(page, always(0));
  await page.getByRole("button", { name: /^Save as PDF.*opens in a new tab/ }).click();
  const link = page.getByRole("link", { name: /Open your role pack/ });
  await expect(link).toHaveAttribute("href", /^\/quiz\/role-pack#role=/);
});

test("Tab moves through the sharing links", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
  });
  await openResult(page, tieOfTwo);
  const share = page.getByRole("button", { name: "Share" });
  const places = page.getByRole("list", { name: "Share" });
  await share.press("Enter");
  await expect(places).toBeVisible();
  // Each role's page is a separate file, so its link preview is correct on any host.
  await expect(places.getByRole("link", { name: "Facebook" })).toHaveAttribute("href", /%2Fquiz%2Froles%2F\w+$/);
  await page.keyboard.press("Tab");
  await expect(places.getByRole("link", { name: "Email" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(places).toBeHidden();
  await expect(share).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(places).toBeVisible();
  for (const link of await places.getByRole("link").all()) {
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(places).toBeHidden();
  await expect(page.locator(":focus")).toBeVisible();
});

test("Save as PDF opens the role pack with its own file name", async ({ page, context }) => {
  await context.addInitScript(() => {
    window.print = () => {};
  });
  await openResult(page, always(0));
  const [pack] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("button", { name: "Save as PDF" }).click(),
  ]);
  await expect(pack.getByRole("button", { name: "Print or save as PDF" })).toBeVisible();
  await pack.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(pack).toHaveTitle(/^rolepack_user_/);
  await pack.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(pack).toHaveTitle(/^Your role pack/);
});

test("the link is shown selected without clipboard access", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
  });
  await openResult(page, always(0));
  await page.getByRole("button", { name: "Copy Link" }).click();
  await expect(page.getByRole("textbox", { name: /blocked copying/ })).toHaveValue(/\/quiz\?role=\w+$/);
  await expect(page.getByText(/blocked copying/)).toBeVisible();
});
