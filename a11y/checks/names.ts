import type { Page } from "@playwright/test";
import type { Found } from "../audit.ts";
import type { Check, Visit } from "../check.ts";
import { groupBy } from "../run/totals.ts";
import { type Named, readNamed } from "./names.page.ts";
import { type Barrier, type Elements, findings, type Rule } from "./page-elements.ts";

const nameRules = {
  "links-of-one-name-in-one-place": {
    criteria: ["2.4.4"],
    conformance: "A",
    certainty: "fails",
    help: "State the destination in the text of each link, or in text for screen readers.",
  },
  "links-of-one-name": {
    criteria: ["2.4.9"],
    conformance: "AAA",
    certainty: "fails",
    help: "Give links with different destinations different names.",
  },
  "name-says-nothing": {
    criteria: ["2.4.9"],
    conformance: "AAA",
    certainty: "fails",
    help: "Name the destination or the action.",
  },
  "label-not-in-name": {
    criteria: ["2.5.3"],
    conformance: "A",
    certainty: "fails",
    help: "Start the accessible name with the visible label.",
  },
  "purpose-not-told": {
    criteria: ["1.3.5"],
    conformance: "AA",
    certainty: "fails",
    help: "Add the autocomplete token for the purpose of the field.",
  },
  "group-without-name": {
    criteria: ["1.3.1"],
    conformance: "A",
    certainty: "fails",
    help: "Name the group with a legend, aria-labelledby or aria-label.",
  },
} as const satisfies Record<string, Rule>;

/** Names that mean nothing without their context. */
const saysNothing =
  /^(click )?(here|more|this|link|details|go|read more|learn more|see more|more info|continue|view)$/i;

/** Label patterns of fields, with the autocomplete tokens that WCAG 2.2, 1.3.5 defines for them. */
const purposes: readonly { label: RegExp; tokens: readonly string[] }[] = [
  { label: /^(your )?(full )?name$/i, tokens: ["name"] },
  { label: /^(your )?first name$/i, tokens: ["given-name"] },
  { label: /^(your )?last name$/i, tokens: ["family-name"] },
  { label: /^(your )?e-?mail( address)?$/i, tokens: ["email"] },
  { label: /^(your )?(tele)?phone( number)?$/i, tokens: ["tel", "tel-national"] },
];

const grouping = new Set(["group", "radiogroup", "progressbar", "dialog", "form"]);

/** Minimum number of controls in a group that needs a name. */
const several = 2;

const sameRules = {
  "navigation-in-another-order": {
    criteria: ["3.2.3"],
    conformance: "AA",
    certainty: "fails",
    help: "Keep repeated links in the same order on every page.",
  },
  "same-link-other-name": {
    criteria: ["3.2.4"],
    conformance: "AA",
    certainty: "fails",
    help: "Give links with the same destination the same name on every page.",
  },
  "help-in-another-order": {
    criteria: ["3.2.6"],
    conformance: "A",
    certainty: "fails",
    help: "Keep contact and help options in the same order on every page.",
  },
} as const satisfies Record<string, Rule>;

/** Cached elements of the home page, by origin and width. */
const references = new Map<string, Promise<Named[]>>();

const isHelp = ({ href }: Named) => /^(mailto|tel):|\/contact\/?$/.test(href);

export const names: Check = {
  name: "names",
  looksFor:
    "Finds names that are unclear out of context, do not contain the visible label, are ambiguous, or differ between pages.",
  criteria: ["1.3.1", "1.3.5", "2.4.4", "2.4.9", "2.5.3", "3.2.3", "3.2.4", "3.2.6"],
  runs: {
    settings: [
      { mode: "light", width: 390 },
      { mode: "light", width: 1280 },
    ],
    states: "every state",
    because: "Names are the same in every color mode. Narrow and wide windows show different controls.",
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

type NameBarrier = Barrier<keyof typeof nameRules>;

function nameBarriers(all: readonly Named[]): NameBarrier[] {
  return [...sameNames(all), ...all.flatMap(wrongName)];
}

function sameNames(all: readonly Named[]): NameBarrier[] {
  const links = all.filter(({ role, name, href }) => role === "link" && name !== "" && href !== "");
  return groupBy(links, ({ name }) => name.toLowerCase()).flatMap((alike): NameBarrier[] => {
    const [first] = alike;
    const other = alike.find(({ href }) => href !== first?.href);
    if (!first || !other) return [];
    const message = `The links to ${first.href} and ${other.href} have the same name, “${first.name}”.`;
    const rule = first.context === other.context ? "links-of-one-name-in-one-place" : "links-of-one-name";
    return [{ rule, message, element: other.element }];
  });
}

function wrongName(one: Named): NameBarrier[] {
  const { element, role, name, label, autocomplete, holds, tag } = one;
  const wrong: NameBarrier[] = [];
  if (["link", "button"].includes(role) && saysNothing.test(name))
    wrong.push({ rule: "name-says-nothing", message: `The name of the element is “${name}”.`, element });
  if (label && name && !isContained(label, name))
    wrong.push({
      rule: "label-not-in-name",
      message: `The visible label is “${label}”, but the accessible name is “${name}”.`,
      element,
    });
  const purpose = tag === "input" ? purposes.find((known) => known.label.test(label)) : undefined;
  if (purpose && !purpose.tokens.some((token) => autocomplete.split(" ").includes(token))) {
    const message = `The field asks for “${label}”. Its autocomplete value is “${autocomplete}” instead of “${purpose.tokens[0]}”.`;
    wrong.push({ rule: "purpose-not-told", message, element });
  }
  const needsName = role === "progressbar" || role === "radiogroup" || (grouping.has(role) && holds >= several);
  if (needsName && !name)
    wrong.push({ rule: "group-without-name", message: `The element with the role ${role} has no name.`, element });
  return wrong;
}

/** True if the name contains the visible words in order. Words for screen readers may come between them. */
function isContained(label: string, name: string): boolean {
  const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const named = words(name);
  let at = 0;
  return words(label).every((word) => {
    at = named.indexOf(word, at) + 1;
    return at > 0;
  });
}

type SameBarrier = Barrier<keyof typeof sameRules>;

async function differsFromHome(tab: Page, origin: string, all: readonly Named[]): Promise<SameBarrier[]> {
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
      const message = `The link is named “${one.name}” here and “${before.name}” on the home page.`;
      wrong.push({ rule: "same-link-other-name", message, element: one.element });
    }
    if (before.at < last) {
      const rule = isHelp(one) ? "help-in-another-order" : "navigation-in-another-order";
      wrong.push({
        rule,
        message: "The link comes later in the order here than on the home page.",
        element: one.element,
      });
    }
    last = Math.max(last, before.at);
    return wrong;
  });
}

interface WithElements extends Window {
  namedElements?: Element[];
}
