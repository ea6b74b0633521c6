import type { State } from "../state.ts";

export const eventStates: readonly State[] = [
  {
    name: "calendar menu open",
    needs: "scripts",
    async steps(tab) {
      const button = tab.getByRole("button", { name: "Add to calendar" }).first();
      await button.click();
      const menu = tab.getByRole("menu", { name: "Add to calendar" });
      await menu.waitFor();
      // A line is highlighted, as it is for whoever goes through them.
      await menu.press("ArrowDown");
      await menu.locator("[data-highlighted]").waitFor();
    },
  },
];
