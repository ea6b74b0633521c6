import { groupBy } from "../../run/group-by.ts";
import type { Named } from "./read-named.ts";
import type { Barrier, Rule } from "./rule.ts";

export const nameRules = {
  "links-of-one-name-in-one-place": {
    criteria: ["2.4.4"],
    conformance: "A",
    certainty: "fails",
    help: "Say in each link where it leads, at least in words that only screen readers hear.",
  },
  "links-of-one-name": {
    criteria: ["2.4.9"],
    conformance: "AAA",
    certainty: "fails",
    help: "Give links to different places different names.",
  },
  "name-says-nothing": {
    criteria: ["2.4.9"],
    conformance: "AAA",
    certainty: "fails",
    help: "Name what it leads to or does.",
  },
  "label-not-in-name": {
    criteria: ["2.5.3"],
    conformance: "A",
    certainty: "fails",
    help: "Begin the accessible name with the words that are seen.",
  },
  "purpose-not-told": {
    criteria: ["1.3.5"],
    conformance: "AA",
    certainty: "fails",
    help: "Add the autocomplete token of the purpose.",
  },
  "group-without-name": {
    criteria: ["1.3.1"],
    conformance: "A",
    certainty: "fails",
    help: "Name the group with a legend, aria-labelledby or aria-label.",
  },
} as const satisfies Record<string, Rule>;

export type NameBarrier = Barrier<keyof typeof nameRules>;

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

export function nameBarriers(all: readonly Named[]): NameBarrier[] {
  return [...sameNames(all), ...all.flatMap(wrongName)];
}

function sameNames(all: readonly Named[]): NameBarrier[] {
  const links = all.filter(({ role, name, href }) => role === "link" && name !== "" && href !== "");
  return groupBy(links, ({ name }) => name.toLowerCase()).flatMap((alike): NameBarrier[] => {
    const [first] = alike;
    const other = alike.find(({ href }) => href !== first?.href);
    if (!first || !other) return [];
    const message = `“${first.name}” leads to ${first.href} and to ${other.href}.`;
    const rule = first.context === other.context ? "links-of-one-name-in-one-place" : "links-of-one-name";
    return [{ rule, message, element: other.element }];
  });
}

function wrongName(one: Named): NameBarrier[] {
  const { element, role, name, label, autocomplete, holds, tag } = one;
  const wrong: NameBarrier[] = [];
  if (["link", "button"].includes(role) && saysNothing.test(name))
    wrong.push({ rule: "name-says-nothing", message: `Its name is “${name}”.`, element });
  if (label && name && !isContained(label, name))
    wrong.push({ rule: "label-not-in-name", message: `It shows “${label}”, and its name is “${name}”.`, element });
  const purpose = tag === "input" ? purposes.find((known) => known.label.test(label)) : undefined;
  if (purpose && !purpose.tokens.some((token) => autocomplete.split(" ").includes(token))) {
    const message = `It asks for “${label}”, and its autocomplete is “${autocomplete}”, not “${purpose.tokens[0]}”.`;
    wrong.push({ rule: "purpose-not-told", message, element });
  }
  const needsName = role === "progressbar" || role === "radiogroup" || (grouping.has(role) && holds >= several);
  if (needsName && !name)
    wrong.push({ rule: "group-without-name", message: `Its role is ${role}, and it has no name.`, element });
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
