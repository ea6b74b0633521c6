import type { Checkout } from "../../data/checkouts.ts";
import type { Form, GiftLink } from "../../data/forms/form.ts";
import type { GiftKey } from "../../data/forms/gifts.ts";
import { isSample } from "../../data/link.ts";
import { type Cents, dollars, isCents, readDollars } from "../../data/money.ts";
import type { giftThanksPage } from "../../data/pages.ts";

export interface Gift {
  amount: Cents;
  rhythm: "once" | "monthly";
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns the gift in a form's values, which are typed (dollars) or validated (cents). Returns undefined without a
 * valid amount.
 */
export function giftIn({ fields }: Pick<Form, "fields">, values: Values): Gift | undefined {
  const field = fields.find(({ kind }) => kind === "money");
  if (field?.kind !== "money") return undefined;
  const value = values[field.name];
  const amount = typeof value === "string" ? readDollars(value) : value;
  if (!isCents(amount) || amount < field.min || amount > field.max) return undefined;
  return { amount, rhythm: values.rhythm === "monthly" ? "monthly" : "once" };
}

type Labeled = [label: string, text: string];

/**
 * Returns the entries that the giver reviews before paying, without empty fields. Accepts the same values as `giftIn`.
 */
export function giftReview({ fields, sent }: Pick<Form, "fields" | "sent">, values: Values): Labeled[] {
  return (sent.review ?? []).flatMap((entry): Labeled[] => {
    if ("text" in entry) return [[entry.label, entry.text]];
    const field = fields.find(({ name }) => name === entry.field);
    const value = String(values[entry.field] ?? "").trim();
    if (!field || value === "") return [];
    if (field.kind === "choice") {
      const choice = field.choices.find((each) => each.value === value);
      return choice ? [[entry.label, choice.label]] : [];
    }
    if (field.kind !== "money") return [[entry.label, value]];
    const gift = giftIn({ fields }, values);
    return gift ? [[entry.label, dollars(gift.amount)]] : [];
  });
}

export function giftSum({ sums }: Pick<GiftLink, "sums">, { amount, rhythm }: Gift): string {
  return sums[rhythm].replace("{amount}", () => dollars(amount));
}

/** Returns the link to the payment page of these values, unless that page is a sample or the form has none. */
export function payLink({ link, linkBy }: Form["sent"], values: Values): GiftLink | undefined {
  const own = linkBy?.links[String(values[linkBy.field])] ?? link;
  return own && isSample(own.href) ? undefined : own;
}

const thanks: (typeof giftThanksPage)["path"] = "/donate/thanks";

export interface GiftLimits {
  gift: GiftKey;
  min: Cents;
  max: Cents;
}

/**
 * Returns the URL of the payment provider's page for a gift. It contains the amount in cents, the frequency and the
 * return URL below `origin`. Without a gift it is the plain page, which asks for the amount.
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

export function giftLimits({ fields, sent: { link, linkBy } }: Pick<Form, "fields" | "sent">): GiftLimits[] {
  const links = [...(link ? [link] : []), ...Object.values(linkBy?.links ?? {})];
  return fields.flatMap((field) =>
    field.kind === "money" ? links.map(({ gift }) => ({ gift, min: field.min, max: field.max })) : [],
  );
}

/** Returns the gift in a return URL's query, or undefined if the query is invalid. Anyone can write such a URL. */
export function paidGift(search: string, limits: readonly GiftLimits[]): Checkout | undefined {
  const query = new URLSearchParams(search);
  const limit = limits.find(({ gift }) => gift === query.get("for"));
  const typed = query.get("amount") ?? "";
  const price = /^\d{1,9}$/.test(typed) ? Number(typed) : undefined;
  if (!limit || !isCents(price) || price < limit.min || price > limit.max) return undefined;
  return { key: limit.gift, slug: limit.gift, price };
}
