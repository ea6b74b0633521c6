import type { Check, Visit } from "../check.ts";
import type { Found } from "../finding.ts";
import { nameBarriers, nameRules } from "./operated/name-barriers.ts";
import { readNamed } from "./operated/read-named.ts";
import { type Elements, findings } from "./operated/rule.ts";
import { differsFromHome, sameRules } from "./operated/same-everywhere.ts";

interface WithElements extends Window {
  namedElements?: Element[];
}

export const names: Check = {
  name: "names",
  looksFor:
    "Names that say enough without what stands around, hold the words that are seen, tell two places apart, and stay the same from page to page.",
  criteria: ["1.3.1", "1.3.5", "2.4.4", "2.4.9", "2.5.3", "3.2.3", "3.2.4", "3.2.6"],
  runs: {
    settings: [
      { mode: "light", width: 390 },
      { mode: "light", width: 1280 },
    ],
    states: "every state",
    because: "What is named is the same in every color; a narrow window shows other controls than a wide one.",
  },
  async look({ tab, origin }: Visit): Promise<Found[]> {
    const all = await readNamed(tab);
    const elements = await tab.evaluateHandle(
      (): Elements => ({ elements: (window as WithElements).namedElements ?? [] }),
    );
    return [
      ...(await findings(tab, nameRules, nameBarriers(all), elements)),
      ...(await findings(tab, sameRules, await differsFromHome(tab, origin, all), elements)),
    ];
  },
};
