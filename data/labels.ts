/** Short labels of components that many pages share. */
export const labels = {
  newTab: "(opens in a new tab)",
  breadcrumb: "Breadcrumb",
  notifications: { order: "Newest first", close: "Close notification" },
  questions: "Questions",
  /** Joins a link's words and its subject. */
  about: "about",
  /** Joins a program and its partner. */
  partner: "with",
  product: {
    book: "Book Now",
    contribute: "Contribute",
    elsewhere: "Learn More",
    details: "View Details",
    slidingScale: "Sliding Scale / Pay-It-Forward",
    equity: "Equity seats available",
    payItForward: "Pay-it-forward option",
    featured: "Popular",
    /** Announced before the former price and before the current one. */
    was: "Was",
    now: "now",
  },
} as const;
