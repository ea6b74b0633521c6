import type { Plugin } from "vite";
import { milestonesAt } from "../data/milestones.ts";
import { officeHours } from "../data/office-hours.ts";
import { foundingOfferAt } from "../data/plans.ts";
import { recommendedPrograms } from "../data/recommended-programs.ts";
import { seatPrograms } from "../data/seat-programs.ts";

/** Exports of each data/ module, for a site built at the given time. */
const finished: Record<string, (builtAt: Date) => Record<string, unknown>> = {
  "academy-dates.ts": (builtAt) => ({
    founding: foundingOfferAt(builtAt),
    milestones: milestonesAt(builtAt),
  }),
  "office-hours.ts": () => ({ officeHours }),
  "recommended-programs.ts": () => ({ recommendedPrograms }),
  "seat-programs.ts": () => ({ seatPrograms }),
};

/**
 * Replaces the modules in `finished` with their computed values, in the browser build only. `builtAt` is an ISO time.
 */
export function finishData(builtAt: string): Plugin {
  return {
    name: "finish-data",
    apply: "build",
    load(id, options) {
      const [, file = ""] = /\/data\/([\w-]+\.ts)$/.exec(id) ?? [];
      const values = options?.ssr ? undefined : finished[file]?.(new Date(builtAt));
      if (!values) return;
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
  };
}
