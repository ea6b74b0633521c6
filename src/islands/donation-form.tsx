import { donation, giftDots } from "../../data/forms/gifts.ts";
import type { Draft } from "../forms/drafts.ts";
import { giftIn } from "../giving/gift.ts";
import { dotSentence, outlineDots } from "../giving/gift-dots.ts";
import { GiftForm } from "../giving/gift-form.tsx";

const [amount] = donation.fields;

export function DonationForm({ labelledBy }: { labelledBy: string }) {
  return <GiftForm name="donation" form={donation} labelledBy={labelledBy} hints={dotHints} onValues={showDots} />;
}

function dotHints(values: Draft): Record<string, string> {
  const gift = giftIn(donation, values);
  return gift ? { [amount.name]: `${amount.hint} ${dotSentence(gift, giftDots)}` } : {};
}

function showDots(values: Draft): void {
  outlineDots(giftIn(donation, values), values.purpose, giftDots.value);
}
