import { donation } from "../../data/forms/gifts.ts";
import { GiftForm } from "../giving/gift-form.tsx";

export function DonationForm({ labelledBy }: { labelledBy: string }) {
  return <GiftForm name="donation" form={donation} labelledBy={labelledBy} />;
}
