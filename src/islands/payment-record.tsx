import { useEffect } from "react";
import { trackCheckout } from "../analytics/track.ts";
import { useQuery } from "../components/use-address.ts";
import { type GiftLimits, paidGift } from "../giving/gift.ts";

interface PaymentRecordProps {
  /** Keys and prices of everything with a fixed price. */
  checkouts: readonly Parameters<typeof trackCheckout>[1][];
  gifts: readonly GiftLimits[];
}

/** Counts the payment that the URL names. Shows nothing. */
export function PaymentRecord({ checkouts, gifts }: PaymentRecordProps) {
  const query = useQuery();
  useEffect(() => {
    const key = new URLSearchParams(query).get("for");
    const paid = checkouts.find((checkout) => checkout.key === key) ?? paidGift(query, gifts);
    if (paid) trackCheckout("completed", paid);
  }, [query, checkouts, gifts]);
  return <span hidden data-stateful="" />;
}
