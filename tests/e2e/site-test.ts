import { test as base, expect, type Page } from "@playwright/test";

/** Fails a test on any console error or warning, uncaught exception or policy violation that is not in `tolerated`. */
export const test = base.extend<{ complaints: string[]; tolerated: RegExp[] }>({
  tolerated: [[], { option: true }],
  complaints: [
    async ({ context, tolerated }, use) => {
      const complaints: string[] = [];
      context.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) complaints.push(message.text());
      });
      context.on("weberror", (error) => complaints.push(`uncaught: ${error.error().message}`));
      await use(complaints);
      expect(complaints.filter((text) => !tolerated.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { openHydrated } from "../../a11y/open-page.ts";
export { expect };

/** Makes the page's `localStorage` throw, as browsers do when the visitor blocks storage. */
export async function denyStorage(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    }),
  );
}

/** Chooses a color mode in the header's menu. */
export async function chooseColors(page: Page, mode: "Dark" | "Light"): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Colors" }).click();
  await page.getByRole("menuitemradio", { name: mode }).click();
}
