import type { Form } from "../../data/forms/form.ts";
import type { FoundingOffer } from "../../data/plan-offers.ts";

type Offer = Pick<FoundingOffer, "key" | "endsAt" | "ended">;

/** True once the offer's last day has ended in the Academy's time zone. */
export function isOver({ endsAt }: Pick<FoundingOffer, "endsAt">, now: Date): boolean {
  return new Date(endsAt) <= now;
}

export function openWaitlist(form: Form, offer: Offer, now: Date): Form {
  if (!isOver(offer, now)) return form;
  const fields = form.fields.map((field) =>
    field.kind === "choice" && field.name === "plan"
      ? { ...field, choices: field.choices.filter(({ value }) => value !== offer.key) }
      : field,
  );
  return { ...form, fields };
}

/** Returns the text for an expired offer if `plan` is that offer, undefined while it is available. */
export function endedOffer(offer: Offer, plan: unknown, now: Date): string | undefined {
  return plan === offer.key && isOver(offer, now) ? offer.ended.text : undefined;
}
