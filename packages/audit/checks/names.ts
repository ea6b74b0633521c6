import type { Page } from "@playwright/test";
import type { Found } from "../core/audit.ts";
import type { Check, PageUnderTest } from "../core/check.ts";
import { groupBy } from "../core/group-by.ts";
import { inPageHandle } from "../runner/in-page.ts";
import { sendNothing } from "../runner/tabs.ts";
import { type Failure, failuresOf, findings } from "./helpers/describe-findings.ts";
import { type Named, readNamed } from "./helpers/named.ts";

const failure = failuresOf({
  "links-of-one-name-in-one-place": ["2.4.4", "State the destination in the name of each link."],
  "links-of-one-name-to-compare": ["2.4.4", "Check whether both links have the same purpose.", "needs review"],
  "links-of-one-name": ["2.4.9", "Give links with different destinations different names."],
  "name-says-nothing": ["2.4.9", "Name the destination or the action."],
  "label-not-in-name": ["2.5.3", "Start the accessible name with the visible label."],
  "purpose-not-told": ["1.3.5", "Add the autocomplete token for the purpose of the field."],
  "purpose-may-not-be-told": [
    "1.3.5",
    "If the field is about the visitor, add the autocomplete token for its purpose.",
    "needs review",
  ],
  "group-without-name": ["1.3.1", "Name the group with a legend, aria-labelledby or aria-label."],
  "group-may-lack-name": ["1.3.1", "Check whether the controls belong together under a name.", "needs review"],
  "navigation-in-another-order": ["3.2.3", "Keep repeated links in the same order on every page."],
  "same-link-other-name": [
    "3.2.4",
    "Check whether both links are for the same, and give them one name on every page.",
    "needs review",
  ],
  "help-in-another-order": ["3.2.6", "Keep contact and help options in the same order on every page."],
});

const saysNothing =
  /^((click )?(here|more|this|link|details|go|read more|learn more|see more|more info|continue|view|download|html|pdf|epub|csv|plain text)|(this|that|these|those) \w{1,60})$/i;

/** Label patterns of fields, with the autocomplete tokens of WCAG 2.2, 1.3.5 that fit them. */
const purposes: readonly { label: RegExp; tokens: readonly string[] }[] = [
  {
    label: /^(your )?(full )?name$/i,
    tokens: ["name", "given-name", "family-name", "nickname", "username", "cc-name", "organization"],
  },
  { label: /^(your )?first name$/i, tokens: ["given-name", "cc-given-name"] },
  { label: /^(your )?last name$/i, tokens: ["family-name", "cc-family-name"] },
  { label: /^(your )?e-?mail( address)?$/i, tokens: ["email", "username"] },
  { label: /^(your )?(tele)?phone( number)?$/i, tokens: ["tel", "tel-national", "tel-local"] },
];

/**
 * Start of a label that addresses the visitor. Such a label shows that the field is about the visitor, as 1.3.5
 * requires.
 */
const addresses = /^your /i;

/** Roles that fail without a name. A nameless `group` only needs a review. */
const named = new Set(["radiogroup", "progressbar", "dialog", "form"]);

const several = 2;

const references = new Map<string, Promise<Named[]>>();

const isHelp = ({ href }: Named) => /^(mailto|tel):|\/contact\/?$/.test(href);

export const names: Check = {
  name: "names",
  purpose:
    "Finds names that are unclear out of context, do not contain the visible label, are ambiguous, or differ between pages.",
  criteria: ["1.3.1", "1.3.5", "2.4.4", "2.4.9", "2.5.3", "3.2.3", "3.2.4", "3.2.6"],
  runs: {
    environments: ["light 390", "light 1280"],
    states: "one of each kind",
    because: "Names are the same in every color mode. Narrow and wide windows show different controls.",
  },
  async run({ tab, origin }: PageUnderTest): Promise<Found[]> {
    const all = await readNamed(tab);
    const elements = await inPageHandle(tab, "lastNamed");
    return findings(tab, elements, [
      ...(await sameNames(tab, all)),
      ...all.flatMap(wrongName),
      ...(await differsFromHome(tab, origin, all)),
    ]);
  },
};

async function sameNames(tab: Page, all: readonly Named[]): Promise<Failure[]> {
  const links = all.filter(({ role, name, href }) => role === "link" && name !== "" && href !== "");
  const wrong: Failure[] = [];
  for (const alike of groupBy(links, ({ name }) => name.toLowerCase())) {
    const [first] = alike;
    const other = alike.find(({ href }) => href !== first?.href);
    if (!first || !other) continue;
    const isInOnePlace = first.context === other.context;
    const content = isInOnePlace ? await compareContent(tab, [first.href, other.href]) : "unclear";
    if (content === "same") continue;
    const message = `The links to ${first.href} and ${other.href} have the same name, “${first.name}”.`;
    const ofPlace = content === "different" ? "links-of-one-name-in-one-place" : "links-of-one-name-to-compare";
    wrong.push(failure(isInOnePlace ? ofPlace : "links-of-one-name", other.element, message));
  }
  return wrong;
}

function wrongName(one: Named): Failure[] {
  const { element, role, name, label, isGiven, autocomplete, holds, tag } = one;
  const wrong: Failure[] = [];
  if (["link", "button"].includes(role) && saysNothing.test(name))
    wrong.push(failure("name-says-nothing", element, `The name of the element is “${name}”.`));
  if (label && name && !isContained(label, name, { allowsGaps: !isGiven }))
    wrong.push(
      failure("label-not-in-name", element, `The visible label is “${label}”, but the accessible name is “${name}”.`),
    );
  const purpose = tag === "input" ? purposes.find((known) => known.label.test(label)) : undefined;
  if (purpose && !purpose.tokens.some((token) => autocomplete.split(" ").includes(token))) {
    const message = `The field asks for “${label}”. Its autocomplete value is “${autocomplete}” instead of “${purpose.tokens[0]}”.`;
    const isSure = addresses.test(label) && ["", "on", "off"].includes(autocomplete);
    wrong.push(failure(isSure ? "purpose-not-told" : "purpose-may-not-be-told", element, message));
  }
  const needsName = role === "progressbar" || role === "radiogroup" || holds >= several;
  if (!name && needsName && (named.has(role) || role === "group")) {
    const rule = named.has(role) ? "group-without-name" : "group-may-lack-name";
    wrong.push(failure(rule, element, `The element with the role ${role} has no name.`));
  }
  return wrong;
}

/**
 * True if the name contains the visible words in a row. With `allowsGaps`, words for screen readers may come between
 * them, as in a name from content. Ignores hyphens, invisible characters such as soft hyphens, and the rest of an
 * abbreviated word. A label of one letter is a symbol, which the name need not contain.
 */
export function isContained(label: string, name: string, { allowsGaps }: { allowsGaps: boolean }): boolean {
  const words = (text: string): string[] =>
    text
      .toLowerCase()
      .replaceAll(/(?<=\p{L})-(?=\p{L})|\p{Cf}/gu, "")
      .match(/[\p{L}\p{N}]+\.?/gu) ?? [];
  const isSame = (word: string, other = "") => {
    const [one, whole] = [word.replace(/\.$/, ""), other.replace(/\.$/, "")];
    return one === whole || (word.endsWith(".") && /^\p{L}{2,}$/u.test(one) && whole.startsWith(one));
  };
  const wanted = words(label);
  const named = words(name);
  if (wanted.length === 1 && /^\p{L}$/u.test(wanted[0] ?? "")) return true;
  if (!allowsGaps)
    return named.some((_, from) => wanted.every((word, at) => isSame(word, named[from + at]))) || wanted.length === 0;
  let at = 0;
  return wanted.every((word) => {
    at = named.findIndex((other, index) => index >= at && isSame(word, other)) + 1;
    return at > 0;
  });
}

/** Time in milliseconds in which a page may redirect or load its content. */
const settleTime = 200;

/**
 * Limits for comparing content. The shorter content must have at least `words` long words. The two contents differ if
 * the longer one lacks more than `share` of these words.
 */
const telling = { share: 0.5, words: 20 };

/** Compares the content at two addresses. Only a person can compare short content, or pages of another site. */
async function compareContent(tab: Page, addresses: readonly string[]): Promise<"same" | "different" | "unclear"> {
  const { origin } = new URL(tab.url());
  if (!addresses.every((address) => address.startsWith(`${origin}/`))) return "unclear";
  const texts = await inGuestTab(tab, async (guest) => {
    const read = () => (document.querySelector("main") ?? document.body)?.innerText.replaceAll(/\s+/g, " ") ?? "";
    const texts: string[] = [];
    for (const address of addresses) {
      await guest.goto(address);
      // Scripts and redirects may change the content after it has loaded.
      await guest.waitForTimeout(settleTime);
      texts.push(await guest.evaluate(read));
    }
    return texts;
  });
  if (texts[0] === texts[1]) return "same";
  const [fewer = [], more = []] = texts
    .map((text) => [...new Set(text.toLowerCase().match(/\p{L}{5,}/gu))])
    .sort((one, two) => one.length - two.length);
  const missing = fewer.filter((word) => !more.includes(word)).length;
  return fewer.length >= telling.words && missing > fewer.length * telling.share ? "different" : "unclear";
}

/**
 * Calls `read` with an empty tab of the same size in a separate context, and then closes that context. In a full
 * browser, two tabs of one context share a window, and that window's size then takes precedence over the size of a tab.
 */
async function inGuestTab<Result>(tab: Page, read: (guest: Page) => Promise<Result>): Promise<Result> {
  const browser = tab.context().browser();
  if (!browser) throw new Error("names: the tab has no browser that can open a second tab");
  const context = await browser.newContext({ viewport: tab.viewportSize(), locale: "en-US", reducedMotion: "reduce" });
  try {
    const guest = await context.newPage();
    await sendNothing(guest);
    return await read(guest);
  } finally {
    await context.close();
  }
}

async function differsFromHome(tab: Page, origin: string, all: readonly Named[]): Promise<Failure[]> {
  const width = tab.viewportSize()?.width ?? 0;
  const key = `${origin} ${width}`;
  const home = references.get(key) ?? readHome(tab, origin);
  references.set(key, home);
  return differencesFrom(await home, all);
}

function readHome(tab: Page, origin: string): Promise<Named[]> {
  return inGuestTab(tab, async (home) => {
    await home.goto(origin);
    return readNamed(home);
  });
}

export function differencesFrom(home: readonly Named[], all: readonly Named[]): Failure[] {
  const id = ({ landmark, href }: Named) => `${landmark} ${href}`;
  const around = (page: readonly Named[]) => {
    // A link to a part of the current page has a different URL on each page.
    const links = page.filter(({ landmark, href, isInside }) => landmark !== "" && href !== "" && !isInside);
    return links.filter((link, at) => links.findIndex((other) => id(other) === id(link)) === at);
  };
  const known = new Map(around(home).map((one, at) => [id(one), { ...one, at }]));
  let last = -1;
  return around(all).flatMap((one): Failure[] => {
    const before = known.get(id(one));
    if (!before) return [];
    const wrong: Failure[] = [];
    if (before.name !== one.name) {
      const message = `The link is named “${one.name}” here and “${before.name}” on the home page.`;
      wrong.push(failure("same-link-other-name", one.element, message));
    }
    if (before.at < last) {
      const rule = isHelp(one) ? "help-in-another-order" : "navigation-in-another-order";
      wrong.push(failure(rule, one.element, "The link comes later in the order here than on the home page."));
    }
    last = Math.max(last, before.at);
    return wrong;
  });
}
