import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, openHydrated, test } from "./site-test.ts";

const file = "color.tokens.json";

/** Finds the preview on every use, because its frame reloads. */
const shown = (page: Page) => page.frameLocator("main iframe >> nth=0");
const donate = (page: Page) => shown(page).getByRole("link", { name: "Donate", exact: true }).first();

/** Opens the panel with the other settings of the preview. */
const openMore = (page: Page) => page.getByRole("button", { name: "More", exact: true }).click();

const openEditor = (page: Page) => page.getByRole("button", { name: "Edit color.clay.600" }).click();

const setLightness = (page: Page, value: string) => page.getByRole("spinbutton", { name: "Lightness" }).fill(value);

test("a changed token updates the preview, fails, is fixed, undone, and downloaded", async ({ page }) => {
  await openHydrated(page, "/design/workbench");
  await expect(donate(page)).toHaveCSS("background-color", "rgb(168, 67, 31)");

  await test.step("the preview changes and the verdict names failing pairs", async () => {
    await setLightness(page, "0.85");
    await expect(donate(page)).not.toHaveCSS("background-color", "rgb(168, 67, 31)");
    await expect(page.getByText(/pairs are below their ratio/)).toBeVisible();
  });

  await test.step("a suggestion fixes the color, and each step can be undone", async () => {
    const offer = page.getByRole("button", { name: /^Make clay\.\w+ \{color\.clay\.\d+\}/ }).first();
    await offer.click();
    await expect(page.getByText("2 tokens changed")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("1 token changed")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText(/pairs pass in every mode/)).toBeVisible();
  });

  await test.step("the download equals the manually edited file", async () => {
    await setLightness(page, "0.5");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: `Download whole file: ${file}` }).click();
    const taken = readFileSync(await (await download).path(), "utf8");
    const saved = readFileSync(`theme/tokens/${file}`, "utf8");
    expect(taken).toBe(saved.replace("[0.5142, 0.1418, 38.9]", "[0.5, 0.1418, 38.9]"));
  });

  await test.step("a color accepts hex, and its ramp can follow", async () => {
    await page.getByLabel("As hex, in sRGB").fill("#643b9a");
    await expect(page.getByRole("spinbutton", { name: "Hue" })).toHaveValue("300.4");
    await page.getByRole("button", { name: "Use this hue for the whole ramp" }).click();
    await expect(page.getByText("11 tokens changed")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("1 token changed")).toBeVisible();
  });

  await test.step("edits persist across a reload until they are reset", async () => {
    await openHydrated(page, "/design/workbench");
    await expect(page.getByText("1 token changed")).toBeVisible();
    await page.getByRole("button", { name: "Reset all" }).press("Enter");
    await expect(page.getByText("No changes")).toBeVisible();
    await expect(page.getByRole("button", { name: "Reset all" })).toBeFocused();
    await expect(page.getByRole("button", { name: "Reset all" })).toBeDisabled();
  });
});

test("the preview supports every mode and setting", async ({ page }) => {
  await openHydrated(page, "/design/workbench");
  const root = shown(page).locator("body");
  await expect(root).toHaveCSS("background-color", "rgb(251, 247, 240)");
  await page.getByRole("button", { name: "Skip the page" }).press("Enter");
  const back = page.getByRole("button", { name: "Skip back over the page" });
  await expect(back).toBeFocused();
  await back.press("Enter");
  await expect(page.getByRole("button", { name: "Skip the page" })).toBeFocused();
  await openMore(page);
  await page.getByLabel("Mode", { exact: true }).selectOption("Dark, more contrast");
  await expect(root).toHaveCSS("background-color", "rgb(11, 12, 33)");
  await page.getByRole("button", { name: "Text 200%" }).click();
  await expect(root).toHaveCSS("font-size", "36px");
  await expect(page.getByRole("button", { name: "More (1 on)" })).toBeVisible();
  await page.getByLabel("Color vision").selectOption("Deuteranopia");
  await expect(page.locator("main iframe")).toHaveCSS("filter", 'url("#deuteranopia")');
  await page.getByLabel("Page", { exact: true }).selectOption("About");
  await expect(shown(page).getByRole("heading", { level: 1, name: "It began with a pot of soup" })).toBeVisible();
  await expect(root).toHaveCSS("background-color", "rgb(11, 12, 33)");
});

test("finds a token, lists the change with its pairs, and undoes it by keyboard, also after a reload", async ({
  page,
}) => {
  await openHydrated(page, "/design/workbench");
  await page.getByLabel("Find a token by name, value or use").fill("river 600");
  await page.getByRole("button", { name: "color.river.600 (color)" }).click();
  await expect(page.getByRole("heading", { name: "color.river.600" })).toBeVisible();

  await setLightness(page, "0.8");
  const changes = page.getByRole("region", { name: "Your changes" });
  await expect(changes.getByText("color.river.600", { exact: true })).toBeVisible();
  await changes.getByText(/color pairs changed/).click();
  await expect(changes.getByText(/light: graphic river\.line on .* → /).first()).toBeVisible();

  await openHydrated(page, "/design/workbench");
  await expect(page.getByText("1 token changed")).toBeVisible();
  await page.getByRole("heading", { name: "Token", exact: true }).focus();
  await page.keyboard.press("Control+z");
  await expect(page.getByText("No changes")).toBeVisible();
  await page.keyboard.press("Control+Shift+z");
  await expect(page.getByText("1 token changed")).toBeVisible();
  await changes.getByRole("button", { name: "Put back: color.river.600" }).click();
  await expect(page.getByText("No changes")).toBeVisible();
});

test("shows every token that a search finds", async ({ page }) => {
  await openHydrated(page, "/design/workbench");
  await page.getByLabel("Find a token by name, value or use").fill("clay");
  const token = page.getByRole("region", { name: "Token", exact: true });
  await expect(token.getByText(/^\d+ tokens found, 8 shown$/)).toBeVisible();
  await token.getByRole("button", { name: /^Show all \d+$/ }).click();
  await expect(token.getByText(/^\d+ tokens found$/)).toBeVisible();
});

test("a color’s bar is as wide as the way of its slider’s handle", async ({ page }) => {
  await openHydrated(page, "/design/workbench");
  const slider = page.getByRole("slider", { name: "Hue", exact: true });
  const [bar, track] = await slider.evaluate((input) =>
    [input.previousElementSibling, input].map((element) => element?.getBoundingClientRect().toJSON()),
  );
  expect(bar.left - track.left).toBe(8);
  expect(track.right - bar.right).toBe(8);
});

test("shows a second mode beside the first, and the preview stays in view while the editor scrolls", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, "/design/workbench");
  await openMore(page);
  await page.getByLabel("Beside it").selectOption("Dark");
  const second = page.frameLocator("main iframe >> nth=1").locator("body");
  await expect(second).toHaveCSS("background-color", "rgb(20, 21, 47)");
  await expect(shown(page).locator("body")).toHaveCSS("background-color", "rgb(251, 247, 240)");
  await page.getByRole("heading", { name: "Download" }).scrollIntoViewIfNeeded();
  await expect(page.locator("main iframe").first()).toBeInViewport({ ratio: 0.9 });
});

const screens = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
];

for (const screen of screens)
  test(`the preview fills most of a window of ${screen.width} x ${screen.height}`, async ({ page }) => {
    await page.setViewportSize(screen);
    await openHydrated(page, "/design/workbench");
    const frame = page.locator("main iframe");
    const share = async () => {
      const { width, height } = (await frame.boundingBox()) ?? { width: 0, height: 0 };
      return (width * height) / (screen.width * screen.height);
    };
    await expect.poll(share).toBeGreaterThan(0.6);
    await expect(frame).toBeInViewport({ ratio: 1 });
    if (screen.width > 768) expect((await frame.boundingBox())?.y).toBeLessThanOrEqual(110);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(screen.height);
  });

test("the bar leads back to the site, and to changes and files", async ({ page }) => {
  await openHydrated(page, "/design/workbench");
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  await expect(bar.getByRole("link", { name: "Design system" })).toHaveAttribute("href", "/design");
  await expect(bar.getByRole("button", { name: "Download" })).toBeDisabled();
  await setLightness(page, "0.4");
  await bar.getByRole("button", { name: "Download" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Download" })).toBeFocused();
  await bar.getByRole("button", { name: "1 token changed" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Your changes" })).toBeFocused();
});

test("compares with the saved theme", async ({ page }) => {
  await openHydrated(page, "/design/workbench");
  await setLightness(page, "0.85");
  await expect(donate(page)).not.toHaveCSS("background-color", "rgb(168, 67, 31)");
  await openMore(page);
  const compare = page.getByRole("button", { name: "Compare with saved" });
  await compare.click();
  await expect(donate(page)).toHaveCSS("background-color", "rgb(168, 67, 31)");
  await expect(compare).toHaveAttribute("aria-pressed", "true");
});

test("on a phone, the editor opens below the preview, keeps its place, and closes by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, "/design/workbench");
  const lightness = page.getByRole("spinbutton", { name: "Lightness" });
  const frame = page.locator("main iframe");
  await expect(donate(page)).toBeVisible();
  await expect(lightness).toBeHidden();
  await openEditor(page);
  await setLightness(page, "0.85");
  await expect(donate(page)).not.toHaveCSS("background-color", "rgb(168, 67, 31)");
  await expect(lightness).toBeInViewport({ ratio: 1 });
  await expect(frame).toBeInViewport({ ratio: 1 });
  await lightness.press("Tab");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Edit color.clay.600", expanded: false })).toBeFocused();
  await expect(lightness).toBeHidden();
  await openEditor(page);
  await expect(lightness).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "1 token changed" }).click();
  await expect(page.getByRole("heading", { name: "Your changes" })).toBeInViewport({ ratio: 1 });
});

test("Tab into the preview scrolls it into view on a low screen", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 480 });
  await openHydrated(page, "/design/workbench");
  const frame = page.locator("main iframe");
  await frame.contentFrame().getByRole("link", { name: "Skip to content" }).waitFor();
  const button = page.getByRole("button", { name: "Skip the page" });
  await button.focus();
  await page.evaluate(() => scrollTo(0, 0));
  await page.keyboard.press("Tab");
  await expect(frame).toBeFocused();
  await expect(frame).toBeInViewport({ ratio: 0.9 });
});

const choose = (page: Page, group: string, token: string) =>
  test.step(`choose ${token}`, async () => {
    await page.getByLabel("Group", { exact: true }).selectOption({ label: group });
    await page.getByRole("radio", { name: token, exact: true }).check({ force: true });
  });

/** Resolves to the line height of the home page's lead in the preview, as a multiple of the font size. */
const leadHeight = (page: Page) =>
  shown(page)
    .locator("main p")
    .first()
    .evaluate((lead) => {
      const { lineHeight, fontSize } = getComputedStyle(lead);
      return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    });

test("edits the parts of a shadow and of a text style in fields", async ({ page }) => {
  await openHydrated(page, "/design/workbench");
  await choose(page, "shadows (light)", "raised");
  await page.getByRole("spinbutton", { name: "Blur in rem" }).fill("3");
  await page.getByRole("spinbutton", { name: "Opacity" }).fill("0.3");
  await expect(page.getByText("1 token changed")).toBeVisible();
  await choose(page, "text (type)", "lead");
  await expect(page.getByText(/^Used on \d+ of \d+ pages$/)).toBeVisible();
  await expect.poll(() => leadHeight(page)).toBeCloseTo(1.4);
  await page.getByLabel("Takes the value of: Line height").selectOption("lineHeights.body");
  await expect.poll(() => leadHeight(page)).toBeCloseTo(1.6);
  await expect(page.getByText("2 tokens changed")).toBeVisible();
});

test("names a refused duration next to its field, and shows an accepted one in the preview", async ({ page }) => {
  await openHydrated(page, "/design/workbench");
  await choose(page, "durations (motion)", "slow");
  const token = page.getByRole("region", { name: "Token", exact: true });
  const amount = token.getByRole("spinbutton", { name: "Value in ms" });
  await amount.fill("600");
  await expect(token.getByRole("alert")).toContainText(
    "Not accepted: theme/tokens/motion.tokens.json: durations.slow: 600ms",
  );
  await expect(page.getByText("No changes")).toBeVisible();
  await amount.fill("300");
  await expect(token.getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Your changes" }).getByText("400ms → 300ms")).toBeVisible();
  const inPreview = () =>
    shown(page)
      .locator("html")
      .evaluate((root) => root.style.getPropertyValue("--k-durations-slow"));
  await expect.poll(inPreview).toBe("300ms");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(inPreview).toBe("400ms");
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(amount).toHaveValue("300");
});

test("moves a step of a ramp by keyboard, within its neighbors, and applies a preset", async ({ page }) => {
  await openHydrated(page, "/design/workbench");
  await page.getByText("Curves of the ramp").click();
  const handle = page.getByRole("slider", { name: "Lightness of 600" });
  await handle.focus();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText("1 token changed")).toBeVisible();
  await page.keyboard.press("End");
  const lighter = Number(await page.getByRole("slider", { name: "Lightness of 500" }).inputValue());
  expect(Number(await handle.inputValue())).toBeLessThanOrEqual(lighter + 0.005);
  await page.getByRole("button", { name: "Calmer" }).click();
  await expect(page.getByText(/^1[01] tokens changed$/)).toBeVisible();
});

test("produces states of pages, and sends nothing", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  await openHydrated(page, "/design/workbench");
  await openMore(page);
  const state = page.getByLabel("State", { exact: true });
  await state.selectOption("Form with errors");
  await expect(shown(page).locator("[aria-invalid=true]").first()).toBeVisible();
  await expect(page.getByLabel("Page", { exact: true })).toHaveValue("/contact");
  await state.selectOption("Notification");
  await expect(shown(page).getByText("Address copied").first()).toBeVisible();
  await state.selectOption("Quiz question");
  await expect(shown(page).getByRole("radiogroup")).toBeVisible();
  await state.selectOption("Quiz result");
  await expect(shown(page).getByRole("group", { name: /wheel of ten roles/i })).toBeVisible();
  await state.selectOption("Empty list");
  await expect(shown(page).getByRole("status").filter({ hasText: "Nothing found" })).toBeVisible();
  await expect(page.getByLabel("Page", { exact: true })).toHaveValue("/search");
  expect(sent).toEqual([]);
});

test("shows the preview in its own window, in step with the workbench", async ({ page }) => {
  await openHydrated(page, "/design/workbench");
  const opened = page.waitForEvent("popup");
  await openMore(page);
  await page.getByRole("button", { name: "Own window" }).click();
  const preview = await opened;
  const dialog = preview.getByRole("dialog", { name: "Preview of the workbench" });
  const link = preview.frameLocator("dialog iframe").getByRole("link", { name: "Donate", exact: true }).first();
  await expect(link).toHaveCSS("background-color", "rgb(168, 67, 31)");
  await setLightness(page, "0.85");
  await expect(link).not.toHaveCSS("background-color", "rgb(168, 67, 31)");
  await dialog.getByLabel("Mode", { exact: true }).selectOption("Dark");
  await expect(page.getByLabel("Mode", { exact: true })).toHaveValue("dark");
  await expect(preview.frameLocator("dialog iframe").locator("body")).toHaveCSS("background-color", "rgb(20, 21, 47)");
});

test("keeps the focus in the panel when a press removes its control", async ({ page }) => {
  await openHydrated(page, "/design/workbench");
  const search = page.getByLabel("Find a token by name, value or use");
  await search.fill("spacing.6");
  await search.press("Enter");
  await expect(page.getByRole("heading", { level: 3, name: "spacing.6" })).toBeFocused();
  await page.getByRole("spinbutton").first().fill("1.75");
  await page.getByRole("button", { name: /^Put back: spacing\.6,/ }).press("Enter");
  await expect(page.getByRole("heading", { name: "Your changes" })).toBeFocused();
  await page.getByRole("spinbutton").first().fill("1.875");
  await page.getByRole("button", { name: "Back to saved" }).press("Enter");
  await expect(page.locator("h2:focus")).toHaveId("token");
});

test("undoes the last change from a number field and from the empty search field", async ({ page }) => {
  await openHydrated(page, "/design/workbench");
  const lightness = page.getByRole("spinbutton", { name: "Lightness" });
  await lightness.fill("0.4");
  await lightness.press("ControlOrMeta+Z");
  await expect(lightness).toHaveValue("0.5142");
  await expect(page.getByText("No changes")).toBeVisible();
  await page.getByLabel("Find a token by name, value or use").press("ControlOrMeta+Shift+Z");
  await expect(lightness).toHaveValue("0.4");
});
