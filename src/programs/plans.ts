import type { Form } from "../../data/forms/form.ts";
import type { DatedMilestone, MilestoneState } from "../../data/milestones.ts";
import type { FoundingOffer } from "../../data/plans.ts";

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

/** Returns the text about the offer’s end if `plan` is the offer and the offer has ended; otherwise undefined. */
export function endedOffer(offer: Offer, plan: unknown, now: Date): string | undefined {
  return plan === offer.key && isOver(offer, now) ? offer.ended.text : undefined;
}

/** Returns each milestone's state at `now`. The first future one is "next". Expects milestones in order of date. */
export function milestoneStates(milestones: readonly DatedMilestone[], now: Date): MilestoneState[] {
  const states = milestones.map(({ startsAt, endsAt }): MilestoneState => {
    if (new Date(endsAt) <= now) return "done";
    return startsAt && now < new Date(startsAt) ? "later" : "now";
  });
  const next = states.indexOf("later");
  return states.map((state, index) => (index === next ? "next" : state));
}
