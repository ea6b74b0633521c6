import type { Choice } from "./forms/form.ts";
import type { SiteLink } from "./link.ts";

/** What is true of equity seats and of the pool that pays for them, wherever the site speaks of either. */
export const equitySeats = {
  /** What a seat costs, read after what it is. */
  price: "free or at the price you can pay",
  /** What gifts to the pool are spent on. */
  poolPaysFor: "seats and nothing else",
  apply: { label: "Apply for an equity seat", to: "/scholarships#equity-seat" } satisfies SiteLink,
} as const;

/** Stands beside the programs in the form; which thing it is comes up in the answer. */
export const fromTheShop = { value: "shop", label: "Something from the shop" } as const satisfies Choice;

/** The link to the form, with a program chosen by its slug, or the shop. */
export function equitySeatLink(program: string): SiteLink {
  const { label, to } = equitySeats.apply;
  return { label, to: to.replace("#", `?program=${program}#`) };
}
