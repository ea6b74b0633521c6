import type { SiteLink } from "./link.ts";

/** Days after a payment in which everything can be returned. */
const returnDays = 14;
/** Days before a live course, workshop or retreat until which its price comes back. */
const noticeDays = 7;

/** Refund rules for every page that shows a price. Samples until a lawyer has confirmed them. */
export const refunds = {
  /** For courses, memberships and anything else that begins on a date. */
  short: `All your money back within ${returnDays} days of paying, and at any time before it opens.`,
  /** For products that can be downloaded at once. */
  shop: `For all that we sell here: your money back within ${returnDays} days, also after you have opened it.`,
  link: { label: "Refund rules", to: "/terms#refunds" } satisfies SiteLink,
  rules: [
    `Within ${returnDays} days of paying, you get back all that you paid. You need no reason.`,
    "Before a course or a membership opens, you get back all that you paid, however long ago that was.",
    `For a live course, a workshop or a retreat, you also get back everything until ${noticeDays} days before it starts. After that you can move to a later date once, or send someone else.`,
    "A membership of a year runs to its end, and none renews without asking you. If you pay in six months, all six are owed after the first month. A monthly membership ends with the month in which you stop it.",
    "If we cancel or move something and the new date does not suit you, you get back everything.",
    "Gifts can be returned within the same time.",
    "Illness, a birth, a death, a lost job: write to us, also after these dates. We have never wanted to keep money from someone in trouble.",
  ],
  placeholder: true,
} as const;
