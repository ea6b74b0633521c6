import type { Plugin } from "vite";
import { closures, officeHours } from "../data/office-hours.ts";
import { foundingOfferAt } from "../data/plan-offers.ts";
import { milestonesAt } from "../data/plans.ts";
import { recommendedPrograms } from "../data/recommended-programs.ts";
import { closedAhead } from "../data/sample-dates.ts";
import { seatPrograms } from "../data/seat-programs.ts";

/** What a module of data/ exports, for a site built at that time. */
const finished: Record<string, (builtAt: Date) => Record<string, unknown>> = {
  "academy-dates.ts": (builtAt) => ({ founding: foundingOfferAt(builtAt), milestones: milestonesAt(builtAt) }),
  "closed-days.ts": (builtAt) => ({ closedDays: closedAhead(closures, builtAt) }),
  "office-hours.ts": () => ({ officeHours }),
  "recommended-programs.ts": () => ({ recommendedPrograms }),
  "seat-programs.ts": () => ({ seatPrograms }),
};

/** Gives the browser of a site built at that time (ISO) what these modules work out, and not the working. */
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
