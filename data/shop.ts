import { equitySeatLink, equitySeats, fromTheShop } from "./equity-seats.ts";
import type { Link } from "./link.ts";
import { notDecidedId } from "./not-decided.ts";
import { refunds } from "./refunds.ts";

const equityLink = equitySeatLink(fromTheShop.value);

/** Copy for the shop and the product pages. The products are in products.ts. */
export const shop = {
  hero: {
    title: "Take the work home",
    lead: "Bundles, books, replays and an hour of good company.",
    waysTitle: "Three ways to pay",
    ways: [
      { name: "Full price", text: "The price on the page, if that works for you." },
      {
        name: "An equity seat",
        text: `The same thing, ${equitySeats.price}, for anyone who needs it.`,
      },
      { name: "Pay it forward", text: "A little more, so that the next person can pay less." },
    ],
    links: [equityLink],
  },
  featured: "Featured Products",
  all: {
    title: "Shop All",
    allCategories: "All Products",
    filterLabel: "Show one category",
    empty: "No products found in this category.",
    /** Shown if no product matches. */
    showAll: { label: "Show all products", to: "/shop#all" },
    refunds: { short: refunds.shop, link: refunds.link },
    count: { one: "1 product", other: "{count} products" },
  },
  closing: {
    title: "Money should never be the reason",
    links: [equityLink, { label: "Pay it forward", to: "/scholarships#contribute" }],
  },
  product: {
    about: "What it is",
    contents: "What you get",
    sample: "A sample page",
    tiersIntro: "Pick the step that fits your life today.",
    buy: "How to get it",
    buyHere: "You pay on our payment company’s secure page, in a new tab. The files come by email within minutes.",
    bookOutside: "You choose a time on our booking page, in a new tab.",
    buyOutside: "It is on another site, which opens in a new tab.",
    give: "You choose the amount on our scholarships page.",
    payNow: "Buy now",
    /** Replaces the payment button while its address is a sample. */
    tellMe: { label: "Tell me first", to: `#${notDecidedId}` },
    notYetBooked: "You can’t book online yet. Write to us, and we’ll find a time together.",
    refunds: { short: refunds.shop, link: refunds.link },
    ask: { label: "Ask us first", to: "/contact?inquiry=other" },
    equity: `The same thing, ${equitySeats.price}.`,
    equityLink,
    payItForward: "Add a little for the next person.",
    payItForwardLink: { label: "Pay it forward", to: "/scholarships#contribute" },
    related: "Goes well with",
  },
} as const satisfies Record<string, string | { links?: readonly Link[]; [part: string]: unknown }>;
