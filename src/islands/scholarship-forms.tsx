import { equitySeat } from "../../data/forms/equity-seat.ts";
import { payItForward } from "../../data/forms/gifts.ts";
import { track } from "../analytics/track.ts";
import { SiteForm } from "../forms/site-form.tsx";
import { GiftForm } from "../giving/gift-form.tsx";

export function EquitySeatForm({ labelledBy }: { labelledBy: string }) {
  return (
    <SiteForm name="equity-seat" form={equitySeat} labelledBy={labelledBy} onSent={() => track("equity_applied", {})} />
  );
}

export function PayItForwardForm({ labelledBy }: { labelledBy: string }) {
  return (
    <GiftForm
      name="donation"
      form={payItForward}
      labelledBy={labelledBy}
      onSent={() => track("pay_it_forward_selected", {})}
    />
  );
}
