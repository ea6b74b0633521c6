import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { oklchToHex } from "@kindred-ground/tokens/color/color.ts";
import type { Page } from "@playwright/test";
import { copySite } from "../site-copy.ts";
import { expect, test } from "./site-test.ts";

const port = 4197;
const origin = `http://127.0.0.1:${port}`;
let server: ChildProcess;
/** Copy of the site, because other tests read the site's files while this one saves mistakes in them. */
let folder: string;
/** Output of the server in the terminal. */
let printed = "";

const read = (file: string) => readFileSync(join(folder, file), "utf8");
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

test.describe.configure({ mode: "serial" });
test.use({ baseURL: origin });

test.beforeAll(async ({ browser, request }) => {
  folder = copySite("development");
  // Detached into a new process group, because the command starts the server in a child process.
  server = spawn("react-router", ["dev", "--port", String(port)], { cwd: folder, detached: true });
  for (const stream of [server.stdout, server.stderr])
    stream?.on("data", (text) => {
      printed += text;
    });
  await expect(async () => expect(await request.get(origin)).toBeOK()).toPass({ timeout: 600_000 });
  // The server bundles the libraries when the first page asks for them, and then reloads that page.
  const page = await browser.newPage();
  await page.goto(`${origin}/design/colors`);
  await page.waitForLoadState("networkidle");
  await page.close();
});

test.afterAll(async () => {
  if (server.pid && server.exitCode === null) {
    const exited = once(server, "exit");
    process.kill(-server.pid);
    await exited;
  }
  rmSync(folder, { recursive: true, force: true });
});

// Chakra caches a style by its properties, regardless of their order. On later pages, the server reuses the order of an
// earlier page, but the browser starts with an empty cache. So the same properties must have the same order all over
// the site.
for (const [before, path] of [
  ["/", "/academy"],
  ["/academy", "/"],
  ["/events", "/quiz"],
] as const) {
  test(`the development server shows ${path} after ${before} without warnings`, async ({ page, request }) => {
    await expect(await request.get(before)).toBeOK();
    await openListening(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

/** Opens a page, and waits until it has hydrated and its hot reload is connected. */
async function openListening(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => addEventListener("hydrated", () => Object.assign(window, { isHydrated: true })));
  const listens = page.waitForEvent("websocket");
  await page.goto(path);
  await (await listens).waitForEvent("framereceived");
  await page.waitForFunction(() => "isHydrated" in window);
}

test.describe("saving a token file several times", () => {
  const file = "theme/tokens/color.tokens.json";
  let saved: string;
  test.beforeAll(() => {
    saved = read(file);
  });
  // Writing an unchanged file would update the page of the next test.
  test.afterEach(() => {
    if (read(file) !== saved) write(file, saved);
  });

  /** Saves the color of most buttons with a lightness from 0 to 1. */
  const save = (lightness: number) => {
    const changed = saved.replace(
      /("600": \{ "\$value": \{ "colorSpace": "oklch", "components": \[)0\.5142/,
      `$1${lightness}`,
    );
    write(file, changed);
  };

  for (const { times, pause } of [
    { times: 2, pause: 500 },
    { times: 10, pause: 200 },
  ])
    test(`shows the last of ${times} saves ${pause} ms apart, and the verdict on it`, async ({ page }) => {
      await openListening(page, "/design/colors");
      // A slow page is still processing one update when the next one arrives.
      const browser = await page.context().newCDPSession(page);
      await browser.send("Emulation.setCPUThrottlingRate", { rate: 6 });
      const solid = () =>
        page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--k-colors-clay-solid"));
      const before = await solid();
      for (let time = 1; time < times; time++) {
        save(0.4 + time / 100);
        await new Promise((resume) => setTimeout(resume, pause));
      }
      // This color is too light for the text on it.
      save(0.9);
      const isShown = { timeout: 120_000 };
      await expect.poll(solid, isShown).toBe(oklchToHex([0.9, 0.1418, 38.9]));
      // Chromium slows a page by keeping a core busy, and the rest of the test does not need a slow page.
      await browser.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      const overlay = page.locator("vite-error-overlay");
      await expect(overlay.locator(".message-body")).toContainText("clay.solid", isShown);
      save(0.5142);
      await expect.poll(solid, isShown).toBe(before);
      await expect(overlay).toHaveCount(0, isShown);
    });

  test("the workbench's preview follows text styles, and shows print", async ({ page }) => {
    await openListening(page, "/design/workbench");
    const preview = page.frameLocator("main iframe >> nth=0");
    const lineHeight = () =>
      preview
        .locator("main p")
        .first()
        .evaluate((lead) => getComputedStyle(lead).lineHeight);
    // Hydration adds styles to the frame, even after this change.
    await expect(preview.locator("main p").first()).toBeVisible();
    const before = await lineHeight();
    await page.getByLabel("Find a token by name, value or use").fill("text lead");
    await page.getByRole("button", { name: "text.lead (type)" }).click();
    await page.getByLabel("Takes the value of: Line height").selectOption("lineHeights.body");
    await expect.poll(lineHeight).not.toBe(before);
    const navigation = preview.getByRole("navigation").first();
    await expect(navigation).toBeVisible();
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("button", { name: "Print", exact: true }).click();
    await expect(navigation).toBeHidden();
  });

  test("the workbench saves a token into its file, and no other site can", async ({ page, request }) => {
    await openListening(page, "/design/workbench");
    const save = page.getByRole("button", { name: "Save", exact: true });
    const unused = await save.evaluate((button) => getComputedStyle(button).backgroundColor);
    await page.getByRole("spinbutton", { name: "Lightness" }).fill("0.5");
    await save.click();
    await expect.poll(() => read(file)).toBe(saved.replace("[0.5142, 0.1418, 38.9]", "[0.5, 0.1418, 38.9]"));
    await expect(page.getByText("No changes")).toBeVisible();
    await expect(page.getByText("Saved. The site uses it now.")).toBeVisible();
    await expect(
      page.getByText(/theme\/brand\.json:\d+: clay\.solid: is #\w+, and color\.clay\.solid is/),
    ).toBeVisible();
    await expect(save).toBeFocused();
    await expect(save).toHaveCSS("background-color", unused);

    const refused = await request.post("/__save-tokens/color.tokens.json", {
      data: "{}",
      headers: { "Sec-Fetch-Site": "cross-site" },
    });
    expect([refused.status(), await refused.text()]).toEqual([400, "only the workbench can save tokens"]);
  });
});

test.describe("saving mistakes in token files", () => {
  // Vite logs each module that a mistake keeps from loading, and its own overlay fails on some errors in JSON.
  test.use({ tolerated: [/^\[vite\]|status of 500|^uncaught: .*split is not a function/] });

  /** Initial timeout in milliseconds for the page to show a save. */
  const firstPatience = 2_000;

  test("names them with file, line and fix, in the terminal and on the page", async ({ page }) => {
    await openListening(page, "/design/colors");
    const told = page.locator("vite-error-overlay .message-body");
    const rows = tokenMistakes.split("\n# ").flatMap((group) => {
      const [file = "", ...lines] = group.split("\n").filter(Boolean);
      return lines.map((line) => [`theme/tokens/${file}`, ...line.split(" ¦ ")]);
    });
    const saved = new Map(rows.map(([file = ""]) => [file, read(file)]));
    try {
      for (const [file = "", from = "", to = "", mistake = ""] of rows) {
        const text = saved.get(file) ?? "";
        const message = `${file}:${text.slice(0, text.indexOf(from)).split("\n").length}: ${mistake}`;
        let patience = firstPatience;
        await expect
          .soft(async () => {
            // Each attempt writes the file again, because the watcher drops a second save within 50 ms.
            write(file, text.replace(from, to));
            // Other files are restored only afterward, so that there is always a mistake.
            restore(file);
            // The timeout doubles, because each save makes a busy server start over.
            patience *= 2;
            await expect(told).toContainText(message, { timeout: patience });
            expect(printed).toContain(message);
          })
          .toPass({ timeout: 600_000 });
      }
    } finally {
      restore();
    }
    let patience = firstPatience;
    await expect(async () => {
      for (const [file, text] of saved) write(file, text);
      patience *= 2;
      await expect(told).toHaveCount(0, { timeout: patience });
    }).toPass({ timeout: 600_000 });

    function restore(except = ""): void {
      for (const [file, text] of saved) if (file !== except && read(file) !== text) write(file, text);
    }
  });
});

/**
 * Mistakes by file: text in the file, its replacement, and the message after the line's number. Each file has a
 * mistake, and one mistake results in invalid JSON. Tests in tests/unit/theme/ cover every kind of mistake.
 */
const tokenMistakes = `
# space.tokens.json
{ "value": 2.75, "unit": "rem" } ¦ { "value": 2.5, "unit": "rem" } ¦ sizes.target: 2.5rem is less than 44px, and a smaller target is hard to press; write at least 2.75 rem
# type.tokens.json
"body": { "$value": 1.6 } ¦ "body": { "$value": 1,6 } ¦ lineHeights.body: 1,6 has a comma; write 1.6
"heading": { "$value": [" ¦ "heading": { "$value": ["Lost", " ¦ fonts.heading: no file of the site loads the font Lost
# color.tokens.json
[0.5142, 0.1418, 38.9] ¦ [51.42, 0.1418, 38.9] ¦ color.clay.600: lightness is 51.42, which is outside 0 to 1; write 0.5142
# semantic.light.tokens.json
{color.clay.600} ¦ {color.clay.650} ¦ color.clay.solid: refers to {color.clay.650}, which is not defined; write {color.clay.600} or {color.clay.700}
# motion.tokens.json
[0.2, 0.7, 0.2, 1] ¦ "ease-out" ¦ easings.out: a cubic Bézier curve is "ease-out"; write [0, 0, 0.58, 1]
`;

test.describe("saving files in data/", () => {
  // A page with invalid data logs an error while it loads.
  test.use({ tolerated: [/status of 500/] });

  /** Changes a file with `change` while `work` runs, then restores it. */
  async function withSaved(file: string, change: (text: string) => string, work: () => Promise<void>): Promise<void> {
    const before = read(file);
    const changed = change(before);
    expect(changed).not.toBe(before);
    write(file, changed);
    try {
      await work();
    } finally {
      write(file, before);
    }
  }

  for (const { what, path, file, mistakes, from, to } of [
    {
      what: "a product",
      path: "/shop",
      file: "data/products.ts",
      mistakes: [
        {
          from: /price: usd\(\d+\),/,
          to: "price: usd(-5),",
          told: "data/products.ts, 'liberation-starter-pack', price: usd(-5) is not an amount of money",
        },
      ],
      from: "Liberation Starter Pack",
      to: "Starter Pack, Saved",
    },
    {
      what: "an article",
      path: "/articles/ask-your-shoulders-first",
      file: "data/articles/ask-your-shoulders-first.mdx",
      mistakes: [
        {
          from: "date: 2026-08-27",
          to: "date: Aug 27",
          told: "ask-your-shoulders-first.mdx: line 4: 'date': 'Aug 27' is not a valid date",
        },
        {
          from: "Your mouth says",
          to: "<Aside>Your</Aside> mouth says",
          told: "ask-your-shoulders-first.mdx: line 13: <Aside> is HTML; write it in Markdown",
        },
      ],
      from: "## A word for it",
      to: "## A word that was saved",
    },
  ])
    test(`shows a mistake in ${what} with its fix until it is fixed, and then the change`, async ({ page }) => {
      await openListening(page, path);
      const overlay = page.locator("vite-error-overlay");
      for (const mistake of mistakes) {
        await withSaved(
          file,
          (text) => text.replace(mistake.from, mistake.to),
          async () => {
            await expect(overlay.locator(".message-body")).toContainText(mistake.told);
            await page.reload();
            await expect(overlay.locator(".message-body")).toContainText(mistake.told);
          },
        );
        await expect(overlay).toHaveCount(0);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      }

      const shown = page.getByRole("heading", { name: to.replace("## ", "") }).first();
      await withSaved(
        file,
        (text) => text.replaceAll(from, to),
        async () => await expect(shown).toBeVisible(),
      );
    });
});
