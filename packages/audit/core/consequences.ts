import { type Finding, isDemanded } from "./audit.ts";
import { barrierOf } from "./barriers.ts";
import { groupBy } from "./group-by.ts";

interface Consequence {
  cause: string;
  effect: string;
  /** Position of the affected element relative to the element of the cause. */
  at: "same element" | "child" | "ancestor";
  /** Rules of the effect. If absent, all rules of its barrier. */
  rules?: readonly string[];
}

/** Rules about controls whose content is their name. Fields and list boxes get their names from elsewhere. */
const namedByContent = ["button-name", "aria-command-name", "summary-name", "sia-r12"];

/** Barriers that disappear with another barrier, by the names of `barrierOf`. */
const consequences: readonly Consequence[] = [
  // An element with a role other than `list` leaves its items without a list.
  { cause: "aria children", effect: "list structure", at: "child" },
  { cause: "aria children", effect: "aria parent", at: "child" },
  { cause: "list structure", effect: "aria parent", at: "same element" },
  // A link that has the role of a button has one name for both.
  { cause: "name of a control", effect: "name of a link", at: "same element" },
  // The picture's text alternative is the name of its link or button.
  { cause: "text alternative", effect: "name of a link", at: "ancestor" },
  { cause: "text alternative", effect: "name of a control", at: "ancestor", rules: namedByContent },
  // An element that is out of sight shows no indicator, and an indicator that does not appear has no contrast.
  { cause: "focus-hidden-by-content", effect: "focus-invisible", at: "same element" },
  { cause: "focus-hidden-by-content", effect: "focus indicator contrast", at: "same element" },
  { cause: "focus-invisible", effect: "focus indicator contrast", at: "same element" },
  // An element may be too wide in one environment, and an element around it in another.
  { cause: "scrolls-sideways", effect: "scrolls-sideways", at: "ancestor" },
];

/**
 * Moves each consequence below its cause. Adds its criteria to the cause if both are equally certain. Linear in the
 * number of findings and the depth of their elements.
 */
export function withConsequences(findings: readonly Finding[]): Finding[] {
  const causes = new Map<Finding, Finding>();
  for (const ofPage of groupBy(findings, ({ places }) => places[0]?.page ?? "")) findCauses(ofPage, causes);
  const effects = new Map<Finding, Finding[]>();
  for (const effect of causes.keys()) {
    const root = rootOf(effect, causes);
    const known = effects.get(root);
    if (known) known.push(effect);
    else effects.set(root, [effect]);
  }
  return findings
    .filter((finding) => !causes.has(finding))
    .map((finding) => withEffects(finding, effects.get(finding) ?? []));
}

/** Returns a sentence about the consequences of a finding, or an empty text. Names at most three of them. */
export function consequencesInWords({ consequences: all = [] }: Finding): string {
  if (all.length === 0) return "";
  const named = all.slice(0, maxNamed).map(({ rule, element }) => `${rule} at ${element.selector}`);
  const more = all.length > maxNamed ? [`${all.length - maxNamed} more`] : [];
  return `Its consequences, in this entry: ${[...named, ...more].join("; ")}.`;
}

const maxNamed = 3;

function withEffects(finding: Finding, effects: readonly Finding[]): Finding {
  if (effects.length === 0) return finding;
  const certain = effects.filter(({ certainty }) => certainty === finding.certainty);
  const criteria = [...new Set([finding, ...certain].flatMap((one) => one.criteria))];
  return { ...finding, criteria, consequences: [...effects] };
}

/** Adds the cause of each of a page's findings to `causes`, if it has one. */
function findCauses(findings: readonly Finding[], causes: Map<Finding, Finding>): void {
  const keyOf = (barrier: string, selector: string) => JSON.stringify([barrier, selector]);
  const byKey = new Map(findings.map((finding) => [keyOf(barrierOf(finding.rule), finding.element.selector), finding]));
  const add = (cause: Finding | undefined, effect: Finding | undefined) => {
    if (cause && effect && !causes.has(effect) && isNoWorse(effect, cause)) causes.set(effect, cause);
  };
  const addOf = (rules: Consequence["rules"], cause: Finding, effect: Finding | undefined) => {
    if (!rules || (effect && rules.includes(effect.rule))) add(cause, effect);
  };
  for (const finding of findings) {
    const barrier = barrierOf(finding.rule);
    const { selector } = finding.element;
    for (const { cause, effect, at, rules } of consequences) {
      if (at === "same element" && effect === barrier) add(byKey.get(keyOf(cause, selector)), finding);
      if (at === "child" && effect === barrier) add(byKey.get(keyOf(cause, parentOf(selector))), finding);
      if (at === "ancestor" && cause === barrier)
        for (let above = parentOf(selector); above; above = parentOf(above))
          addOf(rules, finding, byKey.get(keyOf(effect, above)));
    }
  }
}

/** Returns the selector of the parent: the selector without its last part. Empty if there is only one part. */
function parentOf(selector: string): string {
  return selector.slice(0, Math.max(0, selector.lastIndexOf(" > ")));
}

/**
 * True if a finding can move below another without the loss of a severity, of a criterion that surely fails, or of an
 * excuse.
 */
function isNoWorse(effect: Finding, cause: Finding): boolean {
  if (effect.excuse || cause.excuse || (isDemanded(effect) && !isDemanded(cause))) return false;
  return effect.certainty === cause.certainty || isQuestionWithin(effect, cause);
}

/** True if the effect needs review, and has only criteria of the cause. */
function isQuestionWithin(effect: Finding, cause: Finding): boolean {
  const isKnown = effect.criteria.every((number) => cause.criteria.includes(number));
  return effect.certainty === "needs review" && isKnown;
}

function rootOf(effect: Finding, causes: ReadonlyMap<Finding, Finding>): Finding {
  let root = effect;
  for (let next = causes.get(root); next; next = causes.get(root)) root = next;
  return root;
}
