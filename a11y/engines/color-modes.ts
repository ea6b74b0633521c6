import type { Page } from "@playwright/test";
import { type Mode, type ModeName, modes } from "../modes.ts";

/** Whether in one mode every element stands where it stands in another, in the same size. The page is left in the first. */
export async function differsInColorsOnly(tab: Page, mode: ModeName, other: ModeName): Promise<boolean> {
  await settle(tab);
  const boxes = await visibleBoxes(tab);
  await setColors(tab, modes[other]);
  const boxesThere = await visibleBoxes(tab);
  await setColors(tab, modes[mode]);
  return boxes === boxesThere;
}

async function setColors(tab: Page, { colorScheme, contrast }: Mode) {
  await tab.emulateMedia({ colorScheme, contrast: contrast ?? "no-preference" });
  await settle(tab);
}

/** Bands that are still to be rendered would move under an engine’s eyes, and so would what the sticky header covers half. */
export async function settle(tab: Page): Promise<void> {
  await tab.locator("html:not(.deferred)").waitFor({ state: "attached" });
  await tab.evaluate(async () => {
    scrollTo({ top: 0, behavior: "instant" });
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

function visibleBoxes(tab: Page): Promise<string> {
  return tab.evaluate(() =>
    [...document.body.querySelectorAll("*")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.localName, ...[x, y, width, height].map(Math.round)].join(" ");
      })
      .join("\n"),
  );
}
