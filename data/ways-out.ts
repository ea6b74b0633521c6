import { booking } from "./contact.ts";
import { donation, payItForward } from "./forms/gifts.ts";
import type { SiteLink } from "./link.ts";
import { dollars } from "./money.ts";
import { partners } from "./partners.ts";
import { planOffers } from "./plans.ts";
import { isListed, products } from "./products.ts";
import { studyOffers, studyWords } from "./study.ts";

export interface WayOut {
  href: string;
  kind: keyof typeof waysOutWords.kinds;
  /** The item that visitors pay for, book or read at `href`. */
  what: string;
  price?: string;
  /** The page that contains the link. */
  back: SiteLink;
}

/** Copy for /not-open-yet, where sample links led before 2026-11-28. Pages opened before then still link to it. */
export const waysOutWords = {
  title: "Not open yet",
  lead: "You haven’t paid, booked or sent anything, and you don’t owe anything.",
  none: "All of our links are open now.",
  kinds: {
    payment: "Checkout isn’t open yet.",
    booking: "Booking isn’t open yet.",
    shop: "This isn’t on sale yet.",
    partner: "Our partner’s site isn’t linked yet.",
  },
} as const;

export const waysOut: readonly WayOut[] = [
  ...planOffers.flatMap(({ name, payments }) =>
    payments.map(({ href, price, rhythm }): WayOut => {
      const back = { label: "Back to the memberships", to: "/academy#pricing" };
      return { href, kind: "payment", what: `${name} membership`, price: `${price} ${rhythm}`, back };
    }),
  ),
  ...studyOffers.map(({ key, name, cost, href }): WayOut => {
    const back = { label: `Back to ${name}`, to: `/academy#${key}` };
    return { href, kind: "payment", what: name, price: `${cost} ${studyWords.once}`, back };
  }),
  ...products.filter(isListed).flatMap(({ slug, title, price, product_type, checkout_url, external_url }): WayOut[] => {
    const href = checkout_url ?? external_url;
    if (!href) return [];
    const elsewhere = product_type === "service" ? "booking" : "shop";
    const back = { label: `Back to ${title}`, to: `/shop/${slug}` };
    const cost = price === null ? undefined : dollars(price);
    return [{ href, kind: checkout_url ? "payment" : elsewhere, what: title, price: cost, back }];
  }),
  {
    href: donation.sent.link.href,
    kind: "payment",
    what: "A gift",
    price: "the amount you chose",
    back: { label: "Back to giving", to: "/donate#give" },
  },
  {
    href: payItForward.sent.link.href,
    kind: "payment",
    what: "Pay it forward",
    price: "the amount you chose",
    back: { label: "Back to paying it forward", to: "/scholarships#contribute" },
  },
  { href: booking.href, kind: "booking", what: booking.label, back: { label: "Back to Contact", to: "/contact" } },
  ...partners.map(({ name, link }): WayOut => {
    return { href: link, kind: "partner", what: name, back: { label: "Back to our partners", to: "/collaborations" } };
  }),
];
