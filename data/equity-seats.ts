import type { Choice } from "./forms/form.ts";
import type { SiteLink } from "./link.ts";

/** Facts about equity seats and the pool that pays for them, for every page that mentions either. */
export const equitySeats = {
  /** Price of a seat, in words that follow the name of the offer. */
  price: "free or at the price you can pay",
  poolPaysFor: "seats in programs and things from the shop, and nothing else",
  apply: { label: "Apply for an equity seat", to: "/scholarships#equity-seat" } satisfies SiteLink,
} as const;

/** Choice after the programs in the equity seat form. Applicants name the product in their answer. */
export const fromTheShop = { value: "shop", label: "Something from the shop" } as const satisfies Choice;

/** Returns a link to the equity seat form with `program` preselected: a program’s slug, or "shop". */
export function equitySeatLink(program: string): SiteLink {
  const { label, to } = equitySeats.apply;
  return { label, to: to.replace("#", `?program=${program}#`) };
}
