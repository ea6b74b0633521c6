import type { Audit } from "../../../audit.ts";
import { asServed } from "../../../run/plan-visits.ts";
import { count } from "../../../words.ts";
import { settingsOf } from "./shown.ts";

/** Describes the coverage of a check in sentences: pages as opened, then other states. */
export function whereLooked(name: string, visits: Audit["visits"]): string[] {
  const own = visits.filter(({ checks }) => checks.includes(name));
  const opened = own.filter(({ state }) => state === asServed.state);
  const others = own.filter(({ state }) => state !== asServed.state);
  const pages = new Set(opened.map(({ page }) => page)).size;
  const states = new Set(others.map(({ page, state }) => `${page}\n${state}`)).size;
  return [
    ...(pages > 0 ? [`${count(pages, "page")} as opened, in ${settingsOf(opened)}.`] : []),
    ...(states > 0 ? [`${count(states, "other state")}, in ${settingsOf(others)}.`] : []),
  ];
}
