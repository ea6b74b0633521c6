import type { Checkout } from "../../data/checkouts.ts";
import type { Form, GiftLink } from "../../data/forms/form.ts";
import type { GiftKey } from "../../data/forms/gifts.ts";
import type { giftThanksPage } from "../../data/pages.ts";
import { type Cents, isCents } from "../../money/cents.ts";
import type { Gift } from "./gift.ts";

const thanks: (typeof giftThanksPage)["path"] = "/donate/thanks";

/** What a gift of one kind may come to. */
export interface GiftLimits {
  gift: GiftKey;
  least: Cents;
  most: Cents;
}

/**
 * The payment company’s page for a gift: with the sum in cents, how often it is paid, and the address on this site,
 * below `origin`, that it leads back to. Without a gift it is the page alone, which asks for the sum.
 */
export function giftCheckout({ href, gift: key }: GiftLink, gift: Gift | undefined, origin: string): string {
  if (!gift) return href;
  const { amount, rhythm } = gift;
  const back = new URL(thanks, origin);
  back.search = String(new URLSearchParams({ for: key, amount: String(amount) }));
  const page = new URL(href);
  page.search = String(new URLSearchParams({ amount: String(amount), currency: "usd", rhythm, return_url: back.href }));
  return page.href;
}

/** What the gifts of a form may come to. */
export function giftLimits({ fields, sent }: Pick<Form, "fields" | "sent">): GiftLimits[] {
  const { link } = sent;
  if (!link) return [];
  return fields.flatMap((field) =>
    field.kind === "money" ? [{ gift: link.gift, least: field.least, most: field.most }] : [],
  );
}

/** The gift whose return address has this query; nothing where somebody else wrote it. */
export function paidGift(search: string, limits: readonly GiftLimits[]): Checkout | undefined {
  const query = new URLSearchParams(search);
  const limit = limits.find(({ gift }) => gift === query.get("for"));
  const typed = query.get("amount") ?? "";
  const price = /^\d{1,9}$/.test(typed) ? Number(typed) : undefined;
  if (!limit || !isCents(price) || price < limit.least || price > limit.most) return undefined;
  return { key: limit.gift, slug: limit.gift, price };
}
