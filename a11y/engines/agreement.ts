import type { Seen } from "../accepted-findings.ts";

/**
 * A certain result that engines are known to get wrong in some cases.
 *
 * `confirmed` needs a second engine or check that is certain of the same barrier at the same element. Without it, a
 * person decides. `dropped` is no failure at all.
 */
export interface Doubt {
  engine: string;
  rules: readonly string[];
  /** Limits the doubt to elements with this markup, or to results with this message. */
  where?: { markup?: RegExp; message?: RegExp };
  unless: "confirmed" | "dropped";
  because: string;
}

export const doubts: readonly Doubt[] = [];

function isDoubted({ engine, rules, where }: Doubt, { by, found }: Seen): boolean {
  return (
    engine === by &&
    rules.includes(found.rule) &&
    (where?.markup?.test(found.element.markup) ?? true) &&
    (where?.message?.test(found.message) ?? true)
  );
}

/** Corrects the sightings of one barrier at one element of one page by the doubts. */
export function agreed(sightings: readonly Seen[], known: readonly Doubt[] = doubts): Seen[] {
  const doubted = sightings.map((one) => ({ one, doubt: known.find((doubt) => isDoubted(doubt, one)) }));
  const sure = doubted.filter(({ one }) => one.found.certainty === "fails");
  return doubted.flatMap(({ one, doubt }) => {
    if (!doubt || one.found.certainty !== "fails") return [one];
    if (doubt.unless === "dropped") return [];
    if (sure.some((other) => other.one.by !== one.by && other.doubt?.unless !== "dropped")) return [one];
    return [
      {
        ...one,
        found: { ...one.found, certainty: "needs review", message: `${one.found.message} No other engine agrees.` },
      },
    ];
  });
}
