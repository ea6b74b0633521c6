import { donation } from "../../data/forms/gifts.ts";
import { giftThanks } from "../../data/giving.ts";
import { giftThanksPage } from "../../data/pages.ts";
import { Island } from "../components/island.tsx";
import { giftLimits } from "../giving/gift.ts";
import { PaymentRecord } from "../islands/payment-record.tsx";
import { unlistedHead } from "../layout/page-meta.ts";
import { GiftThanks } from "../sections/donate/gift-thanks.tsx";

export const meta = () => unlistedHead(giftThanksPage);

export default function GiftThanksRoute() {
  return (
    <>
      <GiftThanks {...giftThanks} />
      <Island>
        <PaymentRecord checkouts={[]} gifts={giftLimits(donation)} />
      </Island>
    </>
  );
}
