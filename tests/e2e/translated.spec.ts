import { type Browser, type BrowserContextOptions, expect, type Page, test } from "@playwright/test";
import { addressFor, fill, forms, openForm, passForPerson } from "./filling.ts";
import { chooseColors, openHydrated } from "./site-test.ts";
import { readTexts, readyToTranslate, translate } from "./translating.ts";

interface Step {
  does: string;
  run: (page: Page) => Promise<void>;
  /** True if the step navigates to another document. */
  leaves: boolean;
}

interface Journey {
  name: string;
  open: (page: Page) => Promise<unknown>;
  steps: readonly Step[];
  context?: BrowserContextOptions;
}

const main = (page: Page) => page.getByRole("main");
const notices = (page: Page) => page.getByRole("region", { name: /Notifications/ });

const step = (does: string, run: Step["run"], leaves = false): Step => ({ does, run, leaves });

/** Waits for results, and for their count, which the page shows only after the visitor has stopped typing. */
async function expectResults(page: Page, found: RegExp): Promise<void> {
  await expect(page.locator("mark").first()).toHaveText(found);
  await expect(page.getByRole("status").filter({ hasText: /\d results?/ })).toBeVisible();
}

function ask(query: string, found: RegExp): Step {
  return step(`asks for ${query}`, async (page) => {
    await page.getByRole("searchbox").fill(query);
    await expectResults(page, found);
  });
}

const askInVain: Step = step("asks in vain", async (page) => {
  await page.getByRole("searchbox").fill("xqzvw");
  await expect(page.getByRole("status").filter({ hasText: "Nothing found" })).toBeVisible();
  await expect(page.locator("mark")).toHaveCount(0);
});

const clear: Step = step("clears the field", async (page) => {
  await page.getByRole("button", { name: "Clear the field" }).click();
  await expect(page.getByRole("searchbox")).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Nothing found" })).toHaveCount(0);
  await expect(page.getByText("Try “somatics”")).toBeVisible();
});

const openResult: Step = step(
  "opens a result",
  async (page) => {
    const results = page.locator(".results").first();
    await results.getByRole("link").first().click();
    await expect(results).toBeHidden();
    await expect(page).not.toHaveURL(/search|about/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
  true,
);

function both(one: Step, other: Step): Step {
  return {
    leaves: other.leaves,
    does: `${one.does}, then ${other.does}`,
    run: async (page) => {
      await one.run(page);
      await other.run(page);
    },
  };
}

const start: Step = step("starts", async (page) => {
  const way = page.getByRole("link", { name: /Take the Assessment/ });
  await way.first().click();
});

function answer(from: number, to: number): Step {
  return step(`answers questions ${from} to ${to}`, async (page) => {
    for (let number = from; number <= to; number++) {
      await expect(page.locator(`#q${number}`)).toBeVisible();
      await page.getByRole("radio").nth(1).check();
      await page.getByRole("button", { name: /Next|Get My Results/ }).click();
    }
    await expect(page.locator(`#q${to}`)).toBeHidden();
  });
}

function show(index: number): Step {
  return step(`presses filter ${index}`, async (page) => {
    const button = main(page).locator("button[aria-controls]").nth(index);
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
  });
}

function choose(mode: "Dark" | "Light"): Step {
  return step(`chooses ${mode}`, async (page) => {
    await chooseColors(page, mode);
    await expect(page.locator("html")).toContainClass(mode.toLowerCase());
  });
}

function sendContact(): Step[] {
  const name = "contact";
  const receipt = forms.contact.sent.title;
  const submit = (page: Page) => page.locator(`#${name}-form button[type=submit]`).click();
  return [
    step("sends it empty", async (page) => {
      await submit(page);
      await expect(page.locator(`#${name}-form-email`)).toHaveAttribute("aria-invalid", "true");
    }),
    step("sends an address that is none", async (page) => {
      await page.fill(`#${name}-form-email`, "zoe at example");
      await submit(page);
      await expect(page.locator(`#${name}-form-email-error`)).toContainText("like name@example.org");
    }),
    step("corrects and sends it", async (page) => {
      await fill(page, name, addressFor("translated"));
      await expect(page.locator(`#${name}-form [aria-invalid=true]`)).toHaveCount(0);
      await passForPerson(page);
      await submit(page);
      await expect(main(page).locator(":focus")).toContainText(receipt);
    }),
  ];
}

const journeys: readonly Journey[] = [
  {
    name: "search",
    open: async (page) => {
      await openHydrated(page, "/search?q=somatics");
      await expectResults(page, /somatic/i);
    },
    steps: [
      both(askInVain, clear),
      ask("membership", /membership/i),
      both(ask("equity seat", /equity|seat/i), openResult),
    ],
  },
  {
    name: "the quiz and its sharing options",
    context: { permissions: ["clipboard-read", "clipboard-write"] },
    open: (page) => openHydrated(page, "/quiz"),
    steps: [
      both(start, answer(1, 8)),
      answer(9, 15),
      step("asks for the result and shares it", async (page) => {
        await expect(page.locator("#results")).toBeVisible();
        await page.getByRole("button", { name: "Copy Link" }).click();
        await expect(notices(page).getByText("Link copied")).toBeVisible();
      }),
    ],
  },
  {
    name: "the contact form",
    open: (page) => openForm(page, "contact"),
    steps: sendContact(),
  },
  { name: "the shop’s filter", open: (page) => openHydrated(page, "/shop"), steps: [show(1), show(0)] },
  {
    name: "the color mode menu",
    open: (page) => openHydrated(page, "/about"),
    steps: [choose("Dark"), choose("Light")],
  },
  {
    name: "the phone menu",
    context: { viewport: { width: 390, height: 844 } },
    open: (page) => openHydrated(page, "/about"),
    steps: [
      step("opens it", async (page) => {
        await page.getByRole("button", { name: "Menu" }).click();
        await expect(page.locator("#site-menu")).toBeVisible();
      }),
      step(
        "follows a link",
        async (page) => {
          await page.locator("#site-menu").getByRole("link", { name: "Contact" }).click();
          await expect(page).toHaveURL("/contact");
          await expect(page.locator("#site-menu")).toBeHidden();
        },
        true,
      ),
    ],
  },
];

/** Step before which the browser translates. The browser can also translate before the page's scripts, or never. */
type Moment = number | "before its scripts" | "never";

/** Checks the page before each step, and after the last. */
type Look = (page: Page, step: number, isTranslated: boolean) => Promise<void>;

async function walk(browser: Browser, journey: Journey, moment: Moment, look: Look): Promise<void> {
  const { open, steps, context } = journey;
  const complaints: string[] = [];
  const { baseURL, contextOptions } = test.info().project.use;
  await using own = await browser.newContext({ baseURL, ...contextOptions, ...context });
  const page = await own.newPage();
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  await readyToTranslate(page, moment === "before its scripts" ? moment : "when asked");
  await open(page);
  for (let step = 0; step <= steps.length; step++) {
    if (step === moment) await translate(page);
    if (!steps[step - 1]?.leaves)
      await look(page, step, moment === "before its scripts" || (moment !== "never" && moment <= step));
    await steps[step]?.run(page);
  }
  expect(complaints, `translated ${moment}`).toEqual([]);
}

async function readSettled(page: Page): Promise<string[]> {
  for (let last = ""; ; ) {
    const texts = await readTexts(page, false);
    if (texts.join("\n") === last) return texts;
    last = texts.join("\n");
    await page.waitForTimeout(300);
  }
}

for (const journey of journeys) {
  test(`${journey.name} works when translated before scripts load and halfway through`, async ({ browser }) => {
    const { steps } = journey;
    const said: string[][] = [];
    await walk(browser, journey, "never", async (page, step) => {
      said[step] = await readSettled(page);
    });
    const compare: Look = async (page, step, isTranslated) => {
      if (!isTranslated) return;
      const does = steps[step - 1]?.does ?? "opens the page";
      await expect.poll(() => readTexts(page, true), `after the visitor ${does}`).toEqual(said[step]);
    };
    // At the halfway point, the page is hydrated and scripts have changed it. Later steps add texts to translate.
    for (const moment of ["before its scripts", Math.floor(steps.length / 2)] as const) {
      await test.step(`translated ${moment}`, () => walk(browser, journey, moment, compare));
    }
  });
}

test("a page translated before scripts load keeps early input and clicks", async ({ page }) => {
  await readyToTranslate(page, "before its scripts");
  await page.goto("/contact");
  const field = page.locator("#contact-form-firstName");
  await field.click();
  await page.keyboard.type("Zoë", { delay: 50 });
  await expect(page.locator("#contact-form")).toHaveAttribute("novalidate", "");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("Zoë");

  await page.goto("/about");
  await chooseColors(page, "Dark");
  await expect(page.locator("html")).toContainClass("dark");
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe("de");
});
