import type { SiteLink } from "../link.ts";
import { contact } from "../site.ts";

/** Copy for the card provider's return page. */
export const paidCopy = {
  title: "If you have just paid, thank you",
  paragraphs: [
    "Your receipt comes by email from the payment company. What you bought follows in a mail of its own.",
    `No receipt after an hour? Look in the spam folder, then write to ${contact.email}. If you did not pay, nothing was taken.`,
  ],
  ways: [
    { label: "Write to us", to: "/contact" },
    { label: "Back to the Academy", to: "/academy" },
    { label: "Back to the shop", to: "/shop" },
  ] satisfies SiteLink[],
} as const;
