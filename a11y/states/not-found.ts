import type { State } from "../state.ts";

export const notFoundStates: readonly State[] = [
  {
    name: "with pages near by",
    needs: "scripts",
    address: "/homested",
    async steps(tab) {
      await tab
        .getByRole("main")
        .getByRole("link", { name: /Homestead/ })
        .first()
        .waitFor();
    },
  },
];
