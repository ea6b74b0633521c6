import { rolePackCopy } from "../../data/quiz/role-pack-copy.ts";
import type { State } from "../state.ts";

/** Hash that the button of a result creates. See src/quiz/role-pack.ts. */
const pack = "#role=weaver&counts=0.0.0.0.0.0.0.0.0.15&pillars=individualism.either_or&programs=pass-hub&owner=zo";

export const rolePackStates: readonly State[] = [
  {
    name: "made from a result",
    needs: "scripts",
    address: `/quiz/role-pack${pack}`,
    before: async (tab) => [
      await tab.addInitScript(() => {
        window.print = () => {};
      }),
    ],
    steps: (tab) => tab.getByRole("button", { name: rolePackCopy.toolbar.print }).waitFor(),
  },
];
