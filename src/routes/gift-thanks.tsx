import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { donation, payItForward } from "../../data/forms/gifts.ts";
import { giftThanks } from "../../data/giving.ts";
import { giftThanksPage } from "../../data/pages.ts";
import { trackCheckout } from "../analytics/track.ts";
import { giftLimits, paidGift } from "../giving/gift.ts";
import { unlistedHead } from "../layout/page-meta.ts";
import { GiftThanks } from "../sections/donate/gift-thanks.tsx";
import type { Route } from "./+types/gift-thanks.ts";

export const meta = () => unlistedHead(giftThanksPage);

/** Runs at build time, so that only each form's amount limits reach this page. */
export function loader() {
  return [donation, payItForward].flatMap(giftLimits);
}

export default function GiftThanksRoute({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation();
  useEffect(() => {
    const paid = paidGift(search, loaderData);
    if (paid) trackCheckout("completed", paid);
  }, [loaderData, search]);
  return <GiftThanks {...giftThanks} />;
}
