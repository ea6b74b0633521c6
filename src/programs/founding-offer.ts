import type { Form } from "../../data/forms/form.ts";
import type { FoundingOffer } from "../../data/plan-offers.ts";
import { withChoices } from "../forms/with-choices.ts";

type Offer = Pick<FoundingOffer, "key" | "endsAt" | "ended">;

/** The waitlist without the founding membership, once that has ended. */
export function openWaitlist(form: Form, { key, endsAt }: Offer, now: Date): Form {
  if (now < new Date(endsAt)) return form;
  return withChoices(form, "plan", (choices) => choices.filter(({ value }) => value !== key));
}

/** Says that the founding membership is over, where `plan` asks for it; undefined while it can be had. */
export function endedOffer({ key, endsAt, ended }: Offer, plan: unknown, now: Date): string | undefined {
  return plan === key && new Date(endsAt) <= now ? ended : undefined;
}
