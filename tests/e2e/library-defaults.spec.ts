import { globSync, readFileSync } from "node:fs";
import type { Locator } from "@playwright/test";
import { attribute, elementsOf, parse } from "../../common/html.ts";
import { pointAt } from "./filling.ts";
import { expect, openHydrated, openWithNotice, test } from "./site-test.ts";

/** Library defaults that this site fixes and no other test covers: docs/library-defaults.md. */

test("no navigation of a page is a menu", () => {
  for (const file of globSync("build/client/**/*.html")) {
    const elements = elementsOf(parse(readFileSync(file, "utf8")));
    expect(
      elements.filter((element) => attribute(element, "role") === "menu"),
      file,
    ).toEqual([]);
  }
});

test.describe("forced colors mode", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("a checked radio button, quiz progress, and badges are visible without backgrounds", async ({ page }) => {
    await openHydrated(page, "/quiz#q1");
    await page.getByRole("radio").nth(0).check();
    // Browsers color the border of a hovered control in forced colors.
    await page.mouse.move(0, 0);
    const [chosen, other] = await Promise.all([0, 1].map((index) => edgeOf(page.getByRole("radio").nth(index))));
    expect(chosen).not.toEqual(other);

    // By default, the library names the progress bar by its percentage.
    const track = page.getByRole("progressbar", { name: "Questions" });
    await expect(track).toHaveAttribute("aria-valuetext", "Question 1 of 15");
    const range = track.locator("[data-part=range]");
    expect(await groundOf(range)).not.toBe(await groundOf(track));
    await expect(page.getByText("1 of 15", { exact: true })).toHaveCSS("border-top-style", "solid");
  });

  test("checked and indeterminate boxes and the highlighted option are distinguishable", async ({ page }) => {
    await openHydrated(page, "/academy?interest=courses#waitlist");
    await expect(page.locator("#waitlist-form")).toHaveAttribute("novalidate", "");
    const group = page.getByRole("group", { name: "What interests you?" });
    for (const [name, isTicked] of [
      ["All of it", true],
      ["Courses", true],
      ["Circles: small groups", false],
    ] as const) {
      const [tick, background] = await group.getByRole("checkbox", { name }).evaluate((input) => {
        const box = input.nextElementSibling ?? input;
        return [box, box].map((element, at) => {
          const { content, backgroundColor } = getComputedStyle(element, at === 0 ? "::before" : undefined);
          return content === "none" ? undefined : backgroundColor;
        });
      });
      expect([name, tick !== undefined && tick !== background]).toEqual([name, isTicked]);
    }

    const list = await pointAt(page, "waitlist", "plan");
    await list.press("Enter");
    const lines = page.getByRole("listbox").getByRole("option");
    // The list takes the focus after it opens.
    await expect(page.getByRole("listbox")).toBeFocused();
    await page.keyboard.press("End");
    await expect(lines.last()).toHaveAttribute("data-highlighted", "");
    const highlight = await list.evaluate((element) => {
      const probe = element.appendChild(document.createElement("span"));
      probe.style.backgroundColor = "Highlight";
      const { backgroundColor } = getComputedStyle(probe);
      probe.remove();
      return backgroundColor;
    });
    expect(await groundOf(lines.last())).toBe(highlight);
    expect(await groundOf(lines.first())).not.toBe(highlight);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a checked box shows its check mark and the native box stays hidden", async ({ page }) => {
    await page.goto("/academy");
    const box = page.locator("#waitlist-form input[type=checkbox]").first();
    const tick = () => box.evaluate((input) => getComputedStyle(input.nextElementSibling ?? input, "::before").content);
    const wasTicked = await box.isChecked();
    const before = await tick();
    await box.locator("xpath=..").click({ position: { x: 12, y: 22 } });
    await expect(box).toBeChecked({ checked: !wasTicked });
    expect(await tick()).not.toBe(before);
    const { width, height } = (await box.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.max(width, height)).toBeLessThanOrEqual(1);
  });
});

test("a notification stays long enough, pauses in the background, and disappears", async ({ page }) => {
  const notice = await openWithNotice(page);
  await page.clock.runFor(4000);
  await expect(notice).toBeVisible();
  // Forced colors remove the background, so the notification needs a border.
  await expect(page.locator("[data-scope=toast][data-part=root]")).not.toHaveCSS("border-top-width", "0px");

  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      Object.defineProperty(document, "visibilityState", { value: value ? "hidden" : "visible", configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await setHidden(true);
  await page.clock.runFor(60_000);
  await expect(notice).toBeVisible();
  await setHidden(false);
  await page.clock.runFor(60_000);
  await expect(notice).toBeHidden();

  // By default, the library's fields are groups without a name.
  await expect(page.locator("[role=group]:not([aria-label], [aria-labelledby])")).toHaveCount(0);
});

function edgeOf(locator: Locator): Promise<string> {
  return locator.evaluate((element) => {
    const { borderTopWidth, borderTopColor } = getComputedStyle(element);
    return `${borderTopWidth} ${borderTopColor}`;
  });
}

function groundOf(locator: Locator): Promise<string> {
  return locator.evaluate((element) => getComputedStyle(element).backgroundColor);
}
