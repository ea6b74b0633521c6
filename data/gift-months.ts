import type { giftMonth } from "./checks/giving.ts";
import type { Entry } from "./checks/rules.ts";
import { usd } from "./money.ts";

export type GiftMonth = Entry<typeof giftMonth>;

/**
 * Donations received and money spent by month, oldest first. The first entry is the total of all earlier months.
 * Samples until the organization provides its books. `docs/how-to/content.md` explains how to add a month.
 */
export const giftMonths: readonly GiftMonth[] = [
  {
    name: "2019 to October 2025",
    given: usd(86_900),
    spent: usd(83_400),
    paid: "Seats, neighbors and the land",
    placeholder: true,
  },
  { name: "November 2025", given: usd(2_850), spent: usd(3_100), paid: "Rent and heating oil", placeholder: true },
  { name: "December 2025", given: usd(6_900), spent: usd(4_200), paid: "Groceries and medicine", placeholder: true },
  { name: "January 2026", given: usd(2_100), spent: usd(3_450), paid: "Rent and rides", placeholder: true },
  { name: "February 2026", given: usd(1_950), spent: usd(2_700), paid: "Rent and medicine", placeholder: true },
  { name: "March 2026", given: usd(2_600), spent: usd(3_900), paid: "Seats in workshops, seed", placeholder: true },
  { name: "April 2026", given: usd(3_100), spent: usd(2_850), paid: "Young trees and tools", placeholder: true },
  { name: "May 2026", given: usd(2_750), spent: usd(3_300), paid: "Seats and retreat stays", placeholder: true },
  { name: "June 2026", given: usd(2_400), spent: usd(1_900), paid: "Groceries and rides", placeholder: true },
  { name: "July 2026", given: usd(2_300), spent: usd(2_050), paid: "Paths and a roof", placeholder: true },
  { name: "August 2026", given: usd(2_900), spent: usd(3_600), paid: "Rent and school things", placeholder: true },
  { name: "September 2026", given: usd(3_350), spent: usd(2_700), paid: "Equity seats", placeholder: true },
  { name: "October 2026", given: usd(3_450), spent: usd(1_800), paid: "Medicine and groceries", placeholder: true },
];
