import type { SiteLink } from "./link.ts";

/** Days after a payment during which everything can be refunded. */
const returnDays = 14;
/** Last day for a refund, in days before a live course, workshop or retreat. */
const noticeDays = 7;

const gift = `You can also get a gift back within ${returnDays} days.`;

/** Refund rules for every page that shows a price. Samples until a lawyer has confirmed them. */
export const refunds = {
  /** For memberships with everything that they include, and for courses at your own pace. */
  short: `Full refund within ${returnDays} days of paying, or at any time before what you paid for opens.`,
  /** For workshops, retreats, and live programs that have their own price. */
  live: `Full refund within ${returnDays} days of paying, or until ${noticeDays} days before it starts, whichever is later.`,
  /** For courses that people can take at their own pace or live. */
  course: `Full refund within ${returnDays} days of paying. After that, until your membership or self-paced course opens, or until ${noticeDays} days before a live course starts.`,
  /** For the top of the terms, which have all rules. */
  summary: `After you pay, you have ${returnDays} days to change your mind.`,
  /** For products that can be downloaded at once. */
  shop: `Everything here has a full refund within ${returnDays} days of paying, even after you have opened it.`,
  gift,
  link: { label: "Refund rules", to: "/terms#refunds" } satisfies SiteLink,
  rules: [
    `Within ${returnDays} days of paying, you get a full refund, for any reason.`,
    "Before a membership or a course at your own pace opens, you get a full refund, however long ago you paid.",
    `After those days, a live course, workshop or retreat bought without a membership has a full refund until ${noticeDays} days before it starts. Even later, you can move to another date once, or send someone else.`,
    "A yearly membership runs to its end, and never renews without asking you. If you chose six monthly payments, you owe all six once the first month is over. If you stop a monthly membership, it ends at the end of that month.",
    "If we cancel or move something and the new date does not suit you, you get a full refund.",
    gift,
    "Illness, a birth, a death, a lost job: write to us, even after these dates. We would rather give the money back.",
  ],
  placeholder: true,
} as const;
