import type { Page } from "@playwright/test";
import type { State } from "../state.ts";

const common = "homestead";

const marked = (tab: Page) => tab.locator("mark").first().waitFor();

export const searchStates: readonly State[] = [
  { name: "with results", needs: "scripts", address: `/search?q=${common}`, steps: marked },
  {
    name: "nothing found",
    needs: "scripts",
    address: "/search?q=zzzzzz",
    async steps(tab) {
      await tab.getByRole("main").getByRole("status").filter({ hasText: "Nothing found" }).waitFor();
    },
  },
];
