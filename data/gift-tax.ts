import { site } from "./site.ts";

/** Effect of a gift on the giver's taxes, for every page that mentions it. */
export const giftTax = {
  fact: `Gifts to ${site.name} are generally not tax-deductible as charitable contributions. We are a ${site.legalForm}, not a charity.`,
  /** We call the Homestead nonprofit, and readers may take that to mean a charity. */
  homestead: "That includes gifts for the Homestead, which we call nonprofit because no one takes a profit from it.",
  ask: "If that matters to you, write before you give. We answer in writing, with the name of the organization that would receive your gift.",
} as const;
