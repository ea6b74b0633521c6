import type { Page } from "@playwright/test";
import { type Named, readNamed } from "./read-named.ts";
import type { Barrier, Rule } from "./rule.ts";

export const sameRules = {
  "navigation-in-another-order": {
    criteria: ["3.2.3"],
    conformance: "AA",
    certainty: "fails",
    help: "Keep the order of what comes back on every page.",
  },
  "same-link-other-name": {
    criteria: ["3.2.4"],
    conformance: "AA",
    certainty: "fails",
    help: "Give what leads to the same place the same name on every page.",
  },
  "help-in-another-order": {
    criteria: ["3.2.6"],
    conformance: "A",
    certainty: "fails",
    help: "Keep the ways to get help in the same order on every page.",
  },
} as const satisfies Record<string, Rule>;

export type SameBarrier = Barrier<keyof typeof sameRules>;

/** Cached elements of the home page, by origin and width. */
const references = new Map<string, Promise<Named[]>>();

export async function differsFromHome(tab: Page, origin: string, all: readonly Named[]): Promise<SameBarrier[]> {
  const width = tab.viewportSize()?.width ?? 0;
  const key = `${origin} ${width}`;
  const home = references.get(key) ?? readHome(tab, origin);
  references.set(key, home);
  return sameBarriers(await home, all);
}

async function readHome(tab: Page, origin: string): Promise<Named[]> {
  const home = await tab.context().newPage();
  await home.goto(origin);
  const all = await readNamed(home);
  await home.close();
  return all;
}

const isHelp = ({ href }: Named) => /^(mailto|tel):|\/contact\/?$/.test(href);

export function sameBarriers(home: readonly Named[], all: readonly Named[]): SameBarrier[] {
  const id = ({ landmark, href }: Named) => `${landmark} ${href}`;
  const around = (page: readonly Named[]) => {
    // A link to a part of the current page has a different URL on each page.
    const links = page.filter(({ landmark, href, isInside }) => landmark !== "" && href !== "" && !isInside);
    return links.filter((link, at) => links.findIndex((other) => id(other) === id(link)) === at);
  };
  const known = new Map(around(home).map((one, at) => [id(one), { ...one, at }]));
  let last = -1;
  return around(all).flatMap((one): SameBarrier[] => {
    const before = known.get(id(one));
    if (!before) return [];
    const wrong: SameBarrier[] = [];
    if (before.name !== one.name) {
      const message = `It is “${one.name}” here, and “${before.name}” on the home page.`;
      wrong.push({ rule: "same-link-other-name", message, element: one.element });
    }
    if (before.at < last) {
      const rule = isHelp(one) ? "help-in-another-order" : "navigation-in-another-order";
      wrong.push({ rule, message: "It stands behind what it stands before on the home page.", element: one.element });
    }
    last = Math.max(last, before.at);
    return wrong;
  });
}
