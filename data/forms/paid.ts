import type { SiteLink } from "../link.ts";
import { contact } from "../site.ts";

/** Copy for the payment provider's return page. */
export const paidCopy = {
  title: "If you’ve just paid, thank you",
  paragraphs: [
    "The payment company will email your receipt. We’ll send what you bought in a separate email.",
    `If no receipt comes within an hour, check your spam folder, then write to ${contact.email}. If you didn’t pay, you haven’t been charged.`,
  ],
  ways: [
    { label: "Write to us", to: "/contact" },
    { label: "Back to the Academy", to: "/academy" },
    { label: "Back to the shop", to: "/shop" },
  ] satisfies SiteLink[],
} as const;
