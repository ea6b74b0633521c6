import type { State } from "../state.ts";

export const shopStates: readonly State[] = [
  {
    // A shared link to a shelf that has become empty.
    name: "shelf: nothing found",
    needs: "scripts",
    address: "/shop?category=none",
    async steps(tab) {
      await tab.locator("#shelf li").first().waitFor({ state: "detached" });
    },
  },
];
