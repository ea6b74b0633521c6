import { donation } from "../../data/forms/gifts.ts";
import { SiteForm } from "../forms/site-form.tsx";

export function DonationForm({ labelledBy }: { labelledBy: string }) {
  return <SiteForm name="donation" form={donation} labelledBy={labelledBy} />;
}
