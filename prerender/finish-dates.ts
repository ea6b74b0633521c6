import type { Plugin } from "vite";
import { foundingOfferAt } from "../data/plan-offers.ts";
import { milestonesAt } from "../data/plans.ts";

/** Gives the browser of a site built at that time (ISO) what data/academy-dates.ts works out, and not the working. */
export function finishDates(builtAt: string): Plugin {
  return {
    name: "finish-dates",
    apply: "build",
    load(id, options) {
      if (options?.ssr || !id.endsWith("/data/academy-dates.ts")) return;
      const at = new Date(builtAt);
      const finished = { founding: foundingOfferAt(at), milestones: milestonesAt(at) };
      return Object.entries(finished)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
  };
}
