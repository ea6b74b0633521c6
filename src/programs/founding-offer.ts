import type { Form } from "../../data/forms/form.ts";
import type { FoundingOffer } from "../../data/plan-offers.ts";

type Offer = Pick<FoundingOffer, "key" | "endsAt" | "ended">;

/** Whether its last day has ended where the Academy is. */
export function isOver({ endsAt }: Pick<FoundingOffer, "endsAt">, now: Date): boolean {
  return new Date(endsAt) <= now;
}

/** The waitlist without the founding membership, once that is over. */
export function openWaitlist(form: Form, offer: Offer, now: Date): Form {
  if (!isOver(offer, now)) return form;
  const fields = form.fields.map((field) =>
    field.kind === "choice" && field.name === "plan"
      ? { ...field, choices: field.choices.filter(({ value }) => value !== offer.key) }
      : field,
  );
  return { ...form, fields };
}

/** Says that the founding membership is over, where `plan` asks for it; undefined while it can be had. */
export function endedOffer(offer: Offer, plan: unknown, now: Date): string | undefined {
  return plan === offer.key && isOver(offer, now) ? offer.ended.text : undefined;
}
