import type { State } from "../state.ts";

export const shopStates: readonly State[] = [
  {
    // A shelf that has been emptied since somebody shared it.
    name: "shelf: nothing found",
    needs: "scripts",
    address: "/shop?category=none",
    async steps(tab) {
      await tab.locator("#shelf li").first().waitFor({ state: "detached" });
    },
  },
];
