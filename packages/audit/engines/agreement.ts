import { isDemanded } from "../core/audit.ts";
import type { CheckName } from "../core/check-names.ts";
import type { Seen } from "../core/excuses.ts";
import { type Doubt, doubts } from "./doubts.ts";

function includes(names: readonly CheckName[], by: string): boolean {
  return names.some((name) => name === by);
}

function isDoubted({ engines, rules, tags }: Doubt, { by, found }: Seen): boolean {
  const [tag = ""] = /[\w-]+/.exec(found.element.markup) ?? [];
  return includes(engines, by) && rules.includes(found.rule) && (tags.length === 0 || tags.includes(tag));
}

/**
 * True if a result can confirm a result of the engine `by`. Results of html-validate confirm no other engine, because
 * it does not know computed styles and names. Doubted results do not confirm html-validate.
 */
function isWitness({ one, doubt }: { one: Seen; doubt: Doubt | undefined }, by: string): boolean {
  return one.by !== by && one.by !== "html-validate" && (by !== "html-validate" || doubt === undefined);
}

/** True if the level of `other` suffices to confirm `one`: only a result at A or AA confirms a result at A or AA. */
function isAsStrict(other: Seen, one: Seen): boolean {
  return isDemanded(other.found) || !isDemanded(one.found);
}

/**
 * Marks doubted failures among the sightings of one barrier for review, unless another engine or check confirms them.
 */
export function agreed(sightings: readonly Seen[], known: readonly Doubt[] = doubts): Seen[] {
  const doubted = sightings.map((one) => ({ one, doubt: known.find((doubt) => isDoubted(doubt, one)) }));
  const sure = doubted.filter(({ one }) => one.found.certainty === "fails");
  return doubted.map(({ one, doubt }) => {
    if (!doubt || one.found.certainty !== "fails") return one;
    const { by } = doubt;
    const confirms = (other: (typeof sure)[number]) =>
      isWitness(other, one.by) && isAsStrict(other.one, one) && (by.length === 0 || includes(by, other.one.by));
    if (sure.some(confirms)) return one;
    const message = `${one.found.message} No other engine agrees.`;
    return { ...one, found: { ...one.found, certainty: "needs review", message } };
  });
}
