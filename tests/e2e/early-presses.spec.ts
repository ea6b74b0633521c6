import type { Page } from "@playwright/test";
import { hydrateNow } from "../../a11y/open-page.ts";
import { expect, test } from "./site-test.ts";
import { readyToTranslate } from "./translating.ts";

/** Milliseconds after load. */
const moments = [0, 150, 300, 600];

const main = (page: Page) => page.getByRole("main");

interface Press {
  path: string;
  press: (page: Page) => Promise<void>;
  /** Throws unless the press had its effect exactly once. */
  expectEffect: (page: Page) => Promise<void>;
  /** Viewport width in pixels. Only the header's controls depend on it, so the others alternate. */
  width: 390 | 1280;
}

const filter = (page: Page) => main(page).getByRole("button", { name: "Bundles" });

const presses: Readonly<Record<string, Press>> = {
  "the menu": {
    path: "/about",
    width: 390,
    press: (page) => page.getByRole("button", { name: "Menu" }).click(),
    expectEffect: (page) => expect(page.locator("#site-menu")).toBeVisible(),
  },
  "the color mode": {
    path: "/about",
    width: 1280,
    press: (page) => page.getByRole("banner").getByRole("button", { name: "Colors" }).click(),
    expectEffect: (page) => expect(page.getByRole("menu", { name: "Colors" })).toHaveCount(1),
  },
  "a filter": {
    path: "/shop",
    width: 390,
    press: (page) => filter(page).click(),
    expectEffect: async (page) => {
      await expect(filter(page)).toHaveAttribute("aria-pressed", "true");
      await expect(page).toHaveURL(/category=Bundles/);
    },
  },
  "the list of calendars": {
    path: "/events",
    width: 1280,
    press: (page) =>
      main(page)
        .getByRole("button", { name: /Add to calendar/ })
        .first()
        .click(),
    expectEffect: (page) => expect(page.getByRole("list", { name: /Add to calendar/ })).toHaveCount(1),
  },
  "the start of the quiz": {
    path: "/quiz",
    width: 390,
    press: (page) =>
      main(page)
        .getByRole("link", { name: /Take the Assessment/ })
        .click(),
    expectEffect: (page) => expect(page.locator("#q1")).toBeFocused(),
  },
  "a copy button": {
    path: "/contact",
    width: 1280,
    press: (page) => main(page).getByRole("button", { name: "Copy address" }).click(),
    expectEffect: (page) => expect(page.getByText("Email address copied")).toHaveCount(1),
  },
  "a registration": {
    path: "/events",
    width: 390,
    press: (page) =>
      main(page)
        .getByRole("link", { name: /Register Free/ })
        .first()
        .click(),
    expectEffect: async (page) => {
      await expect(page).toHaveURL(/\/events\/[\w-]+#register$/);
      await expect(page.locator("#event-registration-form")).toBeInViewport();
    },
  },
  "an incomplete form": {
    path: "/contact",
    width: 1280,
    press: (page) => main(page).getByRole("button", { name: "Send message" }).click(),
    expectEffect: (page) => expect(page.getByText("There’s a problem")).toHaveCount(1),
  },
  "a character in a form": {
    path: "/contact",
    width: 390,
    press: async (page) => {
      await page.locator("#contact-form-firstName").focus();
      await page.keyboard.type("Zoë");
    },
    expectEffect: async (page) => {
      await expect(page.locator("#contact-form")).toHaveAttribute("novalidate", "");
      await expect(page.locator("#contact-form-firstName")).toHaveValue("Zoë");
      await expect(page.locator("#contact-form-firstName")).toBeFocused();
    },
  },
  "a character in search": {
    path: "/search",
    width: 1280,
    press: async (page) => {
      await page.locator("#query").focus();
      await page.keyboard.type("somatics");
    },
    expectEffect: async (page) => {
      await expect(main(page).locator("mark").first()).toBeVisible();
      await expect(page.locator("#query")).toHaveValue("somatics");
      await expect(page).toHaveURL("/search?q=somatics");
    },
  },
};

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

for (const [name, { path, width, press, expectEffect }] of Object.entries(presses)) {
  test(`at ${width} px ${name} takes effect once, ${moments.join(", ")} ms after load`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const moment of moments) {
      await page.goto(path);
      await page.waitForTimeout(moment);
      await press(page);
      await expectEffect(page);
      // Pages write to storage when the visitor leaves them.
      await page.goto("/robots.txt");
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    }
  });
}

test("a press that lasts until React has loaded takes effect on a translated page", async ({ page }) => {
  await readyToTranslate(page, "before its scripts");
  await page.goto("/about");
  const colors = page.getByRole("banner").getByRole("button", { name: "Colors" });
  await colors.hover();
  await page.mouse.down();
  // When the footer's form works, the header's files have loaded, too, because they are the same.
  await hydrateNow(page);
  await page.mouse.up();
  await expect(page.getByRole("menu", { name: "Colors" })).toBeVisible();
});
